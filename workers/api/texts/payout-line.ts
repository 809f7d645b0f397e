import type { Language } from "~/domain/language";

/** What becomes of a balance: its day (`2026-11-25`), or what has to be done first. */
export type PayoutOutlook = { day: string; isToday: boolean } | "verify" | "checking" | "iban" | "tax_data" | "direct";

const LOCALES = { nl: "nl-NL", en: "en-GB" } as const;

export const dayInWords = (day: string, language: Language) =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString(LOCALES[language], {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });

const WORDS = {
  nl: {
    verify: "Verifieer je identiteit, dan kunnen we je uitbetalen. Dat doe je bij je instellingen.",
    iban: "Vul je IBAN in bij je profiel, dan kunnen we je uitbetalen.",
    checking: "We controleren je identiteit nog. Daarna kunnen we je uitbetalen.",
    tax_data: "Vul in je wallet je gegevens voor de Belastingdienst in, dan kunnen we je uitbetalen.",
    today: "Vandaag maken we je saldo over naar je rekening, zonder kosten.",
    on: (day: string) => `Op ${day} maken we je saldo over naar je rekening, zonder kosten.`,
  },
  en: {
    verify: "Verify your identity so that we can pay you out. You can do so in your settings.",
    iban: "Enter your IBAN in your profile so that we can pay you out.",
    checking: "We’re still checking your identity. After that we can pay you out.",
    tax_data: "Enter your details for the tax office in your wallet so that we can pay you out.",
    today: "Today we’ll transfer your balance to your account, free of charge.",
    on: (day: string) => `On ${day} we’ll transfer your balance to your account, free of charge.`,
  },
};

export function payoutLine(outlook: PayoutOutlook, language: Language): string {
  const words = WORDS[language];
  if (outlook === "direct") return "";
  if (typeof outlook === "string") return words[outlook];
  return outlook.isToday ? words.today : words.on(dayInWords(outlook.day, language));
}
