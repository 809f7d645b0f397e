/** The one place with the name. It is here because `domain` imports nothing outside. */
export const BRAND_NAME = "Buurklusser";
