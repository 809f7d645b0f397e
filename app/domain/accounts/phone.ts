export type Store = "ios" | "android";

export function phoneOf(userAgent: string | null): Store | null {
  if (userAgent === null) return null;
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return "ios";
  return /\bAndroid\b/.test(userAgent) ? "android" : null;
}
