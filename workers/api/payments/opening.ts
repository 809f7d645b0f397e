import { credits } from "~/domain/ledger";
import type { Cents } from "~/domain/money";
import { PAYMENT_MINUTES } from "~/domain/payment";
import type { Language } from "~/domain/value";
import { balanceOf } from "../db/ledger";
import { chosenProvider, providerNamed } from "./choose";
import type { HostedSession } from "./port";
import { returnPages } from "./return-pages";

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

/**
 * How much of a total this payer pays from credits when he wants that: as much as there is now, but what is left for the
 * provider is nothing, or as much as it takes.
 */
export async function creditsOf(
  { db, env }: { db: D1Database; env: Env },
  payer: number,
  total: Cents,
  wanted: boolean,
): Promise<Cents> {
  const most = wanted ? Math.min(total, await balanceOf(db, credits(payer))) : 0;
  const least = providerNamed(env, env.PAYMENT_PROVIDER)?.least ?? 0;
  return most === total ? most : Math.max(0, Math.min(most, total - least));
}
