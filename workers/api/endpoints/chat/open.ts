import { contract } from "~/api/contract";
import type { Chat } from "~/domain/chat";
import { type Acquaintance, type ChatRow, chatOf, findAcquaintance, openChat, selectChatOfPair } from "../../db/chat";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse, refuseFields } from "../../http/refusal";
import { type Reply, reply } from "../../http/response";

function refuseUnknown(found: Acquaintance, aboutJob: boolean): void {
  if (!found.opponent) refuse("not_found");
  if (!aboutJob) return;
  if (found.status === null) refuse("job_not_found");
  if (found.status === "deleted" && !found.is_party) refuse("job_deleted");
}

/**
 * The owner of a job writes to anyone about it, others to the owner once they bid; without a job, to anyone who offers
 * help.
 */
function mayOpen(found: Acquaintance, viewer: number, opponent: number, aboutJob: boolean): boolean {
  if (!aboutJob) return found.offers_help === 1 || found.has_chat === 1;
  return found.owner_id === viewer || (found.owner_id === opponent && found.has_bid === 1);
}

async function handle(c: CallContext<typeof contract.chat.open>): Promise<Reply<Chat>> {
  const { db, viewer, now } = c;
  const { opponent, job_id } = c.ids();
  const job = job_id ?? null;
  if (opponent === viewer.id) refuseFields({ opponent: ["self"] });
  const found = await findAcquaintance(db, { viewer: viewer.id, opponent, job });
  refuseUnknown(found, job !== null);
  if (found.blocked) refuse("blocked");
  if (!mayOpen(found, viewer.id, opponent, job !== null)) refuse("permission_denied");
  const pair = { one: viewer.id, other: opponent, job };
  const [opened, chat] = await c.tx.add(openChat(db, pair, now), selectChatOfPair(db, pair)).commit<ChatRow>();
  return reply(opened?.meta.changes ? 201 : 200, chatOf(chat?.results[0] as ChatRow, viewer.id, c.language));
}

export const open = endpoint(contract.chat.open, { handle });
