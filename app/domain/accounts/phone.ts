export type Store = "ios" | "android";

/** A payment or check that began in the app returns to the phone's browser, where nobody is logged in. */
export const returnsToApp = (phone: Store | null, signedIn: boolean, stores: readonly Store[]): boolean =>
  phone !== null && !signedIn && stores.includes(phone);

export function phoneOf(userAgent: string | null): Store | null {
  if (userAgent === null) return null;
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return "ios";
  return /\bAndroid\b/.test(userAgent) ? "android" : null;
}
