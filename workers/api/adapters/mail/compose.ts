import { brand } from "~/brand";
import { signatureLine } from "~/brand-shown";
import { REJECTED_BY } from "~/content/events/rejected-bids";
import { FINAL, QUESTIONS } from "~/content/events/team-decisions";
import { MAIL_FRAME } from "~/content/mail-frame";
import { MAILS, type MailTemplate } from "~/content/mails";
import { NAMELESS_USER } from "~/content/people";
import { UNKNOWN } from "~/content/unknown";
import { spanInWords } from "~/domain/deals/appointment-life";
import { endsJob } from "~/domain/deals/deal-end";
import type { DealEndStep } from "~/domain/deals/deal-end-step";
import { centsOf, FEE_PERCENT, formatEuros } from "~/domain/money/money";
import type { PayoutOutlook } from "~/domain/money/payout-schedule";
import type { NotificationType } from "~/domain/notifications/notification";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { dayInWords } from "~/domain/values/day-words";
import { type Language, LOCALES } from "~/domain/values/language";
import { isolated } from "~/domain/values/unseen";
import { reasonIn } from "../../db/verification";
import { dealFactRows, type FactRow, type MailedDeal } from "../../notices/deal-fact-rows";
import { type DealWords, dealEndWords, disputeWords, teamWords } from "../../notices/deal-words";
import { decisionWords } from "../../notices/decision-words";
import { MAIL_KINDS } from "../../notices/mail-kinds";
import { momentIn } from "../../notices/moment";
import { topicOfMail } from "../../notices/notification-kinds";
import { notificationText } from "../../notices/notification-text";
import { payoutLine } from "../../notices/payout-line";
import {
  failedNext,
  failedWhat,
  ofTip,
  refundedWhat,
  refundNext,
  refundReason,
  refundWay,
  untilOf,
} from "../../notices/refund-words";
import { receivedWords, reportWords } from "../../notices/report-words";
import { requestWord } from "../../notices/request-word";
import { stopButton, stopWords } from "../../notices/stop-words";
import { suspendedDealLines } from "../../notices/suspended-deal-words";
import { layout } from "./layout";
import type { Mail } from "./port";

export function filled(sentence: string, data: Record<string, string | number>): string {
  return sentence.replace(/\{(\w+)\}/g, (_, name: string) => isolated(String(data[name] ?? "")));
}

interface Parts {
  template: MailTemplate;
  to: string;
  name: string | null;
  replyTo: string | null;
  language: Language;
  data: Record<string, string | number>;
  outlook?: PayoutOutlook | null;
  deal?: MailedDeal | null;
  link: string | null;
  chat?: string | null;
  origin: string;
  unsubscribe: { post: string; page: string } | null;
  outbox: number;
}

const dateAndTimeIn = (at: number, language: Parts["language"]) =>
  new Date(at).toLocaleString(LOCALES[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  });

const rejectedBy = ({ step }: Parts["data"], language: Language): string =>
  REJECTED_BY[step === "rejected" || step === "lapsed" || step === "unchosen" ? step : "unknown"][language];

const AMOUNTS = ["amount", "net", "compensation", "refund", "extra", "lapsed", "total"];

const eurosIn = (data: Parts["data"], language: Parts["language"]) =>
  Object.fromEntries(
    AMOUNTS.filter((name) => data[name] !== undefined).map((name) => [
      name,
      formatEuros(centsOf(String(data[name])), language),
    ]),
  );

/** Orders from before `fee_percent` have the fee of then. */
function feeIn({ fee_percent = FEE_PERCENT }: Parts["data"], language: Parts["language"]): string {
  const percents = String(fee_percent)
    .split(" ")
    .map((one) => `${Number(one).toLocaleString(language)}%`);
  return new Intl.ListFormat(language).format(percents);
}

function wordsOfNotification(type: NotificationType, data: Parts["data"], language: Parts["language"]) {
  const { job_title = "", step = "", amount, name = "" } = data;
  const facts = { name: String(name), message: "", again: false, bids: 0, span: "", reasons: "", rejection: "", data };
  const euros = amount === undefined ? "" : formatEuros(centsOf(String(amount)), language);
  const about = { ...facts, title: String(job_title), step: String(step), amount: euros };
  const { title, text } = notificationText(type, about, language);
  return { headline: title, news: text };
}

const withNote = (words: DealWords, data: Parts["data"], note: string): DealWords =>
  data.step === "decided" ? { ...words, next: `${words.next} ${note}`.trim() } : words;

const TELLS_OUTCOME: readonly MailTemplate[] = ["decision", "removal", "appeal"];

function newsOf({ template, data, language }: Parts): Partial<DealWords> | Record<string, string> {
  if (template === "report") return receivedWords(data, language);
  if (template === "report_decided" || template === "report_reversed") return reportWords(data, language);
  if (TELLS_OUTCOME.includes(template)) return decisionWords(data, language);
  if (template === "chargeback_again") return wordsOfNotification("chargeback", data, language);
  if (template === "chargeback" || template === "other_amount") return wordsOfNotification(template, data, language);
  if (template === "deal_suspended" || template === "deal_restored")
    return wordsOfNotification("deal_suspended", data, language);
  if (template === "dispute")
    return withNote(disputeWords(data, language), data, `${FINAL[language]} ${QUESTIONS[language]}`);
  if (template === "stop_proposal") return { ...stopWords(data, language), button: stopButton(data, language) };
  if (template === "payment_decision") return withNote(teamWords(data, language), data, FINAL[language]);
  return template.startsWith("deal_ended") ? dealEndWords(data, language) : {};
}

