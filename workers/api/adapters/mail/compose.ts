import { brand } from "~/brand";
import { signatureLine } from "~/brand-shown";
import { spanInWords } from "~/domain/appointment-life";
import { type DealEndStep, endsJob } from "~/domain/deal-end";
import type { Language } from "~/domain/language";
import { centsOf, formatEuros } from "~/domain/money";
import { isolated } from "~/domain/unseen";
import { reasonIn } from "../../db/verification";
import {
  type DealWords,
  dealEndWords,
  disputeWords,
  finalNote,
  refundReason,
  refundWay,
  teamWords,
} from "../../texts/deal-news";
import { decisionWords } from "../../texts/decision-outcome";
import { filled, MAILS, type MailTemplate } from "../../texts/mails";
import { notificationText } from "../../texts/notifications";
import { type PayoutOutlook, payoutLine } from "../../texts/payout-line";
import { reportWords } from "../../texts/report-decided";
import { layout } from "./layout";
import type { Mail } from "./port";

const WORDS = {
  nl: {
    hello: "Dag",
    greeting: "Groeten,",
    team: `Team ${brand.name}`,
    why: `Je krijgt deze mail omdat je een account hebt bij ${brand.name}.`,
    always: "Deze mail sturen we altijd: hij gaat over je account, een klus of geld.",
    settings: "Kies welke mails je krijgt",
    chat: "Naar de chat",
    stop: "Alleen nog mails over je account en over geld? Schrijf je uit voor de andere",
    stopSearch: "Geen mails meer over deze zoekopdracht? Schrijf je uit",
    request: { extra: "meerwerk", direct: "betaalverzoek" },
    about: (title: string) => ` over ‘${title}’`,
    statement: (statement: string) => `Dit schrijft ons team: ${statement}`,
  },
  en: {
    hello: "Hello",
    greeting: "Best wishes,",
    team: `The ${brand.name} team`,
    why: `You’re getting this email because you have a ${brand.name} account.`,
    always: "We always send this email: it’s about your account, a job or money.",
    settings: "Choose which emails you get",
    chat: "Go to the chat",
    stop: "Only want emails about your account and money? Unsubscribe from the others",
    stopSearch: "Don’t want emails about this search? Unsubscribe",
    request: { extra: "extra work", direct: "payment request" },
    about: (title: string) => ` about ‘${title}’`,
    statement: (statement: string) => `This is what our team writes: ${statement}`,
  },
};

interface Parts {
  template: MailTemplate;
  to: string;
  name: string | null;
  replyTo: string | null;
  language: Language;
  data: Record<string, string | number>;
  outlook?: PayoutOutlook | null;
  link: string | null;
  origin: string;
  /** One-click unsubscribe for mail programs, and its page; null for mails about account and money. */
  unsubscribe: { post: string; page: string } | null;
  outbox: number;
}

const momentIn = (at: number, language: Parts["language"]) =>
  new Date(at).toLocaleString(language === "nl" ? "nl-NL" : "en-GB", {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  });

const AMOUNTS = ["amount", "compensation", "refund"];

const eurosIn = (data: Parts["data"], language: Parts["language"]) =>
  Object.fromEntries(
    AMOUNTS.filter((name) => data[name] !== undefined).map((name) => [
      name,
      formatEuros(centsOf(String(data[name])), language),
    ]),
  );

function chargebackWords(data: Parts["data"], language: Parts["language"]) {
  const { job_title = "", step = "", amount } = data;
  const facts = { name: "", message: "", again: false, bids: 0, span: "", reasons: "", rejection: "", data };
  const euros = amount === undefined ? "" : formatEuros(centsOf(String(amount)), language);
  const about = { ...facts, title: String(job_title), step: String(step), amount: euros };
  const { title, text } = notificationText("chargeback", about, language);
  return { headline: title, news: text };
}

const withFinalNote = (words: DealWords, { data, language }: Pick<Parts, "data" | "language">): DealWords =>
  data.step === "decided" ? { ...words, next: `${words.next} ${finalNote(language)}`.trim() } : words;

const TELLS_OUTCOME: readonly MailTemplate[] = ["decision", "removal", "appeal"];

