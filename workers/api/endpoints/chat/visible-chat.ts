import type { contract } from "~/api/contract";
import { type ChatRow, findChat } from "../../db/chat";
import type { LookupContext } from "../../http/context";
import { refuse } from "../../http/refusal";

type ChatContext = Pick<LookupContext<typeof contract.chat.find>, "db" | "viewer" | "param">;

/** The chat a path names by number or uri: 404 for anyone but its two members. */
export async function chatOfPath({ db, viewer, param }: ChatContext): Promise<ChatRow> {
  return (await findChat(db, viewer.id, param("id"))) ?? refuse("not_found");
}
