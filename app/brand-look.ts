/** Separate from brand.ts, because live pages load this in the browser. */
export const look = {
  name: "Buurklusser",
  /** Background of the light and dark theme, for the browser's own bars. */
  themeColor: { light: "#f8f5ec", dark: "#0e1a14" },
} as const;
