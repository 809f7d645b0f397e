import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { stateOfLink } from "../../operations/accounts/mailed-link";

export const readLink = endpoint(contract.account.readLink, {
  handle: async (c) => ({ state: await stateOfLink(c.db, c.now, await c.fields()) }),
});
