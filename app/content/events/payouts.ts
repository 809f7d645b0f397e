import type { PayoutNeed } from "~/domain/money/payout-need";
import type { Language } from "~/domain/values/language";

export const PAYOUT_LINES = {
  checking: {
    nl: "We controleren je identiteit nog. Daarna kunnen we je uitbetalen.",
    en: "We’re still checking your identity. After that we can pay you out.",
  },
  stillChecking: {
    nl: "We controleren je identiteit nog.",
    en: "We’re still checking your identity.",
  },
  several: {
    nl: (steps: string) => `Voordat we je kunnen uitbetalen, moet je nog ${steps}. In je wallet vind je alles.`,
    en: (steps: string) =>
      `Before we can pay you out, you still need to ${steps}. You’ll find everything in your wallet.`,
  },
  today: {
    nl: "Vandaag maken we je saldo over naar je rekening, zonder kosten.",
    en: "Today we’ll transfer your balance to your account, free of charge.",
  },
  on: {
    nl: (day: string) => `Op ${day} maken we je saldo over naar je rekening, zonder kosten.`,
    en: (day: string) => `On ${day} we’ll transfer your balance to your account, free of charge.`,
  },
};

interface NeedWords {
  alone: string;
  step: string;
}

export const PAYOUT_NEED_WORDS: Record<PayoutNeed, Record<Language, NeedWords>> = {
  not_verified: {
    nl: {
      alone: "Verifieer je identiteit, dan kunnen we je uitbetalen. Dat doe je bij je instellingen.",
      step: "je identiteit verifiëren",
    },
    en: {
      alone: "Verify your identity so that we can pay you out. You can do so in your settings.",
      step: "verify your identity",
    },
  },
  iban_missing: {
    nl: { alone: "Vul je IBAN in bij je profiel, dan kunnen we je uitbetalen.", step: "je IBAN invullen" },
    en: { alone: "Enter your IBAN in your profile so that we can pay you out.", step: "enter your IBAN" },
  },
  tax_data_missing: {
    nl: {
      alone: "Vul in je wallet je gegevens voor de Belastingdienst in, dan kunnen we je uitbetalen.",
      step: "je gegevens voor de Belastingdienst invullen",
    },
    en: {
      alone: "Enter your details for the tax office in your wallet so that we can pay you out.",
      step: "enter your details for the tax office",
    },
  },
};
