import { contract } from "~/api/contract";
import { brand } from "~/brand";
import { endpoint } from "../../http/endpoint";
import { VERSION } from "../../reference/version";

export const version = endpoint(contract.global.version, {
  handle: () => ({ version: VERSION, minimum_version: VERSION, store_links: brand.stores }),
});
