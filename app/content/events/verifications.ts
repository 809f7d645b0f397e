import type { Language } from "~/domain/values/language";

type Reason = Record<Language, string>;

export const REJECTIONS = {
  unknown: { nl: "We konden je document niet controleren.", en: "We couldn’t check your document." },
  expired: {
    nl: "Je document is verlopen. Stuur een geldig document in.",
    en: "Your document has expired. Send one that’s still valid.",
  },
  mismatch: {
    nl: "Op je document staat iets anders dan je invulde.",
    en: "What you entered doesn’t match your document.",
  },
  unusable: {
    nl: "We kunnen dit document niet gebruiken. Stuur een ander document in.",
    en: "We can’t use this document. Send another one.",
  },
  unreadable: {
    nl: "We konden je document niet goed lezen. Stuur een scherpe foto van het hele document in.",
    en: "We couldn’t read your document. Send a sharp photo of the whole document.",
  },
  address: { nl: "We konden je adres niet controleren.", en: "We couldn’t check your address." },
  age: {
    nl: "Je geboortedatum klopt niet, of je bent nog geen 18.",
    en: "Your date of birth isn’t right, or you’re not 18 yet.",
  },
  details: { nl: "We konden je gegevens niet controleren.", en: "We couldn’t check your details." },
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
