import { REJECTIONS } from "~/content/events/verifications";
import type { Language } from "~/domain/values/language";

/** The first match wins. Stripe's own texts are English only. */
const CODES: [RegExp, keyof typeof REJECTIONS][] = [
  [/document_(?:expired|issue_or_expiry)/, "expired"],
  [/document_(?:name|dob|id_number|nationality|address|photo)_|face_mismatch|keyed_|name_match/, "mismatch"],
  [/document_(?:fraudulent|manipulated|invalid|type_not_supported|country_not_supported)|selfie/, "unusable"],
  [/document/, "unreadable"],
  [/address|postal/, "address"],
  [/dob_age/, "age"],
];

export const reasonOf = (code: string | null): Record<Language, string> =>
  REJECTIONS[CODES.find(([codes]) => code !== null && codes.test(code))?.[1] ?? "details"];
