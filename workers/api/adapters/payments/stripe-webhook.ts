import { z } from "zod";
import type { ProviderEvent } from "./port";
import { stateOf } from "./stripe-account";
import { isSigned, type StripeSettings } from "./stripe-client";
import { isMoneyMoved, movedMoney } from "./stripe-moved";

const NOTHING: ProviderEvent = { about: "nothing" };

const head = z.object({ id: z.string().min(1).max(200), type: z.string() });
type Head = z.output<typeof head>;
const snapshot = head.extend({ data: z.object({ object: z.unknown() }) });
const notification = head.extend({
  object: z.literal("v2.core.event"),
  related_object: z.object({ id: z.string().startsWith("acct_").max(200), type: z.literal("v2.core.account") }),
});

const session = z.object({
  id: z.string(),
  amount_total: z.int(),
  currency: z.string(),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
});
const payout = z.object({
  metadata: z.object({ payout: z.coerce.number().int().positive(), transfer: z.string().optional() }),
});

type SessionStatus = z.output<typeof session>["payment_status"];
type PaymentStep = Extract<ProviderEvent, { about: "payment" }>["event"];

/** With iDEAL | Wero, Checkout may complete before the money arrives; another event then reports the result. */
const COMPLETED: Record<SessionStatus, PaymentStep | null> = {
  paid: "succeed",
  unpaid: "processing",
  no_payment_required: null,
};
const SESSION_EVENTS = new Map<string, (status: SessionStatus) => PaymentStep | null>([
  ["checkout.session.completed", (status) => COMPLETED[status]],
  ["checkout.session.async_payment_succeeded", () => "succeed"],
  ["checkout.session.async_payment_failed", () => "fail"],
  ["checkout.session.expired", () => "cancel"],
]);
const PAYOUT_EVENTS = new Map<string, "paid" | "failed">([
  ["payout.paid", "paid"],
  ["payout.failed", "failed"],
  ["payout.canceled", "failed"],
]);
const ACCOUNT_EVENTS = [
  "v2.core.account[requirements].updated",
  "v2.core.account[configuration.recipient].capability_status_updated",
];

function ofSession({ id, type }: Head, object: unknown): ProviderEvent {
  const parsed = session.safeParse(object).data;
  const event = parsed && SESSION_EVENTS.get(type)?.(parsed.payment_status);
  if (!event) return NOTHING;
  return {
    about: "payment",
    id,
    type,
    session: parsed.id,
    event,
    cents: parsed.amount_total,
    currency: parsed.currency,
  };
}

function ofPayout({ id, type }: Head, object: unknown): ProviderEvent {
  const parsed = payout.safeParse(object).data?.metadata;
  const event = PAYOUT_EVENTS.get(type);
  return parsed && event
    ? { about: "payout", id, type, payout: parsed.payout, event, setApart: parsed.transfer }
    : NOTHING;
}

/** Events such as `charge.refunded` and `transfer.created` follow from others. */
async function snapshotEvent(settings: StripeSettings, body: unknown): Promise<ProviderEvent> {
  const event = snapshot.safeParse(body).data;
  if (!event) return NOTHING;
  if (isMoneyMoved(event.type)) return (await movedMoney(settings, event, event.data.object)) ?? NOTHING;
  if (event.type.startsWith("checkout.session.")) return ofSession(event, event.data.object);
  return event.type.startsWith("payout.") ? ofPayout(event, event.data.object) : NOTHING;
}

async function ofAccount(settings: StripeSettings, event: z.output<typeof notification>): Promise<ProviderEvent> {
  const { id, type, related_object: account } = event;
  const state = ACCOUNT_EVENTS.includes(type) ? await stateOf(settings, account.id) : null;
  return state ? { about: "account", id, type, session: account.id, ...state } : NOTHING;
}

const TOLERANCE_MS = 300_000;

/** Stripe's own check does not limit timestamps in the future. */
function isAhead(header: string, now: number): boolean {
  const at = /(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1];
  return !at || Number(at) * 1000 - now > TOLERANCE_MS;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** Null: no secret of our endpoints signed it recently. */
export async function parseWebhook(
  settings: StripeSettings,
  headers: Headers,
  body: string,
  now: number,
): Promise<ProviderEvent | null> {
  const header = headers.get("Stripe-Signature") ?? "";
  if (isAhead(header, now)) return null;
  const signed = await Promise.all(
    settings.webhookSecrets.map((secret) => isSigned(settings, secret, { header, body, now })),
  );
  if (!signed.includes(true)) return null;
  const content = parsed(body);
  const thin = notification.safeParse(content).data;
  return thin ? ofAccount(settings, thin) : snapshotEvent(settings, content);
}
