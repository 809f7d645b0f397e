import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { letterOf, letterOfPath } from "./dead-letter";

export const letter = endpoint(contract.admin.letter, {
  handle: async (c) => letterOf(await letterOfPath(c), c.language),
});
