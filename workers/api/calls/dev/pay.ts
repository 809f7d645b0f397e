import { contract } from "~/api/contract";
import type { Cents } from "~/domain/money";
import type { Language } from "~/domain/value";
import { returnPages } from "../../adapters/payments/return-pages";
import { sandboxPage } from "../../adapters/payments/sandbox-html";
import { sandboxWords } from "../../adapters/payments/sandbox-words";
import { isPayable, type PaymentRow, paymentOfSession, toPayOf } from "../../db/payment";
import { refuse } from "../../http/refusal";
import { type ApiApp, serve } from "../../http/serve";
import { deliverToSelf, type SandboxEvent } from "./sandbox-deliver";

type PaymentType = "payment.succeeded" | "payment.processing" | "payment.failed" | "payment.cancelled";
type Action = "success" | "cancel" | "decline" | "delayed" | "settle" | "fail" | "redeliver";

/** What the provider sends for what its payer does, and the return page the payer is sent to. */
const ACTIONS: Record<Exclude<Action, "redeliver">, [PaymentType, ("success" | "cancel")?]> = {
  success: ["payment.succeeded", "success"],
  delayed: ["payment.processing", "success"],
  decline: ["payment.failed", "cancel"],
  cancel: ["payment.cancelled", "cancel"],
  settle: ["payment.succeeded"],
  fail: ["payment.failed"],
};

/** One id for each kind of event of a session: sent again, it is the same event. */
function eventOf(payment: PaymentRow, type: PaymentType): SandboxEvent {
  const session = payment.session ?? "";
  return { id: `evt_${session}_${type}`, type, data: { session, amount: toPayOf(payment), currency: "eur" } };
}

/** The newest event that was sent about a payment. */
async function lastEvent(db: D1Database, payment: PaymentRow): Promise<SandboxEvent | null> {
  const types = [...new Set(Object.values(ACTIONS).map(([type]) => type))];
  const ids = types.map((type) => eventOf(payment, type).id);
  const found = await db
    .prepare(
      `SELECT type FROM provider_event WHERE id IN (?, ?, ?, ?) ORDER BY received_at DESC, type = 'payment.processing' LIMIT 1`,
    )
    .bind(...ids)
    .first<PaymentType>("type");
  return found && eventOf(payment, found);
}

const euros = (cents: Cents, language: Language) =>
  new Intl.NumberFormat(language === "nl" ? "nl-NL" : "en-IE", { style: "currency", currency: "EUR" }).format(
    cents / 100,
  );

function buttonsOf(payment: PaymentRow, now: number): Action[] {
  if (payment.status === "processing") return ["settle", "fail", "redeliver"];
  if (isPayable(payment, now)) return ["success", "delayed", "decline", "cancel"];
  return payment.status === "open" ? [] : ["redeliver"];
}

function pageOf(payment: PaymentRow, language: Language, origin: string, now: number): Response {
  const words = sandboxWords[language];
  const { success, cancel } = returnPages(payment.chat_uri);
  const paid = ["processing", "held", "released"].includes(payment.status);
  return sandboxPage(
    {
      language,
      title: words.pay.title,
      to: words.pay.to,
      subject: payment.job_title ?? undefined,
      sum: euros(toPayOf(payment), language),
      status: words.pay.status[payment.status],
      buttons: buttonsOf(payment, now).map((action) => [action, words.pay.buttons[action]]),
      back: [origin + (paid ? success : cancel), words.back],
      note: words.test,
    },
    origin,
  );
}

/** The sandbox provider's payment page, and what its payer does there. */
export function serveSandboxPay(app: ApiApp): void {
  const { payPage, pay } = contract.dev;
  serve(app, payPage, async (q) => {
    const payment = (await paymentOfSession(q.db, q.param("session"))) ?? refuse("not_found");
    return pageOf(payment, q.language, q.origin, q.now);
  });

  serve(app, pay, async (q) => {
    const payment = (await paymentOfSession(q.db, q.param("session"))) ?? refuse("not_found");
    const { action } = await q.fields();
    const { env, execution, origin, now } = q;
    const through = { app, env, execution, origin, now };
    if (action === "redeliver") {
      await deliverToSelf(through, (await lastEvent(q.db, payment)) ?? refuse("transition"));
    } else {
      if (!isPayable(payment, now)) refuse("transition");
      const [type, to] = ACTIONS[action];
      await deliverToSelf(through, eventOf(payment, type));
      if (to) {
        const Location = origin + returnPages(payment.chat_uri)[to];
        return new Response(null, { status: 303, headers: { Location } });
      }
    }
    const after = (await paymentOfSession(q.db, q.param("session"))) ?? payment;
    return pageOf(after, q.language, q.origin, q.now);
  });
}
