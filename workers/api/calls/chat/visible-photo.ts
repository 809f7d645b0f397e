import type { contract } from "~/api/contract";
import { findPhoto, type PhotoRow } from "../../db/chat-photo";
import type { LookupContext } from "../../http/context";
import { refuse } from "../../http/refusal";

type PhotoContext = Pick<LookupContext<typeof contract.chat.photo>, "db" | "viewer" | "param" | "id">;

/** The photo of a path: 404 for anyone but the members of its chat, and once it was removed. */
export async function photoOfPath({ db, viewer, param, id }: PhotoContext): Promise<PhotoRow> {
  return (await findPhoto(db, viewer.id, { chat: param("id"), photo: id("photo") })) ?? refuse("not_found");
}
