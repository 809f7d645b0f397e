export const PAYOUT_LINES = {
  verify: {
    nl: "Verifieer je identiteit, dan kunnen we je uitbetalen. Dat doe je bij je instellingen.",
    en: "Verify your identity so that we can pay you out. You can do so in your settings.",
  },
  iban: {
    nl: "Vul je IBAN in bij je profiel, dan kunnen we je uitbetalen.",
    en: "Enter your IBAN in your profile so that we can pay you out.",
  },
  checking: {
    nl: "We controleren je identiteit nog. Daarna kunnen we je uitbetalen.",
    en: "We’re still checking your identity. After that we can pay you out.",
  },
  tax_data: {
    nl: "Vul in je wallet je gegevens voor de Belastingdienst in, dan kunnen we je uitbetalen.",
    en: "Enter your details for the tax office in your wallet so that we can pay you out.",
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
