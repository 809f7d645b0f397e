import { contract } from "~/api/contract";
import { stores } from "~/brand-shown";
import { VERSION } from "~/domain/version";
import { endpoint } from "../../http/endpoint";

export const version = endpoint(contract.global.version, {
  handle: () => ({ version: VERSION, minimum_version: VERSION, store_links: stores.values }),
});
