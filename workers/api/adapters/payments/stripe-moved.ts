import { z } from "zod";
import type { ChargebackEvent } from "~/domain/money/chargeback-life";
import type { ProviderEvent } from "./port";
import { type StripeSettings, stripeRequest } from "./stripe-client";

interface Head {
  id: string;
  type: string;
}

const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish();
const dispute = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string(),
  payment_intent: reference,
});
const refund = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  status: z.string().nullish(),
  metadata: z.object({ order: z.string().optional() }).nullish(),
  payment_intent: reference,
});
const transfer = z.object({
  id: z.string(),
  currency: z.string(),
  metadata: z.object({ payout: z.coerce.number().int().positive() }),
  reversals: z.object({
    data: z.array(z.object({ amount: z.int(), metadata: z.object({ order: z.string().optional() }).nullish() })),
  }),
});

const OPENS = "charge.dispute.created";
/** An inquiry (`warning_…`) moves no money; if the bank continues, `funds_withdrawn` follows. */
const STEPS = new Map<string, (status: string) => ChargebackEvent | null>([
  [OPENS, (status) => (isOpen(status) ? "open" : null)],
  ["charge.dispute.funds_withdrawn", () => "open"],
  ["charge.dispute.funds_reinstated", () => "win"],
  ["charge.dispute.closed", (status) => ENDS.get(status) ?? null],
]);
const ENDS = new Map<string, ChargebackEvent>([
  ["won", "win"],
  ["lost", "lose"],
]);
const isOpen = (status: string) => status === "needs_response" || status === "under_review";

const REFUNDS = new Map<string, (status: string | null | undefined) => "failed" | "made" | null>([
  ["refund.created", (status) => (isUndone(status) ? null : "made")],
  ["refund.failed", () => "failed"],
  ["refund.updated", (status) => (isUndone(status) ? "failed" : null)],
]);
const isUndone = (status: string | null | undefined) => status === "failed" || status === "canceled";

const REVERSED = "transfer.reversed";

export const isMoneyMoved = (type: string): boolean => STEPS.has(type) || REFUNDS.has(type) || type === REVERSED;

async function sessionOf(settings: StripeSettings, payment_intent: string | null | undefined): Promise<string | null> {
  if (!payment_intent) return null;
  const { data } = await stripeRequest(settings, "find the page of a payment", (client) =>
    client.checkout.sessions.list({ payment_intent, limit: 1 }),
  );
  return data[0]?.id ?? null;
}

async function ofDispute(settings: StripeSettings, { id, type }: Head, object: unknown): Promise<ProviderEvent | null> {
  const parsed = dispute.safeParse(object).data;
  const event = parsed && STEPS.get(type)?.(parsed.status);
  if (!event) return null;
  const { amount: cents, currency } = parsed;
  const session = await sessionOf(settings, parsed.payment_intent);
  return { about: "chargeback", id, type, event, reference: parsed.id, session, cents, currency };
}

async function ofRefund(settings: StripeSettings, { id, type }: Head, object: unknown): Promise<ProviderEvent | null> {
  const parsed = refund.safeParse(object).data;
  const event = parsed && REFUNDS.get(type)?.(parsed.status);
  if (!event) return null;
  const { amount: cents, currency } = parsed;
  const order = parsed.metadata?.order ?? null;
  if (event === "made" && order !== null) return null;
  const session = await sessionOf(settings, parsed.payment_intent);
  return { about: "refund", id, type, event, reference: parsed.id, session, order, cents, currency };
}

function ofTransfer({ id, type }: Head, object: unknown): ProviderEvent | null {
  const parsed = transfer.safeParse(object).data;
  if (!parsed) return null;
  const { currency, metadata, reversals } = parsed;
  const cents = reversals.data.filter((one) => !one.metadata?.order).reduce((sum, { amount }) => sum + amount, 0);
  return cents === 0
    ? null
    : { about: "transfer", id, type, payout: metadata.payout, reference: parsed.id, cents, currency };
}

/** Null: it moves no money, or follows from an order of ours. */
export async function movedMoney(settings: StripeSettings, head: Head, object: unknown): Promise<ProviderEvent | null> {
  if (STEPS.has(head.type)) return ofDispute(settings, head, object);
  return REFUNDS.has(head.type) ? ofRefund(settings, head, object) : ofTransfer(head, object);
}
