import type { MailTemplate } from "~/content/mails";
import { released } from "~/domain/money/ledger";
import { type Cents, formatMoney } from "~/domain/money/money";
import type { ReleasedBy } from "~/domain/money/payment-status";
import type { Database, Write } from "../../db/database";
import { invoicing } from "../../db/invoice";
import { book } from "../../db/ledger";
import { mustNotBeStopped } from "../../db/money-stop";
import { notify } from "../../db/notify";
import { mail } from "../../db/outbox";
import { heldOfJob, type PaymentRow, paidOf } from "../../db/payment";
import { markReleased, onlyHeld } from "../../db/payment-status";
import { fullName } from "../../db/person";
import { mustHaveAdvanced } from "../../db/refunded";
import { mustHaveChanged } from "../../db/transaction";
import { refuseIfStopped } from "./refuse-if-stopped";

/** The caller notifies. */
export function bookRelease(db: Database, now: number, payment: PaymentRow, by: ReleasedBy): Write[] {
  return [
    mustNotBeStopped(db),
    markReleased(db, now, payment, by),
    mustHaveChanged(db),
    ...book(db, now, {
      event: "released",
      key: `released:${payment.id}`,
      entries: released(paidOf(payment)),
      payment: payment.id,
    }),
    mustHaveAdvanced(db, payment),
    ...invoicing(db, now, payment, payment.amount),
  ];
}

const MAILS = {
  owner: "payment_released",
  time: "payment_released_by_time",
} as const satisfies Partial<Record<ReleasedBy, MailTemplate>>;

function releaseNews(
  db: Database,
  now: number,
  payments: readonly PaymentRow[],
  { by, lapsed }: { by: ReleasedBy; lapsed: Cents },
): Write[] {
  const [first] = payments;
  if (!first || by === "team" || by === "dispute" || by === "together") return [];
  const amount = formatMoney(payments.reduce((sum, { helper_amount }) => sum + helper_amount, 0));
  const fee_percent = [...new Set(payments.map((payment) => payment.fee_percent))].join(" ");
  const about = { job: first.job_id, chat: first.chat_id };
  const job_title = first.job_title ?? "";
  return [
    ...notify(db, now, {
      ...about,
      to: paidOf(first).payee,
      type: "payment_released",
      key: `payment_released:${first.id}`,
      data: {
        job_title,
        name: fullName(first.payer),
        amount,
        fee_percent,
        step: by,
        ...(lapsed > 0 && { lapsed: formatMoney(lapsed) }),
      },
      mail: MAILS[by],
    }),
    ...(by === "time" && first.payee !== null
      ? [
          mail(db, now, {
            ...about,
            template: "paid_by_time",
            key: `paid_by_time:${first.id}`,
            to: { user: first.payer_id },
            data: { job_title, name: fullName(first.payee), amount, payment: first.id },
          }),
        ]
      : []),
  ];
}

interface JobRelease {
  by?: ReleasedBy;
  except?: readonly number[];
  lapsed?: Cents;
}

/** Fails when a payment of the job is disputed. */
export async function releaseOfJob(
  db: Database,
  now: number,
  job: number,
  { by = "owner", except = [], lapsed = 0 }: JobRelease = {},
): Promise<Write[]> {
  const payments = (await heldOfJob(db, job)).filter(({ id }) => !except.includes(id));
  if (payments.length > 0) await refuseIfStopped(db, "release");
  return [
    onlyHeld(db, job, payments),
    ...payments.flatMap((payment) => bookRelease(db, now, payment, by)),
    ...releaseNews(db, now, payments, { by, lapsed }),
  ];
}
