import { brand } from "~/brand";

/** Where the app can be had now. */
export const STORES = (["ios", "android"] as const).filter((store) => brand.stores[store].length > 0);
