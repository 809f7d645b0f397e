import { contract } from "~/api/contract";
import { email as emailField, emailKey, REFRESH_GRACE_SECONDS, type Tokens } from "~/domain/accounts/account";
import { isLocal } from "~/domain/site/environment";
import { type RefreshToken, readRefresh } from "../../adapters/identity/refresh-token";
import { isLongAgo } from "../../db/last-seen";
import { triggerDelivery } from "../../db/outbox";
import {
  endSession,
  endSessions,
  findLive,
  findUnended,
  hasDevice,
  type LiveSession,
  suspensionOf,
} from "../../db/session";
import { run } from "../../db/transaction";
import { type Account, findByEmail } from "../../db/user";
import type { CallRequest } from "../../http/call-request";
import { callerNetwork, clientOf } from "../../http/client";
import type { CallContext } from "../../http/context";
import { authenticate } from "../../http/credential";
import { endpoint } from "../../http/endpoint";
import { assertWithinLimit, consume, countStatement, type LimitName } from "../../http/limit";
import { Refusal, refuse } from "../../http/refusal";
import { advance, openSession, tokensOf } from "../../operations/accounts/session";
import { isPassword } from "../../secrets/password";
import { sha256 } from "../../secrets/secret";

type LogIn = typeof contract.account.logIn | typeof contract.partner.logIn;

async function logInIfAllowed(c: CallContext<LogIn>, { id: user }: Account): Promise<Tokens> {
  const { db, env, now } = c;
  const session = await openSession(db, now, { user, client: clientOf(c.request) });
  await c.tx.add(...session.statements).commit();
  return tokensOf(env, now, { id: session.id, user, generation: 0 });
}

interface Guess {
  address: string;
  network: string;
}

const pairOf = ({ address, network }: Guess): [LimitName, string] => [
  "failed_login",
  `${emailKey(address)} ${network}`,
];

/** Strangers all over the world must not lock out the owner, nor a neighbour everybody on their network. */
function sharedCounters(env: Env, { address, network }: Guess): [LimitName, string][] {
  const ofAddress: [LimitName, string] = ["failed_login_address", emailKey(address)];
  return isLocal(env.ENVIRONMENT) ? [ofAddress] : [ofAddress, ["failed_login_network", network]];
}

async function isKnownDevice({ db, request }: CallContext<LogIn>, address: string): Promise<boolean> {
  const { device } = clientOf(request);
  const account = device === null ? null : await findByEmail(db, address);
  return account !== null && (await hasDevice(db, account.id, await sha256(`${account.id} ${device}`)));
}

/** A stranger's guesses must not lock out a device that logged in here before. */
async function assertMayGuess(c: CallContext<LogIn>, guess: Guess): Promise<void> {
  await assertWithinLimit(c.db, ...pairOf(guess));
  try {
    for (const counter of sharedCounters(c.env, guess)) await assertWithinLimit(c.db, ...counter);
  } catch (error) {
    if (!(error instanceof Refusal) || !(await isKnownDevice(c, guess.address))) throw error;
  }
}

async function countGuess(c: CallContext<LogIn>, guess: Guess): Promise<void> {
  await consume(c.db, ...pairOf(guess));
  await run(c.db, ...sharedCounters(c.env, guess).map((counter) => countStatement(c.db, ...counter)));
}

/** Refuses known and unknown addresses alike, and in the same time. */
export async function logInWithPassword(
  c: CallContext<LogIn>,
  mayEnter: (account: Account) => boolean,
): Promise<Tokens> {
  const network = await callerNetwork(c.request, c.env);
  const typedEmail = emailField.safeParse(c.input.email).data;
  if (typedEmail !== undefined) await assertMayGuess(c, { address: typedEmail, network });
  const { email, password } = await c.fields();
  const guess = { address: email, network };
  const account = await findByEmail(c.db, email);
  if (!(await isPassword(password, account?.password_hash ?? null)) || !account || !mayEnter(account)) {
    await countGuess(c, guess);
    return refuse("bad_credentials");
  }
  await assertMayGuess(c, guess);
  if (account.status !== "active") refuse("suspended");
  return logInIfAllowed(c, account);
}

export const logIn = endpoint(contract.account.logIn, { handle: (c) => logInWithPassword(c, () => true) });

type RefreshContext = CallContext<typeof contract.account.refresh>;

/** An answer can get lost, or two tabs refresh at once. */
function isRepeat(token: RefreshToken, session: LiveSession, now: number): boolean {
  const since = now - (session.rotated_at ?? 0);
  return token.generation === session.generation - 1 && since <= REFRESH_GRACE_SECONDS * 1000;
}

/** Null: the token is reused, because it may be stolen. */
async function successorOf(c: RefreshContext, token: RefreshToken, session: LiveSession): Promise<number | null> {
  const { db, now } = c;
  if (token.generation !== session.generation) return isRepeat(token, session, now) ? session.generation : null;
  if (await advance(db, session, clientOf(c.request), now)) return session.generation + 1;
  const moved = await findLive(db, session.id, now);
  return moved && isRepeat(token, moved, now) ? moved.generation : null;
}

export const refresh = endpoint(contract.account.refresh, {
  handle: async (c) => {
    const { db, env, now } = c;
    const { refresh: written } = await c.fields();
    const token = await readRefresh(env, written);
    const session = token && (await findLive(db, token.session, now));
    // The key of a social login is not renewed, but its holder may learn why it ended.
    if (!token || !session)
      return refuse("token_not_valid", {
        suspended: await suspensionOf(db, token?.session ?? (await sha256(written))),
      });
    const generation = await successorOf(c, token, session);
    if (generation === null) {
      await c.tx.add(endSession(db, session.id, now)).commit();
      return refuse("token_not_valid");
    }
    if (isLongAgo(session.last_seen, now)) triggerDelivery(c);
    return tokensOf(env, now, { id: session.id, user: session.user, generation });
  },
});

interface Ending {
  session: string;
  user: number;
}

async function byCredential(request: CallRequest, env: Env): Promise<Ending | null> {
  try {
    const viewer = (await authenticate(request, env))?.viewer;
    return viewer ? { session: viewer.session, user: viewer.id } : null;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function byRefresh(refresh: string, env: Env): Promise<Ending | null> {
  const token = await readRefresh(env, refresh);
  if (!token) return null;
  return findUnended(env.DB, token.session);
}

export const logOut = endpoint(contract.account.logOut, {
  handle: async (c) => {
    const { db, env, now } = c;
    const { refresh, all } = await c.fields();
    const own = await byCredential(c.request, env);
    if (!own && !refresh) refuse("not_authenticated");
    const named = refresh ? await byRefresh(refresh, env) : null;
    const ending = [own, named].filter((one) => one !== null);
    const ends = ending.map((one) => (all ? endSessions(db, one.user, now) : endSession(db, one.session, now)));
    await c.tx.add(...ends).commit();
    return undefined;
  },
});
