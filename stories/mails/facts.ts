import { brand } from "~/brand";
import type { MailTemplate } from "~/content/mails";
import type { Language } from "~/domain/values/language";
import { offerIn, reasonsIn } from "../../workers/api/notices/saved-search-words";

interface Facts {
  data: Record<string, string | number>;
  path?: string;
}

const job_title = "Lekkende keukenkraan vervangen";
const name = "Hassan B.";
const AT = Date.parse("2026-03-03T10:00:00Z");
const owner = "Petra de Vries";
const JOB = "/task/12";
const REQUEST = "/payment/14/meerwerk";
const CHAT = "/messages/chat-over-de-kraan";

const inquiry = {
  name: "Noor Smit",
  email: "noor@example.test",
  subject: "Samenwerken",
  message: "Hallo,\n\nWij beheren flats in Utrecht. Kunnen onze huurders bij jullie terecht?",
};

const span = { nl: "donderdag 5 maart, 14.00 tot 16.30 uur", en: "Thursday 5 March, 14:00 to 16:30" };
const paid = {
  nl: `Er is betaald voor ‘${job_title}’. Het geld is in bewaring tot de klus is afgerond.`,
  en: `‘${job_title}’ has been paid for. The money is held until the job is completed.`,
};
const unreadable = { nl: "We konden je document niet goed lezen.", en: "We couldn’t read your document." };

const suspendedDeals = JSON.stringify([
  { job_title, name, role: "owner", step: "done", amount: "63.00", until: AT },
  { job_title: "Heg snoeien", name: owner, role: "helper", step: "agreed", amount: "57.00", until: null },
]);

const statement = {
  nl: "Er stond een telefoonnummer in je vraag. Dat mag niet in een vraag die iedereen kan lezen.",
  en: "There was a phone number in your question. That is not allowed in a question everyone can read.",
};

