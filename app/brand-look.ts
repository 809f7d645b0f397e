/** Separate from brand.ts, because live pages load this in the browser. */
export const look = {
  name: "Buurklusser",
  themeColor: { light: "#f8f5ec", dark: "#0e1a14" },
} as const;
