import { stores } from "~/brand-shown";

export const STORES = (["ios", "android"] as const).filter((store) => stores.values[store] !== "");
