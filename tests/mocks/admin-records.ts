import { contract } from "~/api/contract";
import type { AdminUser, AuditEntry, EarningsOfAll, FailedDelivery, LedgerPage } from "~/domain/admin/admin";
import type { AdminJob } from "~/domain/admin/admin-job";
import type { AdminPayout } from "~/domain/admin/admin-payout";
import type { SearchResults, SentMail } from "~/domain/admin/admin-search";
import type { Stats } from "~/domain/admin/admin-stats";
import type { Review } from "~/domain/deals/review";
import type { Comment } from "~/domain/jobs/comment";
import type { Job } from "~/domain/jobs/job";
import type { MoneyCase } from "~/domain/money/money-case";
import type { Payment } from "~/domain/money/payment";
import type { Notification } from "~/domain/notifications/notification";
import { answers, isOffline, refuses, refusesFields, waits } from "./answers";
import { aBid } from "./factories/bid";
import { aJob, anOtherJob } from "./factories/job";
import { aPage } from "./factories/page";
import { aPayment } from "./factories/payment";
import { aCard, aHelpingViewer, aVerification, aViewer } from "./factories/person";
import { aReview } from "./factories/review";
import { aTimeline } from "./factories/timeline";
import { HASSAN, PETRA, tap } from "./factories/town";

const { admin, job: ofJobs } = contract;
const AT = "2026-03-02T09:30:00Z";
const BEHEER = 6;

export const anAdmin = aViewer({
  id: BEHEER,
  name: "Beheer",
  email: "admin@example.test",
  zipcode: null,
  roles: ["admin"],
});

export function anAdminUser(of: Partial<AdminUser> = {}): AdminUser {
  const { unread_chats: _, unread_notifications: __, ...self } = aHelpingViewer({ balance: "95.00" });
  return {
    ...self,
    id: HASSAN,
    iban: "NL91******4300",
    rootline_reference: "person_2b7e",
    mobile: false,
    receives_notifications: true,
    number_of_notifications_received: 3,
    app_version: null,
    status: "active",
    last_seen: AT,
    verification: aVerification({ status: "verified", verified: true }),
    ...of,
  };
}

export function anAuditEntry(of: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 4,
    admin: aCard({ id: BEHEER, name: "Beheer" }),
    action: "suspend",
    target_type: "user",
    target_id: HASSAN,
    reason: "Oplichting gemeld door meer dan één persoon",
    created_at: AT,
    ...of,
  };
}

export function aLetter(of: Partial<FailedDelivery> = {}): FailedDelivery {
  return {
    id: 5,
    kind: "mail",
    key: "mail:welcome:8",
    attempts: 8,
    error: "mail provider answered 503",
    user: aCard({ id: HASSAN, name: "Hassan Bakker" }),
    address: "helper@example.test",
    subject: "Welkom bij Buurklusser",
    payment: null,
    payout: null,
    amount: null,
    created_at: "2026-03-01T10:00:00Z",
    failed_at: AT,
    involved: false,
    ...of,
  };
}

export function anAdminPayout(of: Partial<AdminPayout> = {}): AdminPayout {
  return {
    id: 3,
    amount: "57.00",
    fee: "0.00",
    net: "57.00",
    early: false,
    status: "failed",
    iban: "NL91******4300",
    created_at: AT,
    paid_at: null,
    user: aCard({ id: HASSAN, name: "Hassan Bakker" }),
    balance: "95.00",
    iban_now: "NL20******4567",
    refusal: null,
    retried_as: null,
    involved: false,
    ...of,
  };
}

const theFigures: Stats = {
  by: "day",
  results: [
    {
      day: "2026-03-02",
      sign_ups: 3,
      jobs: 5,
      bids: 11,
      deals: 2,
      turnover: "126.00",
      fees: "12.00",
      losses: "-6.00",
      disputes: 1,
      payouts: "57.00",
    },
    {
      day: "2026-03-01",
      sign_ups: 0,
      jobs: 2,
      bids: 4,
      deals: 0,
      turnover: "0.00",
      fees: "0.00",
      losses: "0.00",
      disputes: 0,
      payouts: "0.00",
    },
  ],
};

