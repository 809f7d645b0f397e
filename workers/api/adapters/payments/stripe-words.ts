import type { Language } from "~/domain/language";

type Words = Record<Language, string>;

/** Prefixes of Stripe's error codes; the first match wins. Stripe's own texts are English only. */
const REASONS: [RegExp, Words][] = [
  [
    /document_(?:expired|issue_or_expiry)/,
    {
      nl: "Je document is verlopen. Stuur een geldig document in.",
      en: "Your document has expired. Send a valid one.",
    },
  ],
  [
    /document_(?:name|dob|id_number|nationality|address|photo)_|face_mismatch|keyed_|name_match/,
    {
      nl: "De gegevens op je document zijn anders dan wat je invulde.",
      en: "What your document says differs from what you filled in.",
    },
  ],
  [
    /document_(?:fraudulent|manipulated|invalid|type_not_supported|country_not_supported)|selfie/,
    { nl: "Dit document kan niet worden gebruikt.", en: "This document cannot be used." },
  ],
  [
    /document/,
    {
      nl: "Je document was niet goed te lezen. Stuur een scherpe foto van het hele document.",
      en: "Your document could not be read well. Send a sharp picture of all of it.",
    },
  ],
  [/address|postal/, { nl: "Je adres kon niet worden gecontroleerd.", en: "Your address could not be checked." }],
  [
    /dob_age/,
    {
      nl: "Je geboortedatum klopt niet, of je bent nog geen 18.",
      en: "Your date of birth is wrong, or you are not 18 yet.",
    },
  ],
];

const OTHERWISE: Words = {
  nl: "Je gegevens konden niet worden gecontroleerd.",
  en: "Your details could not be checked.",
};

export const reasonOf = (code: string | null): Words =>
  REASONS.find(([codes]) => code !== null && codes.test(code))?.[1] ?? OTHERWISE;