function newsOf({ template, data, language }: Parts): Partial<DealWords> | Record<string, string> {
  if (template === "report_decided") return reportWords(data, language);
  if (TELLS_OUTCOME.includes(template)) return decisionWords(data, language);
  if (template === "chargeback") return chargebackWords(data, language);
  if (template === "dispute") return withFinalNote(disputeWords(data, language), { data, language });
  if (template === "payment_decision") return withFinalNote(teamWords(data, language), { data, language });
  return template.startsWith("deal_ended") ? dealEndWords(data, language) : {};
}

/** The deal ended with its job: the mail leads to the chat, because the job cannot be done any more. */
const isOver = ({ template, data }: Parts): boolean =>
  (template === "deal_ended_owner" || template === "deal_ended_helper") && endsJob(data.step as DealEndStep);

function wordsOf(parts: Parts) {
  const { template, language, data, outlook } = parts;
  const words = WORDS[language];
  const kind = MAILS[template];
  const title = String(data.job_title ?? "");
  const request = words.request[data.direct === 1 ? "direct" : "extra"];
  const all = {
    request,
    Request: `${request.charAt(0).toUpperCase()}${request.slice(1)}`,
    brand: brand.name,
    support: brand.supportEmail,
    about: title && words.about(title),
    refundWay: refundWay(data, language),
    refundReason: refundReason(data, language),
    payout: outlook ? payoutLine(outlook, language) : "",
    ...data,
    ...eurosIn(data, language),
    ...(data.starts_at !== undefined && {
      span: spanInWords(Number(data.starts_at), Number(data.ends_at), language),
    }),
    ...(data.at !== undefined && { at: momentIn(Number(data.at), language) }),
    ...newsOf(parts),
    ...(data.statement === "" && { statement: "" }),
    ...(data.statement && { statement: words.statement(String(data.statement)) }),
    ...(data.why_rejected !== undefined && { why: reasonIn(language, String(data.why_rejected)) ?? "" }),
  };
  const { subject, lines, more = [], button, also } = kind[language];
  const told = [...lines, ...more.filter(({ of }) => data[of] !== undefined).map(({ line }) => line)];
  return {
    subject: filled(subject, all),
    lines: told.map((line) => filled(line, all).trim()).filter(Boolean),
    button: isOver(parts) ? words.chat : button && filled(button, all),
    also,
  };
}

function linksOf({ link, origin }: Parts, { button, also }: ReturnType<typeof wordsOf>) {
  return [
    ...(button && link ? [{ label: button, url: link }] : []),
    ...(also ? [{ label: also.label, url: origin + also.path }] : []),
  ];
}

function reasonsOf({ template, name, origin, language, unsubscribe }: Parts) {
  const words = WORDS[language];
  if (unsubscribe)
    return [
      words.why,
      { label: words.settings, url: `${origin}/profile/notifications` },
      { label: template === "saved_search" ? words.stopSearch : words.stop, url: unsubscribe.page },
    ];
  return name === null ? [] : [words.always];
}

export function compose(parts: Parts): Mail {
  const { template, to, name, replyTo, language, data, link, unsubscribe, outbox } = parts;
  const words = WORDS[language];
  const said = wordsOf(parts);
  const { subject, lines } = said;
  const toTeam = MAILS[template].toTeam === true;
  const hello = name ? [`${words.hello} ${isolated(name)},`] : [`${words.hello},`];
  const paragraphs = toTeam ? lines : [...hello, ...lines];
  const closing = toTeam ? [] : [`${words.greeting}\n${words.team}`];
  const links = linksOf(parts, said);
  const signature = signatureLine(language);
  const foot = toTeam ? [] : [...reasonsOf(parts), ...(signature ? [signature] : [])];
  const plain = (one: (typeof foot)[number]) => (typeof one === "string" ? one : `${one.label}: ${one.url}`);
  return {
    to,
    replyTo,
    template,
    language,
    subject,
    text: [...paragraphs, ...links.map(plain), ...closing, ...foot.map(plain)].join("\n\n"),
    html: layout({ language, subject, preheader: lines[0] ?? subject, paragraphs, links, closing, foot }),
    headers: {
      // Suppresses automatic replies (RFC 3834).
      "Auto-Submitted": "auto-generated",
      ...(unsubscribe && {
        "List-Unsubscribe": `<${unsubscribe.post}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    data: { ...data, ...(link && { link }) },
    outbox,
  };
}