export const factsOf = (language: Language): Record<MailTemplate, Facts> => ({
  welcome: { data: {}, path: "/browse-tasks" },
  activation: { data: {}, path: "/account/activate?token=abc" },
  already_registered: { data: {}, path: "/login" },
  password_reset: { data: {}, path: "/reset-password?token=abc" },
  password_changed: { data: {}, path: "/forgot-password" },
  email_change: { data: {}, path: "/account/confirm-email?token=abc" },
  email_changed: { data: {}, path: "/account/undo-email?token=abc" },
  login_alert: { data: {}, path: "/forgot-password" },
  iban_added: { data: { iban: "NL91******4300", waits: 24 }, path: "/forgot-password" },
  iban_changed: { data: { iban: "NL91******4300" }, path: "/forgot-password" },
  account_emptied: { data: { cleared: 1, left: 1 }, path: "/forgot-password" },
  way_in_added: { data: { way: "Google" }, path: "/forgot-password" },
  invitation: { data: { job_title }, path: JOB },
  bid_placed: {
    data: {
      job_title,
      name,
      amount: "60.00",
      first_day: "2026-03-06",
      quote: "Ik kan zaterdag. Gereedschap heb ik zelf.",
    },
    path: CHAT,
  },
  bid_accepted: { data: { job_title, amount: "60.00", step: "paid" }, path: CHAT },
  bid_rejected: { data: { job_title, step: "lapsed" }, path: "/browse-tasks" },
  bid_expired: { data: { job_title }, path: "/browse-tasks" },
  bid_taken_down: { data: { job_title }, path: "/browse-tasks" },
  bid_deleted: { data: { job_title }, path: "/browse-tasks" },
  job_address: { data: { job_title, name: owner }, path: JOB },
  job_address_changed: { data: { job_title, name: owner }, path: JOB },
  job_reopened: { data: { job_title, amount: "60.00" }, path: `${JOB}/bod` },
  job_restored: { data: { job_title, amount: "60.00" }, path: `${JOB}/bod` },
  bid_withdrawn_paying: { data: { job_title, name }, path: CHAT },
  bid_withdrawn: { data: { job_title, name }, path: CHAT },
  bid_outdated: { data: { job_title, amount: "70.00" }, path: CHAT },
  deal_ended_owner: {
    data: { job_title, name, role: "owner", step: "cancelled_late", refund: "48.00", helper: "15.00" },
    path: JOB,
  },
  deal_ended_helper: {
    data: { job_title, name: owner, role: "helper", step: "cancelled", refund: "63.00", helper: "0.00" },
    path: JOB,
  },
  deal_ended_compensated: {
    data: { job_title, name: owner, role: "helper", step: "cancelled_late", refund: "48.00", helper: "15.00" },
    path: "/wallet",
  },
  withdrawal_refunded: {
    data: { job_title, amount: "63.00", refund: "63.00", credit: "0.00", payment: 12, at: AT },
    path: JOB,
  },
  withdrawal_compensated: {
    data: { job_title, amount: "63.00", compensation: "15.00", refund: "48.00", credit: "48.00", payment: 12, at: AT },
    path: JOB,
  },
  withdrawal_answered: {
    data: { job_title, amount: "63.00", payment: 12, at: AT, held: 1, helper: name },
    path: "/wallet/betaling/12",
  },
  withdrawal_helper_asked: { data: { job_title, name: owner, payment: 12 }, path: "/wallet/betaling/12" },
  withdrawal_granted: {
    data: { job_title, amount: "63.00", payment: 12, at: AT, statement: "Je krijgt € 63,00 terug op je rekening." },
    path: "/wallet/betaling/12",
  },
  withdrawal_rejected: {
    data: { job_title, amount: "63.00", payment: 12, at: AT, statement: "Het werk was al helemaal gedaan." },
    path: "/wallet/betaling/12",
  },
  withdrawal_service_asked: {
    data: { job_title, name: owner, payment: 12, extra_of: "Muur stucen" },
    path: "/wallet/betaling/12",
  },
  withdrawal_service: { data: { job_title, name: owner, payment: 12, goes_on: 1 }, path: "/wallet/betaling/12" },
  withdrawal_helper: { data: { job_title, name: owner, payment: 12, keeps: 1 }, path: "/wallet/betaling/12" },
  withdrawal_helper_rejected: { data: { job_title, name: owner, payment: 12 }, path: "/wallet/betaling/12" },
  withdrawal_desk: { data: { job_title, amount: "63.00", payment: 12, at: AT }, path: JOB },
  question: { data: { job_title, name, quote: "Zit er een afsluiter onder het aanrecht?" }, path: JOB },
  answer: { data: { job_title, quote: "Ja, aan de linkerkant." }, path: JOB },
  stop_proposal: {
    data: { job_title, name, role: "owner", step: "proposed", refund: "21.00", helper: "38.00", until: AT },
    path: "/task/12/samen-stoppen",
  },
  dispute: {
    data: {
      job_title,
      name,
      role: "owner",
      step: "opened",
      total: "63.00",
      payment: 12,
      since: AT,
      until: AT + 7 * 24 * 3_600_000,
    },
    path: "/payment/12/geschil",
  },
  dispute_opened: { data: { job_title, name, amount: "63.00", payment: 12, at: AT }, path: "/payment/12/geschil" },
  dispute_contested: {
    data: { job_title, name: owner, amount: "57.00", payment: 12, at: AT },
    path: "/payment/12/geschil",
  },
  payment_released: { data: { job_title, name: owner, amount: "57.00" }, path: "/wallet" },
  tip: { data: { job_title, name: owner, amount: "10.00" }, path: "/wallet" },
  payment_released_by_time: { data: { job_title, name: owner, amount: "57.00" }, path: "/wallet" },
  paid_by_time: { data: { job_title, name, amount: "57.00", payment: 12 }, path: "/wallet/betaling/12" },
  payment_held: { data: { job_title, name: owner, amount: "19.00", to_start: 1 }, path: CHAT },
  payment_request: {
    data: { job_title, name, amount: "20.00", total: "21.00", quote: "Nieuwe afsluitkraan" },
    path: REQUEST,
  },
  payment_request_changed: { data: { job_title, name, amount: "25.00", total: "26.25" }, path: REQUEST },
  payment_request_reminded: { data: { job_title, name, amount: "25.00", total: "26.25" }, path: REQUEST },
  payment_request_withdrawn: { data: { job_title, name, amount: "25.00" }, path: CHAT },
  payment_request_refused: { data: { job_title, name: owner, amount: "25.00" }, path: CHAT },
  payment_request_settled: { data: { job_title, name: owner, amount: "25.00" }, path: CHAT },
  payout_paid: { data: { amount: "57.00", iban: "NL91******4300" }, path: "/wallet" },
  payout_reversed: { data: { amount: "30.00" }, path: "/wallet" },
  payout_failed: { data: { amount: "57.00", iban: "NL91******4300" }, path: "/wallet" },
  verification_needed: { data: { why_rejected: JSON.stringify(paid) }, path: "/profile/settings" },
  verification_passed: { data: {}, path: "/wallet" },
  verification_failed: { data: { why_rejected: JSON.stringify(unreadable) }, path: "/profile/settings" },
  chargeback_again: {
    data: { job_title, step: "payer_lost_held", amount: "63.00", payment: 12, gone: 1 },
    path: "/task/12",
  },
  chargeback: {
    data: { job_title, step: "payee_opened_balance", amount: "57.00", payment: 12 },
    path: "/wallet/betaling/12",
  },
  payment_failed: {
    data: { job_title, amount: "52.50", payment: 12, step: "bid" },
    path: "/wallet/betaling/12",
  },
  other_amount: {
    data: {
      job_title,
      payment: 12,
      kind: "bid",
      step: "received",
      amount: "63.00",
      received: "60.00",
      currency: "eur",
    },
    path: "/wallet/betaling/12",
  },
  refund_otherwise: { data: { job_title, amount: "63.00", payment: 12 }, path: "/wallet/betaling/12" },
  refund_failed: { data: { job_title, amount: "63.00", payment: 12 }, path: "/wallet/betaling/12" },
  payment_decision: {
    data: {
      job_title,
      name,
      role: "owner",
      step: "decided",
      outcome: "solved",
      refund: "21.00",
      helper: "38.00",
      total: "63.00",
      payment: 12,
      statement: "Een deel van het werk is gedaan.",
    },
    path: "/wallet/betaling/12",
  },
  payment_refunded: {
    data: { job_title, amount: "63.00", refund: "63.00", credit: "10.00", cause: "other", name, chosen: "Bouw en Zo" },
    path: JOB,
  },
  payment_gone: {
    data: { job_title, name: owner, amount: "60.00", cause: "elsewhere_payee", step: "gone" },
    path: JOB,
  },
  payment_part_refunded: {
    data: { job_title, name, amount: "20.00", refund: "20.00", credit: "0.00", cause: "elsewhere_part", payment: 12 },
    path: "/wallet/betaling/12",
  },
  payment_part_gone: {
    data: { job_title, name: owner, amount: "20.00", cause: "elsewhere_part_payee", payment: 12 },
    path: "/wallet/betaling/12",
  },
  tax_data: { data: {}, path: "/wallet/belasting" },
  message: { data: { job_title, name }, path: CHAT },
  missed: {
    data: { job_title, name, span: span[language], at: Date.UTC(2026, 10, 29, 22, 45) },
    path: `${CHAT}/afspraak`,
  },
  missed_retracted: { data: { job_title, name }, path: `${CHAT}/afspraak` },
  missed_reminder: {
    data: { job_title, name, span: span[language], at: Date.UTC(2026, 10, 29, 22, 45) },
    path: `${CHAT}/afspraak`,
  },
  appointment_proposed: { data: { job_title, name, span: span[language] }, path: CHAT },
  appointment_agreed: { data: { job_title, name, span: span[language] }, path: CHAT },
  appointment_declined: { data: { job_title, name, span: span[language] }, path: CHAT },
  appointment_reminder: { data: { job_title, name, span: span[language] }, path: CHAT },
  receipt: {
    data: { job_title, amount: "63.00", net: "57.00", payment: 12, start_code: "kaars wortel fiets lynx" },
    path: "/wallet/betaling/12",
  },
  receipt_request: {
    data: { job_title, amount: "15.75", net: "14.25", payment: 13, description: "Ook de oude lade repareren" },
    path: "/wallet/betaling/13",
  },
  agreement: {
    data: { job_title, name, amount: "60.00", start_code: "kaars wortel fiets lynx" },
    path: CHAT,
  },
  receipt_credits: { data: { amount: "25.00", payment: 13 }, path: "/wallet/betaling/13" },
  receipt_tip: { data: { job_title, amount: "10.00", payment: 15 }, path: "/wallet/betaling/15" },
  job_renew: { data: { job_title, expires_at: Date.UTC(2026, 2, 9, 10) }, path: "/account/renew?token=abc" },
  job_posted: { data: { job_title }, path: JOB },
  job_expired: { data: { job_title }, path: JOB },
  hold_ends_owner: { data: { job_title, name }, path: JOB },
  hold_ends_helper: { data: { job_title, name: owner }, path: JOB },
  unpaid_soon_owner: { data: { job_title, name, until: Date.UTC(2026, 2, 9, 10) }, path: JOB },
  unpaid_soon_helper: { data: { job_title, name: owner, until: Date.UTC(2026, 2, 9, 10) }, path: JOB },
  invoice: {
    data: { job_title, number: "2026-0004", seller: "Bouw en Zo", buyer: owner, amount: "60.00", invoice: 4 },
    path: "/wallet/factuur/4",
  },
  credit_note: {
    data: {
      job_title,
      number: "2026-0005",
      seller: "Bouw en Zo",
      buyer: owner,
      amount: "60.00",
      invoice: 5,
      to_you: 1,
    },
    path: "/wallet/factuur/5",
  },
  account_restored: { data: {}, path: "/login" },
  account_deleted: { data: {} },
  team_message: { data: { message: "We zagen dat je IBAN niet klopt.\n\nWil je hem nakijken?" } },
  account_suspended: {
    data: { decision: 71, statement: statement[language], deals: suspendedDeals },
    path: "/besluit/71?token=abc",
  },
  removal: {
    data: { decision: 71, action: "remove", thing: "job", statement: statement[language] },
    path: "/besluit/71?token=abc",
  },
  deal_suspended: { data: { job_title, name }, path: CHAT },
  work_marked_done: { data: { job_title, name, held: 1, net: "57.00", photos: 3 }, path: `${JOB}/actie/solve` },
  deal_restored: { data: { job_title, name, step: "restored" }, path: CHAT },
  receipt_again: { data: { job_title, amount: "63.00", net: "57.00", payment: 9 }, path: "/wallet/betaling/9" },
  payment_held_again: { data: { job_title, name, amount: "57.00" }, path: CHAT },
  work_done_suspended: { data: { job_title, name, net: "57.00" } },
  work_done_unpaid: { data: { job_title, name }, path: JOB },
  work_done_paused: { data: { job_title, name }, path: JOB },
  work_done: { data: { job_title, name, held: 1, net: "57.00" }, path: `${JOB}/actie/solve` },
  review_request: { data: { job_title, name }, path: `${JOB}/beoordelen` },
  review_request_ended: { data: { job_title, name }, path: `${JOB}/beoordelen` },
  saved_search: {
    data: {
      job_title,
      search_name: " ‘Kranen om de hoek’",
      reasons: reasonsIn(language, { category: 10, metres: 1200, zipcode: "1012AB" }),
      offer: offerIn(language, { price_type: "budget", budget: 60_00, execution_date: "2026-03-05" }),
    },
    path: JOB,
  },
  contact: { data: inquiry },
  partner: { data: { ...inquiry, company: "Woonbeheer Utrecht" } },
  support_copy: { data: inquiry },
  support_received: { data: {} },
  report: { data: { report: 12, thing: "job" } },
  report_decided: { data: { report: 12, thing: "job", step: "removed", at: AT } },
  report_reversed: { data: { report: 12, thing: "job", step: "back", at: AT } },
  decision: {
    data: { decision: 71, action: "suspend", thing: "user", statement: statement[language] },
    path: "/besluit/71?token=abc",
  },
  warning: { data: { decision: 71, statement: statement[language] }, path: "/besluit/71?token=abc" },
  appeal_received: { data: { decision: 71 } },
  appeal: { data: { decision: 71, action: "remove", thing: "review", statement: statement[language] } },
  appeal_won: { data: { decision: 71, statement: statement[language] } },
});

export const ORIGIN = `https://${brand.domain}`;
