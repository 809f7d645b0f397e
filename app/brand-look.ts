import { BRAND_NAME } from "./domain/site/brand-name";

/** Separate from brand.ts, because live pages load this in the browser. */
export const look = {
  name: BRAND_NAME,
  themeColor: { light: "#f8f5ec", dark: "#0e1a14" },
} as const;
