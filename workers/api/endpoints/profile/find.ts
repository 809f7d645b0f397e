import { contract } from "~/api/contract";
import { findPublic } from "../../db/profile";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const find = endpoint(contract.profile.find, {
  handle: async (c) => {
    const found = await findPublic(c.db, c.id(), c.viewer?.id ?? null, c.language);
    return found ?? refuse("not_found");
  },
});
