/** Whose app store a phone has. */
export type Store = "ios" | "android";

/** Which kind of phone or tablet asks, by its User-Agent; null for any other machine. */
export function phoneOf(userAgent: string | null): Store | null {
  if (userAgent === null) return null;
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return "ios";
  return /\bAndroid\b/.test(userAgent) ? "android" : null;
}
