import type { Language } from "../domain/values/language";
import { CODES, type Code, throttledFor } from "./messages";

/**
 * The sentences of `CODES` are part of the API's contract, so pages have their own. They do not say to reload: the page that answers is
 * new, and reloading it sends the form again.
 */
const SAID_ON_PAGES: Partial<Record<Code, { nl: string; en: string }>> = {
  transition: {
    nl: "Dat kan nu niet meer: er is intussen iets veranderd.",
    en: "Something has changed, so this is no longer possible.",
  },
  limit_reached: {
    nl: "Je hebt het maximum bereikt. Verwijder er eerst een.",
    en: "You’ve reached the maximum. Remove one first.",
  },
  amount_changed: {
    nl: "Het bedrag is intussen veranderd. Kijk het nieuwe bedrag na.",
    en: "The amount has changed meanwhile. Check the new amount.",
  },
  suspended: {
    nl: "Dit account is geschorst. In onze mail lees je waarom, en kun je bezwaar maken.",
    en: "This account is suspended. Our email says why, and how to appeal.",
  },
  work_done: {
    nl: "De klusser gaf aan dat het werk klaar is. Klopt er iets niet? Open een geschil.",
    en: "The helper has marked the work as done. Something wrong? Open a dispute.",
  },
  job_deleted: { nl: "Deze klus is verwijderd.", en: "This job has been deleted." },
  blocked: { nl: "Jullie kunnen geen contact met elkaar opnemen.", en: "You can’t contact each other." },
  already_paid: {
    nl: "De klusser heeft het geld voor deze klus al gekregen.",
    en: "The helper has already been paid for this job.",
  },
  already_replied: { nl: "Hierop is al geantwoord.", en: "This already has a reply." },
  already_done: {
    nl: "Dit heb je al gedaan.",
    en: "You’ve already done this.",
  },
  internal_error: {
    nl: "Er ging iets mis. Probeer het later opnieuw.",
    en: "Internal error. Please try again later.",
  },
  unavailable: {
    nl: "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.",
    en: "This isn’t working right now. Try again in a few minutes.",
  },
};

export const pageSentenceOf = (code: Code, language: Language): string =>
  (SAID_ON_PAGES[code] ?? CODES[code])[language];

const isCode = (code: string | null): code is Code => code !== null && Object.hasOwn(CODES, code);

/** `retryAfter` is in seconds. Unknown sentences of another back end stay. */
export function pageSentence(refused: string | null, detail: string, retryAfter: number | null = null): string {
  const code = refused === "offline" ? "unavailable" : refused;
  if (!isCode(code)) return detail;
  const language = (["nl", "en"] as const).find((one) => CODES[code][one] === detail);
  if (!language) return detail;
  return code === "throttled" && retryAfter ? throttledFor(retryAfter, language) : pageSentenceOf(code, language);
}

/** A chargeback is refused with the same code as a dispute. */
export const SAID_OF_BANK: Partial<Record<Code, { nl: string; en: string }>> = {
  disputed: {
    nl: "De bank heeft een betaling voor deze klus teruggeboekt en beslist nog.",
    en: "The bank has charged back a payment for this job and still has to decide.",
  },
};

export const SAID_TO_HELPER: Partial<Record<Code, { nl: string; en: string }>> = {
  bid_pending: {
    nl: "Je kunt chatten zodra je bod is geaccepteerd.",
    en: "You can chat once your offer has been accepted.",
  },
  bid_rejected: { nl: "Je bod is geweigerd.", en: "Your offer was declined." },
};
