import type { contract } from "~/api/contract";
import { type ChatRow, findChat } from "../../db/chat";
import type { LookupContext } from "../../http/context";
import { refuse } from "../../http/refusal";

type OfMember = Pick<LookupContext<typeof contract.chat.find>, "db" | "viewer" | "param">;

/** The chat that a path names by its number or uri, read through its member: to everyone else there is none. */
export async function chatOfPath({ db, viewer, param }: OfMember): Promise<ChatRow> {
  return (await findChat(db, viewer.id, param("id"))) ?? refuse("not_found");
}
