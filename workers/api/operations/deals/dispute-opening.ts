import { DESK_DAYS } from "~/domain/deals/dispute-life";
import { formatMoney } from "~/domain/money/money";
import { dropReports } from "../../db/appointment";
import type { Database, Write } from "../../db/database";
import { escalateOpened, insertDispute } from "../../db/dispute-status";
import { mail } from "../../db/outbox";
import type { PaymentRow } from "../../db/payment";
import { markDisputed } from "../../db/payment-status";
import { fullName } from "../../db/person";
import { isSuspended } from "../../db/suspension";
import { mustHaveChanged } from "../../db/transaction";
import { voidedStopOf } from "../money/voided-stop";
import { disputeNews } from "./dispute-news";
import { frozenFor, movedBeside } from "./dispute-sums";

const DAY_MS = 24 * 3600 * 1000;

interface DisputeOpening {
  payment: PaymentRow;
  opener: number;
  reason: string;
  absenceAt?: number | null;
  ownWords?: boolean;
  /** The parties had their days to agree in earlier disputes: our team decides at once. */
  late?: boolean;
  photos?: number;
}

export async function disputeOpening(
  db: Database,
  now: number,
  { payment, opener, reason, absenceAt = null, ownWords = true, late = false, photos = 0 }: DisputeOpening,
): Promise<Write[]> {
  const other = opener === payment.payer_id ? payment.payee_id : payment.payer_id;
  const away = other !== null && (await isSuspended(db, other));
  const atOnce = late || away;
  return [
    ...voidedStopOf(db, now, payment, "dispute"),
    markDisputed(db, payment),
    mustHaveChanged(db),
    insertDispute(db, now, { payment: payment.id, by: opener, reason, ownWords, absenceAt }),
    // The dispute decides who did not come.
    ...(payment.job_id === null ? [] : [dropReports(db, now, payment.job_id)]),
    ...(await disputeNews(db, now, payment, {
      by: opener,
      step: absenceAt === null ? "opened" : "contested",
      ends: atOnce ? null : now + DESK_DAYS * DAY_MS,
      photos,
    })),
    ...(atOnce
      ? [
          escalateOpened(db, now, payment.id),
          mustHaveChanged(db),
          ...(await disputeNews(db, now, payment, {
            by: null,
            step: "desk",
            last: null,
            untold: other,
            // The news that it was opened says the same to a suspended user.
            ...(away && { except: other }),
          })),
        ]
      : await confirmation(db, now, payment, {
          opener,
          template: absenceAt === null ? "dispute_opened" : "dispute_contested",
        })),
  ];
}

interface Confirmation {
  opener: number;
  template: "dispute_opened" | "dispute_contested";
}

async function confirmation(
  db: Database,
  now: number,
  payment: PaymentRow,
  { opener, template }: Confirmation,
): Promise<Write[]> {
  const isOwner = opener === payment.payer_id;
  const other = isOwner ? payment.payee : payment.payer;
  if (other === null) return [];
  const beside = await movedBeside(db, payment);
  return [
    mail(db, now, {
      template,
      key: `${template}:${payment.id}:${now}`,
      to: { user: opener },
      job: payment.job_id,
      chat: payment.chat_id,
      data: {
        job_title: payment.job_title ?? "",
        payment: payment.id,
        name: fullName(other),
        amount: formatMoney(frozenFor(isOwner ? "owner" : "helper", payment, beside)),
        ...(beside.length > 0 && { beside: 1 }),
        at: now + DESK_DAYS * DAY_MS,
      },
    }),
  ];
}
