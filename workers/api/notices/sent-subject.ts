import { brand } from "~/brand";
import { MAIL_FRAME } from "~/content/mail-frame";
import { MAILS, type MailTemplate } from "~/content/mails";
import type { Language } from "~/domain/values/language";
import { failedWhat, refundedWhat } from "./refund-words";
import { requestWord } from "./request-word";

type Words = Record<Language, string>;

const DEAL_ENDED: Words = { nl: "Deal gestopt", en: "Deal ended" };
const CHARGEBACK: Words = { nl: "Terugboeking", en: "Chargeback" };

const ABOUT: Partial<Record<MailTemplate, Words>> = {
  dispute: { nl: "Geschil", en: "Dispute" },
  stop_proposal: { nl: "Voorstel om te stoppen", en: "Proposal to stop" },
  payment_decision: { nl: "Besluit over een betaling", en: "Decision about a payment" },
  deal_ended_owner: DEAL_ENDED,
  deal_ended_helper: DEAL_ENDED,
  deal_ended_compensated: DEAL_ENDED,
  chargeback: CHARGEBACK,
  chargeback_again: CHARGEBACK,
  other_amount: { nl: "Ander bedrag betaald of terugbetaald", en: "Other amount paid or refunded" },
  contact: { nl: "Bericht via het contactformulier", en: "Message from the contact form" },
};

const UNNAMED: Record<Language, Record<string, string>> = {
  nl: { name: "iemand", amount: "een bedrag", span: "een tijd", way: "een inlogmethode" },
  en: { name: "someone", amount: "an amount", span: "a time", way: "a login method" },
};

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The data of a sent mail is deleted, so its subject needs other words. */
export function subjectOf(template: MailTemplate, jobTitle: string | null, language: Language): string {
  const about = ABOUT[template]?.[language];
  const { about: aboutJob, forJob } = MAIL_FRAME[language];
  const known: Record<string, string> = {
    ...UNNAMED[language],
    ...requestWord({}, language),
    brand: brand.name,
    refundedWhat: refundedWhat({}, language),
    failedWhat: failedWhat({}, language),
    ofTip: "",
    numbered: "",
    about: jobTitle === null ? "" : aboutJob(jobTitle),
    forJob: jobTitle === null ? "" : forJob(jobTitle),
    ...(jobTitle !== null && { job_title: jobTitle }),
    ...(about !== undefined && { title: about, headline: about, subject: about }),
  };
  // The template may be of an older version.
  const { subject } = MAILS[template]?.[language] ?? { subject: template };
  return capitalized(subject.replace(/\{(\w+)\}/g, (_, name: string) => known[name] ?? "…"));
}
