import { credits } from "~/domain/ledger";
import type { Cents } from "~/domain/money";
import { creditsTowards, PAYMENT_MINUTES } from "~/domain/payment";
import type { Language } from "~/domain/value";
import { chosenProvider, providerNamed } from "../../adapters/payments/choose";
import type { HostedSession } from "../../adapters/payments/port";
import { returnPages } from "../../adapters/payments/return-pages";
import type { Database } from "../../db/database";
import { balanceOf } from "../../db/ledger";

const WINDOW_MS = PAYMENT_MINUTES * 60_000;

/** A session at the provider, and until when it may be paid. */
export interface Opened extends HostedSession {
  provider: string;
  expiresAt: number;
}

interface Asking {
  env: Env;
  now: number;
  language: Language;
  origin: string;
}

interface Order {
  /** What is paid for, as our books call it: `bid:12`. */
  reference: string;
  cents: Cents;
  description: string;
  /** The uri of the chat the payer comes back to; null: his wallet. */
  chat: string | null;
}

/** Opens a session at the provider. One that nobody comes to know of simply runs out. */
export async function openAtProvider(q: Asking, { chat, ...paid }: Order): Promise<Opened> {
  const provider = chosenProvider(q.env);
  const { language, origin } = q;
  const order = { ...paid, language, origin, returnTo: returnPages(chat) };
  return { ...(await provider.startPayment(order)), provider: provider.name, expiresAt: q.now + WINDOW_MS };
}

interface Payer {
  env: Env;
  db: Database;
  viewer: { id: number };
}

/** How much of a total the payer pays from credits when he wants that, as they are now. */
export async function creditsOf({ env, db, viewer }: Payer, total: Cents, wanted: boolean): Promise<Cents> {
  if (!wanted) return 0;
  const least = providerNamed(env, env.PAYMENT_PROVIDER)?.least ?? 0;
  return creditsTowards(total, await balanceOf(db, credits(viewer.id)), least);
}