const isOver = ({ template, data }: Parts): boolean =>
  (template === "deal_ended_owner" || template === "deal_ended_helper") && endsJob(data.step as DealEndStep);

function wordsOf(parts: Parts) {
  const { template, language, data, outlook } = parts;
  const words = MAIL_FRAME[language];
  const title = String(data.job_title ?? "");
  const name = String(data.name ?? "") || NAMELESS_USER[language];
  const all = {
    ...requestWord(data, language),
    brand: brand.name,
    support: brand.supportEmail,
    about: title && words.about(title),
    forJob: title && words.forJob(title),
    refundWay: refundWay(data, language),
    refundReason: refundReason(data, language),
    refundNext: refundNext(data, language),
    refundedWhat: refundedWhat(data, language),
    ofTip: ofTip(data, language),
    failedNext: failedNext(data, language),
    fee: feeIn(data, language),
    rejectedBy: rejectedBy(data, language),
    failedWhat: failedWhat(data, language),
    // Mails that were queued before it was stored.
    net: UNKNOWN.net[language],
    payout: outlook ? payoutLine(outlook, language) : "",
    ...data,
    name,
    ...eurosIn(data, language),
    ...(data.starts_at !== undefined && {
      span: spanInWords(Number(data.starts_at), Number(data.ends_at), language),
    }),
    ...(data.stands_from !== undefined && {
      stands: spanInWords(Number(data.stands_from), Number(data.stands_until), language),
    }),
    ...(data.replaced_from !== undefined && {
      replaced: spanInWords(Number(data.replaced_from), Number(data.replaced_until), language),
    }),
    ...(data.first_day !== undefined && { first_day: dayInWords(String(data.first_day), language) }),
    ...(data.expires_at !== undefined && {
      last_day: dayInWords(dayInAmsterdam(Number(data.expires_at)), language),
    }),
    ...(data.until !== undefined && { until: untilOf(data, language) }),
    ...(data.at !== undefined && {
      at: dateAndTimeIn(Number(data.at), language),
      deadline: momentIn(Number(data.at), language),
    }),
    ...newsOf(parts),
    deals: suspendedDealLines({ json: data.deals, restored: template === "account_restored" }, language),
    ...(data.statement === "" && { statement: "" }),
    ...(data.statement && { statement: words.statement(String(data.statement)) }),
    ...(data.said && { said: words.said(name, String(data.said)) }),
    ...(template === "dispute" && data.quote && { said: words.wrote(name, String(data.quote)) }),
    ...(data.why_rejected !== undefined && { why: reasonIn(language, String(data.why_rejected)) ?? "" }),
  };
  const { subject, lines, more = [], button, also } = MAILS[template][language];
  const shown = [...lines, ...more.filter(({ of }) => data[of] !== undefined).map(({ line }) => line)];
  return {
    subject: filled(subject, all),
    lines: shown.map((line) => filled(line, all).trim()).filter(Boolean),
    button: isOver(parts) ? words.chat : button && filled(button, all),
    also,
  };
}

function linksOf({ link, origin, chat }: Parts, { button, also }: ReturnType<typeof wordsOf>) {
  return [
    ...(button && link ? [{ label: button, url: link }] : []),
    ...(also && (link || !also.below)
      ? [{ label: also.label, url: (also.below ? link : origin) + (also.chat && chat ? chat : also.path) }]
      : []),
  ];
}

function reasonsOf({ template, name, origin, language, unsubscribe }: Parts) {
  const words = MAIL_FRAME[language];
  const topic = topicOfMail(template);
  if (unsubscribe)
    return [
      ...(topic ? [words.why(topic)] : []),
      { label: words.settings, url: `${origin}/profile/notifications` },
      { label: template === "saved_search" ? words.stopSearch : words.stop, url: unsubscribe.page },
    ];
  return name === null ? [] : [MAIL_KINDS[template].fromTeam ? words.fromTeam : words.always];
}

const listed = (facts: FactRow[]) =>
  facts.length > 0 ? [facts.map(({ label, value }) => `${label}: ${value}`).join("\n")] : [];

export function compose(parts: Parts): Mail {
  const { template, to, name, replyTo, language, data, deal, link, unsubscribe, outbox } = parts;
  const words = MAIL_FRAME[language];
  const said = wordsOf(parts);
  const { subject, lines } = said;
  const toTeam = MAIL_KINDS[template].toTeam === true;
  const hello = name ? [`${words.hello} ${isolated(name)},`] : [`${words.hello},`];
  const paragraphs = toTeam ? lines : [...hello, ...lines];
  const facts = deal ? dealFactRows(deal, language).map(({ label, value }) => ({ label, value: isolated(value) })) : [];
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
    text: [...paragraphs, ...listed(facts), ...links.map(plain), ...closing, ...foot.map(plain)].join("\n\n"),
    html: layout({ language, subject, preheader: lines[0] ?? subject, paragraphs, facts, links, closing, foot }),
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