const aNotification: Notification = {
  id: 30,
  type: "payment_released",
  title: "Je geld is vrijgegeven",
  text: "‘Lekkende keukenkraan vervangen’ is afgerond. € 57,00 staat op je saldo.",
  link: "/wallet",
  job: 12,
  chat: null,
  read: true,
  created_at: AT,
};

export function aMoneyCase(of: Partial<MoneyCase> = {}): MoneyCase {
  return {
    id: 3,
    kind: "chargeback",
    provider: "stripe",
    reference: "du_1Q2w3E",
    event: "charge.dispute.created",
    payment: 9,
    payout: null,
    title: tap.title,
    user: aCard(),
    amount: "63.00",
    currency: "eur",
    created_at: AT,
    handled_at: null,
    handled_by: null,
    note: null,
    involved: false,
    held: "21.00",
    ...of,
  };
}

export function aSentMail(of: Partial<SentMail> = {}): SentMail {
  return {
    id: 7,
    template: "bid_placed",
    subject: "Nieuw bod op ‘Lekkende keukenkraan vervangen’",
    user: aCard({ id: HASSAN, name: "Hassan Bakker" }),
    address: "helper@example.test",
    state: "sent",
    attempts: 1,
    error: null,
    created_at: AT,
    delivered_at: AT,
    failed_at: null,
    ...of,
  };
}

const handledCase = (of: Partial<MoneyCase> = {}) =>
  aMoneyCase({
    handled_at: "2026-03-03T09:30:00Z",
    handled_by: aCard({ id: BEHEER, name: "Beheer" }),
    note: "Bewijs gestuurd",
    ...of,
  });

export function someFound(of: Partial<SearchResults> = {}): SearchResults {
  const { id, name, email, status } = anAdminUser();
  const found = aJob();
  return {
    people: { more: false, results: [{ id, name, company: null, email, status, created_at: AT }] },
    jobs: {
      more: false,
      results: [
        {
          id: found.id,
          title: found.title,
          status: found.status,
          city: found.city,
          owner: aCard({ id: PETRA, name: "Petra de Vries" }),
          created_at: AT,
        },
      ],
    },
    payments: { more: false, results: [aHeldPayment()] },
    mails: {
      more: false,
      results: [
        aSentMail(),
        aSentMail({
          id: 5,
          subject: "Welkom bij Buurklusser",
          state: "failed",
          error: "mail provider answered 503",
          delivered_at: null,
          failed_at: AT,
        }),
      ],
    },
    ...of,
  };
}

const NONE = { more: false, results: [] };

type Entry = LedgerPage["results"][number];

export const entry = (id: number, transaction: number, event: string, account: string, amount: string): Entry => ({
  id,
  transaction,
  event,
  account,
  amount,
  user: account.startsWith("balance:") ? HASSAN : null,
  payment: 9,
  payout: null,
  created_at: AT,
});

export function theBooks(of: Partial<LedgerPage> = {}): LedgerPage {
  const results = [
    entry(5, 2, "released", "platform", "6.00"),
    entry(4, 2, "released", "balance:2", "57.00"),
    entry(3, 2, "released", "held:9", "-63.00"),
    entry(2, 1, "payment_succeeded", "held:9", "63.00"),
    entry(1, 1, "payment_succeeded", "outside", "-63.00"),
  ];
  const accounts = [
    { account: "balance:2", balance: "57.00" },
    { account: "held:9", balance: "0.00" },
    { account: "outside", balance: "-63.00" },
    { account: "platform", balance: "6.00" },
  ];
  return { count: results.length, sum: "0.00", accounts, results, ...of };
}

