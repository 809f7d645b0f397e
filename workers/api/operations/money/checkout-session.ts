import { credits } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import { creditsTowards } from "~/domain/money/payment";
import { PAYMENT_MINUTES } from "~/domain/money/payment-life";
import type { Language } from "~/domain/values/language";
import { chosenProvider, providerNamed } from "../../adapters/payments/choose";
import { type PaymentToReturn, returnPages } from "../../adapters/payments/return-pages";
import type { Database } from "../../db/database";
import { balanceOf } from "../../db/ledger";
import type { CheckoutSession } from "../../db/payment";

const WINDOW_MS = PAYMENT_MINUTES * 60_000;

interface CheckoutContext {
  env: Env;
  now: number;
  language: Language;
  origin: string;
}

interface Order {
  reference: string;
  cents: Cents;
  description: string;
  returning: PaymentToReturn;
}

/** An unused session expires by itself. */
export async function openAtProvider(q: CheckoutContext, { returning, ...paid }: Order): Promise<CheckoutSession> {
  const provider = chosenProvider(q.env);
  const { language, origin } = q;
  const order = { ...paid, language, origin, returnTo: returnPages(returning) };
  return { ...(await provider.startPayment(order)), provider: provider.name, expiresAt: q.now + WINDOW_MS };
}

interface Payer {
  env: Env;
  db: Database;
  viewer: { id: number };
}

export async function creditsOf({ env, db, viewer }: Payer, total: Cents, wanted: boolean): Promise<Cents> {
  if (!wanted) return 0;
  const least = providerNamed(env, env.PAYMENT_PROVIDER)?.least ?? 0;
  return creditsTowards(total, await balanceOf(db, credits(viewer.id)), least);
}
