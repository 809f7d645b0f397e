import type { Call } from "~/api/call";
import { type ChatRow, findChat } from "../../db/chat";
import type { Seeking } from "../../http/context";
import { refuse } from "../../http/refusal";

/** The chat that a path names by its number or uri, read through its member: to everyone else there is none. */
export async function chatOfPath<C extends Call & { who: "user" }>(q: Seeking<C>): Promise<ChatRow> {
  const viewer = q.viewer?.id ?? 0;
  return (await findChat(q.db, viewer, q.param("id"))) ?? refuse("not_found");
}
