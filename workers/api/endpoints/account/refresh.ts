import { contract } from "~/api/contract";
import { REFRESH_GRACE_SECONDS } from "~/domain/account";
import { type RefreshToken, readRefresh } from "../../adapters/identity/refresh-token";
import { isLongAgo } from "../../db/last-seen";
import { triggerDelivery } from "../../db/outbox";
import { clientOf } from "../../http/client";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import {
  advance,
  endSession,
  findLive,
  type LiveSession,
  suspensionOf,
  tokensOf,
} from "../../operations/accounts/session";
import { sha256 } from "../../secrets/secret";

type Context = CallContext<typeof contract.account.refresh>;

/** Milliseconds in which the previous token still works: an answer can get lost, or two tabs refresh at once. */
function isRepeat(token: RefreshToken, session: LiveSession, now: number): boolean {
  const since = now - (session.rotated_at ?? 0);
  return token.generation === session.generation - 1 && since <= REFRESH_GRACE_SECONDS * 1000;
}

/** Returns the generation of a token; null when it is reused, because it may be stolen. */
async function successorOf(c: Context, token: RefreshToken, session: LiveSession): Promise<number | null> {
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
