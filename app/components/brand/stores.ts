import { stores } from "~/brand-shown";

/** Where the app can be had now. */
export const STORES = (["ios", "android"] as const).filter((store) => stores.values[store] !== "");
