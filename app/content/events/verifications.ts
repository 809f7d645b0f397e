import type { Language } from "~/domain/values/language";

type Reason = Record<Language, string>;

export const REJECTIONS = {
  unknown: { nl: "Je document kon niet worden gecontroleerd.", en: "Your document could not be checked." },
  expired: {
    nl: "Je document is verlopen. Stuur een geldig document in.",
    en: "Your document has expired. Send a valid one.",
  },
  mismatch: {
    nl: "De gegevens op je document zijn anders dan wat je invulde.",
    en: "What your document says differs from what you filled in.",
  },
  unusable: { nl: "Dit document kan niet worden gebruikt.", en: "This document cannot be used." },
  unreadable: {
    nl: "Je document was niet goed te lezen. Stuur een scherpe foto van het hele document.",
    en: "Your document could not be read well. Send a sharp picture of all of it.",
  },
  address: { nl: "Je adres kon niet worden gecontroleerd.", en: "Your address could not be checked." },
  age: {
    nl: "Je geboortedatum klopt niet, of je bent nog geen 18.",
    en: "Your date of birth is wrong, or you are not 18 yet.",
  },
  details: { nl: "Je gegevens konden niet worden gecontroleerd.", en: "Your details could not be checked." },
} satisfies Record<string, Reason>;

export const NEEDED = {
  asked: {
    nl: "Ons team vraagt je om je identiteit te verifiëren.",
    en: "Our team asks you to verify your identity.",
  },
  paid: (title: string) => ({
    nl: `Er is betaald voor ‘${title}’. Het geld is in bewaring tot de klus is afgerond.`,
    en: `‘${title}’ has been paid for. The money is held until the job is completed.`,
  }),
  renamed: (before: string) => ({
    nl: `Je verificatie gold voor de naam ${before}. Verifieer je opnieuw met je nieuwe naam.`,
    en: `You were verified as ${before}. Verify yourself again with your new name.`,
  }),
} satisfies Record<string, Reason | ((name: string) => Reason)>;