const PAID = { gross: "100.00", fees: "5.00", net: "95.00", count: 1 };
const UNPAID = { gross: "0.00", fees: "0.00", net: "0.00", count: 0 };
type Helper = EarningsOfAll["results"][number];

export function aPaidHelper(of: Partial<Helper> = {}): Helper {
  return {
    id: HASSAN,
    name: "Hassan Bakker",
    email: "helper@example.test",
    iban: "NL91ABNA0417164300",
    address: "1071AB Amsterdam",
    kvk: null,
    vat: null,
    tax_data: true,
    ...PAID,
    quarters: [1, 2, 3, 4].map((quarter) => ({ quarter, ...(quarter === 1 ? PAID : UNPAID) })),
    ...of,
  };
}

const aHeldPayment = (of: Partial<Payment> = {}) => aPayment({ status: "held", expires_at: null, paid_at: AT, ...of });

const paidJob = () => aJob({ status: "reserved", bids: [aBid({ status: "accepted", job_status: "reserved" })] });

export const atTheDesk = [
  answers(admin.find, someFound()),
  answers(admin.users, aPage([anAdminUser(), anAdminUser({ id: 4, name: "Noor Jansen", verified: false })])),
  answers(admin.user, anAdminUser()),
  answers(admin.suspend, anAdminUser({ status: "suspended" })),
  answers(admin.restore, anAdminUser()),
  answers(admin.removeUser, undefined),
  answers(admin.jobs, aPage([aJob(), anOtherJob(3)].map((one) => ({ ...one, distance: null })))),
  answers(admin.job, paidJob()),
  answers(admin.removeJob, undefined),
  answers(admin.removeComment, undefined),
  answers(admin.reviews, aPage([aReview(), aReview({ id: 52, visible: false, text: "Nooit meer." })])),
  answers(admin.review, aReview()),
  answers(admin.changeReview, aReview()),
  answers(admin.removeReview, undefined),
  answers(
    admin.payments,
    aPage([aPayment({ status: "held" }), aPayment({ id: 8, status: "refunded", refunded_amount: "63.00" })]),
  ),
  answers(admin.payment, aHeldPayment()),
  answers(admin.timeline, aTimeline([])),
  answers(admin.refundPayment, aPayment({ status: "refunded" })),
  answers(admin.releasePayment, aPayment({ status: "released" })),
  answers(admin.pausePayment, aHeldPayment({ paused_at: AT })),
  answers(admin.resumePayment, aHeldPayment()),
  answers(admin.notePayment, aHeldPayment()),
  answers(
    admin.duePayouts,
    aPage([
      { user: aCard({ id: HASSAN, name: "Hassan Bakker" }), amount: "95.00", iban: "NL91******4300", block: null },
      { user: aCard({ id: 4, name: "Noor Jansen" }), amount: "40.00", iban: null, block: "iban_missing" },
    ]),
  ),
  answers(
    admin.payouts,
    aPage([anAdminPayout(), anAdminPayout({ id: 2, status: "paid", paid_at: AT, refusal: "transition" })]),
  ),
  answers(admin.payout, anAdminPayout()),
  answers(admin.retryPayout, anAdminPayout({ retried_as: 4, refusal: "already_done" })),
  answers(admin.userMails, aPage([aSentMail()])),
  answers(admin.userNotifications, aPage([aNotification])),
  answers(admin.retryVerification, anAdminUser()),
  answers(admin.noteUser, anAdminUser()),
  answers(admin.writeToUser, anAdminUser()),
  answers(admin.figures, theFigures),
  answers(admin.ledger, theBooks()),
  answers(admin.outbox, aPage([aLetter()])),
  answers(admin.letter, aLetter()),
  answers(admin.retry, aLetter({ attempts: 0, failed_at: null })),
  answers(admin.endOrder, aLetter({ attempts: 0, failed_at: null })),
  answers(
    admin.moneyCases,
    aPage([
      aMoneyCase(),
      aMoneyCase({
        id: 2,
        kind: "unmatched",
        payment: null,
        title: null,
        user: null,
        amount: "70.00",
        currency: "usd",
      }),
      handledCase({ id: 1, kind: "refund_failed" }),
    ]),
  ),
  answers(admin.moneyCase, aMoneyCase()),
  answers(admin.handleMoneyCase, handledCase()),
  answers(admin.audit, aPage([anAuditEntry()])),
  answers(admin.earnings, { year: 2026, results: [aPaidHelper()] }),
];

