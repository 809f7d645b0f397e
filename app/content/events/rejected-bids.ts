import type { Language } from "~/domain/values/language";

/** Older notifications and mails do not say which: `unknown`. */
export const REJECTED_BY: Record<"rejected" | "lapsed" | "unchosen" | "unknown", Record<Language, string>> = {
  rejected: { nl: "De plaatser heeft je bod geweigerd.", en: "The client has declined your offer." },
  lapsed: { nl: "De plaatser heeft een ander bod gekozen.", en: "The client has chosen another offer." },
  unchosen: {
    nl: "De plaatser rondde de klus af zonder een bod te kiezen.",
    en: "The client completed the job without choosing an offer.",
  },
  unknown: {
    nl: "De plaatser koos deze keer iemand anders, of weigerde je bod.",
    en: "The client chose someone else this time, or declined your offer.",
  },
};
