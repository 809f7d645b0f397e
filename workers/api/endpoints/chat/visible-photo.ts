import type { contract } from "~/api/contract";
import { findPhoto, type PhotoRow } from "../../db/chat-photo";
import type { LookupContext } from "../../http/context";
import { refuse } from "../../http/refusal";

type PhotoContext = Pick<LookupContext<typeof contract.chat.photo>, "db" | "viewer" | "param" | "id">;

/** 404 for anyone except the members of its chat, and after removal. */
export async function photoOfPath({ db, viewer, param, id }: PhotoContext): Promise<PhotoRow> {
  return (await findPhoto(db, viewer.id, { chat: param("id"), photo: id("photo") })) ?? refuse("not_found");
}