export const records = {
  found: {
    is: (of: Partial<SearchResults>) => answers(admin.find, someFound(of)),
    nothing: answers(admin.find, { people: NONE, jobs: NONE, payments: NONE, mails: NONE }),
    unavailable: refuses(admin.find, "unavailable"),
  },
  people: {
    are: (found: AdminUser[], count?: number) => answers(admin.users, aPage(found, count)),
    offline: isOffline(admin.users),
    searchTooLong: refusesFields(admin.users, { search: ["Maximaal 100 tekens."] }),
  },
  person: {
    is: (differs: Partial<AdminUser>) => answers(admin.user, anAdminUser(differs)),
    notFound: refuses(admin.user, "not_found"),
    moneyOpen: refuses(admin.removeUser, "money_open"),
    suspending: waits(admin.suspend),
    unavailable: refuses(admin.suspend, "unavailable"),
  },
  jobs: {
    are: (found: Job[], count?: number) => answers(admin.jobs, aPage(found, count)),
    personWrong: refusesFields(admin.jobs, { user: ["Ongeldige waarde."] }),
  },
  job: {
    is: ({ deal_ends, ...differs }: Partial<AdminJob>) => answers(admin.job, { ...aJob(differs), deal_ends }),
    notFound: refuses(admin.job, "job_not_found"),
    commentsGone: refuses(ofJobs.comments, "job_deleted"),
    asked: (comments: Comment[], count?: number) => answers(ofJobs.comments, aPage(comments, count)),
    disputed: refuses(admin.removeJob, "disputed"),
    removed: refuses(admin.removeJob, "job_deleted"),
    changed: refuses(admin.removeJob, "money_changed"),
  },
  reviews: { are: (found: Review[], count?: number) => answers(admin.reviews, aPage(found, count)) },
  review: {
    is: (differs: Partial<Review>) => answers(admin.review, aReview(differs)),
    notFound: refuses(admin.review, "not_found"),
  },
  payments: { are: (found: Payment[], count?: number) => answers(admin.payments, aPage(found, count)) },
  payment: {
    is: (differs: Partial<Payment>) => answers(admin.payment, aHeldPayment(differs)),
    notFound: refuses(admin.payment, "not_found"),
    refund: {
      waits: waits(admin.refundPayment),
      unavailable: refuses(admin.refundPayment, "unavailable"),
      disputed: refuses(admin.refundPayment, "disputed"),
      late: refuses(admin.refundPayment, "transition"),
      changed: refuses(admin.refundPayment, "money_changed"),
      wrong: refusesFields(admin.refundPayment, { statement: ["Maximaal 1000 tekens."] }),
    },
    release: {
      disputed: refuses(admin.releasePayment, "disputed"),
      late: refuses(admin.releasePayment, "transition"),
      changed: refuses(admin.releasePayment, "money_changed"),
      wrong: refusesFields(admin.releasePayment, { statement: ["Maximaal 1000 tekens."] }),
    },
    pause: {
      disputed: refuses(admin.pausePayment, "disputed"),
      late: refuses(admin.pausePayment, "transition"),
      wrong: refusesFields(admin.pausePayment, { statement: ["Maximaal 1000 tekens."] }),
    },
    resume: {
      disputed: refuses(admin.resumePayment, "disputed"),
      late: refuses(admin.resumePayment, "transition"),
      wrong: refusesFields(admin.resumePayment, { statement: ["Maximaal 1000 tekens."] }),
    },
    note: { wrong: refusesFields(admin.notePayment, { reason: ["Maximaal 1000 tekens."] }) },
  },
  ledger: {
    is: (differs: Partial<LedgerPage>) => answers(admin.ledger, theBooks(differs)),
    empty: answers(admin.ledger, { count: 0, sum: "0.00", accounts: [], results: [] }),
    paymentWrong: refusesFields(admin.ledger, { payment: ["Ongeldige waarde."] }),
  },
  payouts: {
    none: answers(admin.payouts, aPage([])),
    userWrong: refusesFields(admin.payouts, { user: ["Ongeldige waarde."] }),
    noneDue: answers(admin.duePayouts, aPage([])),
  },
  payout: {
    is: (of: Partial<AdminPayout>) => answers(admin.payout, anAdminPayout(of)),
    notFound: refuses(admin.payout, "not_found"),
    paidMeanwhile: refuses(admin.retryPayout, "transition"),
    retried: refuses(admin.retryPayout, "already_done"),
    notVerified: refuses(admin.retryPayout, "not_verified"),
    withoutIban: refuses(admin.retryPayout, "iban_missing"),
    withoutTaxData: refuses(admin.retryPayout, "tax_data_missing"),
    ibanWaits: refuses(admin.retryPayout, "iban_waits"),
    nothingLeft: refuses(admin.retryPayout, "nothing_to_pay_out"),
    direct: refuses(admin.retryPayout, "direct_mode"),
    refused: refuses(admin.retryPayout, "own_case"),
  },
  told: {
    none: [answers(admin.userMails, aPage([])), answers(admin.userNotifications, aPage([]))],
  },
  verification: {
    already: refuses(admin.retryVerification, "already_verified"),
    late: refuses(admin.retryVerification, "transition"),
    refused: refuses(admin.retryVerification, "own_case"),
  },
  note: { wrong: refusesFields(admin.noteUser, { reason: ["Maximaal 1000 tekens."] }) },
  write: {
    removed: refuses(admin.writeToUser, "transition"),
    wrong: refusesFields(admin.writeToUser, { message: ["Maximaal 2000 tekens."] }),
  },
  figures: { byWrong: refusesFields(admin.figures, { by: ["Ongeldige waarde."] }) },
  letters: { none: answers(admin.outbox, aPage([])) },
  letter: {
    is: (of: Partial<FailedDelivery>) => answers(admin.letter, aLetter(of)),
    notFound: refuses(admin.letter, "not_found"),
    gone: refuses(admin.retry, "already_done"),
    ended: refuses(admin.endOrder, "already_done"),
  },
  money: {
    none: answers(admin.moneyCases, aPage([])),
    among: (...of: Partial<MoneyCase>[]) => answers(admin.moneyCases, aPage(of.map((one) => aMoneyCase(one)))),
    is: (of: Partial<MoneyCase>) => answers(admin.moneyCase, aMoneyCase(of)),
    handled: (of: Partial<MoneyCase> = {}) => answers(admin.moneyCase, handledCase(of)),
    notFound: refuses(admin.moneyCase, "not_found"),
    late: refuses(admin.handleMoneyCase, "already_done"),
    refused: refuses(admin.handleMoneyCase, "own_case"),
    settled: refuses(admin.handleMoneyCase, "transition"),
    disputed: refuses(admin.handleMoneyCase, "disputed"),
    changed: refuses(admin.handleMoneyCase, "money_changed"),
  },
  log: { is: (found: AuditEntry[], count?: number) => answers(admin.audit, aPage(found, count)) },
  earnings: {
    none: answers(admin.earnings, { year: 2026, results: [] }),
    of: (helpers: Helper[]) => answers(admin.earnings, { year: 2026, results: helpers }),
    yearWrong: refusesFields(admin.earnings, { year: ["Ongeldige waarde."] }),
  },
};
