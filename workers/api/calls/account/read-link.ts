import { contract } from "~/api/contract";
import { stateOfLink } from "../../changes/accounts/mailed-link";
import { endpoint } from "../../http/endpoint";

export const readLink = endpoint(contract.account.readLink, {
  handle: async (c) => ({ state: await stateOfLink(c.db, c.now, await c.fields()) }),
});
