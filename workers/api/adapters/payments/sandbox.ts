import { z } from "zod";
import { isLanguage, type Language } from "~/domain/values/language";
import { id } from "~/domain/values/value";
import type { Database } from "../../db/database";
import { randomToken } from "../../secrets/secret";
import type { PaymentProvider, ProviderEvent } from "./port";
import { sendOnce } from "./sandbox-orders";
import { isSigned, SIGNATURE_HEADER } from "./sandbox-signature";

const PAYMENT_EVENTS = {
  "payment.processing": "processing",
  "payment.succeeded": "succeed",
  "payment.failed": "fail",
  "payment.cancelled": "cancel",
} as const;
const ACCOUNT_EVENTS = {
  "account.pending": "submit",
  "account.verified": "verify",
  "account.rejected": "reject",
} as const;
const PAYOUT_EVENTS = { "payout.paid": "paid", "payout.failed": "failed" } as const;

const CHARGEBACK_EVENTS = { "chargeback.opened": "open", "chargeback.won": "win", "chargeback.lost": "lose" } as const;
const REFUND_EVENTS = { "refund.failed": "failed", "refund.made": "made" } as const;
const TRANSFER_EVENT = "transfer.reversed";

export type SandboxType =
  | keyof typeof PAYMENT_EVENTS
  | keyof typeof ACCOUNT_EVENTS
  | keyof typeof PAYOUT_EVENTS
  | keyof typeof CHARGEBACK_EVENTS
  | keyof typeof REFUND_EVENTS
  | typeof TRANSFER_EVENT;

const isIn = <T extends object>(words: T, type: string): type is Extract<keyof T, string> => Object.hasOwn(words, type);

const envelope = z.object({ id: z.string().min(1).max(200), type: z.string() });
const paymentData = z.object({ session: z.string(), amount: z.int(), currency: z.string() });
const reason = z.string().max(200);
const accountData = z.object({
  session: z.string(),
  reason: z.union([reason, z.object({ nl: reason, en: reason })]).nullish(),
});
const payoutData = z.object({ payout: id });
const movedData = z.object({
  session: z.string(),
  reference: z.string().max(200),
  amount: z.int(),
  currency: z.string(),
});
const refundData = movedData.extend({ order: z.string().nullish() });
const transferData = movedData.omit({ session: true }).extend({ payout: id });

const NOTHING: ProviderEvent = { about: "nothing" };

function movedMoney(head: z.output<typeof envelope>, data: unknown): ProviderEvent | null {
  const { id, type } = head;
  if (isIn(CHARGEBACK_EVENTS, type)) {
    const parsed = movedData.safeParse(data).data;
    if (!parsed) return null;
    const { amount: cents, ...of } = parsed;
    return { about: "chargeback", id, type, event: CHARGEBACK_EVENTS[type], ...of, cents };
  }
  if (isIn(REFUND_EVENTS, type)) {
    const parsed = refundData.safeParse(data).data;
    if (!parsed) return null;
    const { amount: cents, order, ...of } = parsed;
    return { about: "refund", id, type, event: REFUND_EVENTS[type], ...of, order: order || null, cents };
  }
  const parsed = type === TRANSFER_EVENT ? transferData.safeParse(data).data : undefined;
  if (!parsed) return null;
  const { amount: cents, ...of } = parsed;
  return { about: "transfer", id, type, ...of, cents };
}

function sandboxEvent(body: unknown): ProviderEvent {
  const head = envelope.safeParse(body).data;
  if (!head) return NOTHING;
  const { id, type } = head;
  const { data } = body as { data?: unknown };
  if (isIn(PAYMENT_EVENTS, type)) {
    const parsed = paymentData.safeParse(data).data;
    if (!parsed) return NOTHING;
    const { session, amount: cents, currency } = parsed;
    return { about: "payment", id, type, session, event: PAYMENT_EVENTS[type], cents, currency };
  }
  if (isIn(ACCOUNT_EVENTS, type)) {
    const parsed = accountData.safeParse(data).data;
    if (!parsed) return NOTHING;
    return {
      about: "account",
      id,
      type,
      session: parsed.session,
      event: ACCOUNT_EVENTS[type],
      reason: parsed.reason ?? null,
    };
  }
  const moved = movedMoney(head, data);
  if (moved) return moved;
  if (!isIn(PAYOUT_EVENTS, type)) return NOTHING;
  const parsed = payoutData.safeParse(data).data;
  return parsed ? { about: "payout", id, type, payout: parsed.payout, event: PAYOUT_EVENTS[type] } : NOTHING;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

export function languageOfSession(session: string): Language | null {
  const [language] = session.split("-");
  return isLanguage(language) ? language : null;
}

export function sandbox(secret: string, db: Database): PaymentProvider {
  return {
    name: "sandbox",
    least: 1,
    async startPayment({ origin, language }) {
      const session = `${language}-${randomToken()}`;
      return { session, redirectUrl: `${origin}/api/dev/pay/${session}/` };
    },
    async startOnboarding({ origin }) {
      const session = randomToken();
      return { session, redirectUrl: `${origin}/api/dev/kyc/${session}/` };
    },
    async openAccount({ account, origin }) {
      const session = account ?? randomToken();
      return { session, redirectUrl: `${origin}/api/dev/kyc/${session}/` };
    },
    stateOf: async () => null,
    refund: ({ session, ...order }) => sendOnce(db, { ...order, about: `refund:${session}` }),
    async payOut({ payout, ...order }) {
      await sendOnce(db, { ...order, about: `payout:${payout}` });
      return "ordered";
    },
    async takeBack() {},
    async parseWebhook(headers, body, now) {
      const genuine = await isSigned(secret, headers.get(SIGNATURE_HEADER), body, now);
      return genuine ? sandboxEvent(parsed(body)) : null;
    },
  };
}
