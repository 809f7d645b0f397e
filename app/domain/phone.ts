export type Store = "ios" | "android";

/** Detects a phone or tablet by its User-Agent. Null for other devices. */
export function phoneOf(userAgent: string | null): Store | null {
  if (userAgent === null) return null;
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return "ios";
  return /\bAndroid\b/.test(userAgent) ? "android" : null;
}
