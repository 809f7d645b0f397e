/** What every page shows of the brand: apart from the rest of it, because browsers load this with the live pages. */
export const look = {
  name: "Buurklusser",
  /** The paper of the light and the dark theme, for the browser's own bars. */
  themeColor: { light: "#f8f5ec", dark: "#0e1a14" },
} as const;
