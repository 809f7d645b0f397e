import { contract } from "~/api/contract";
import type { AdminReport } from "~/domain/admin/admin";
import type { DeskDecision, DisputeFile, ReportFile, Said, Waiting, WaitingThing } from "~/domain/admin/case-files";
import type { Dispute } from "~/domain/deals/dispute";
import type { Payment } from "~/domain/money/payment";
import type { AdminWithdrawal, PausedPayment } from "~/domain/money/payment-queue";
import { answers, isOffline, refuses, refusesFields, waits } from "./answers";
import { aDecision } from "./factories/decision";
import { aJob } from "./factories/job";
import { aPage } from "./factories/page";
import { aPayment } from "./factories/payment";
import { aCard, aHelper } from "./factories/person";
import { HASSAN, hassan, PETRA, petra, tap } from "./factories/town";

const { admin } = contract;
const AT = "2026-03-01T10:00:00Z";

export function aReport(of: Partial<AdminReport> = {}): AdminReport {
  return {
    id: 81,
    target_type: "comment",
    target_id: 3,
    reason: "contact_details",
    text: "Hier staat een telefoonnummer in.",
    status: "open",
    created_at: AT,
    reporter: { ...aCard({ name: petra.name }), email: petra.email },
    target: {
      title: tap.title,
      text: "Bel me even, dan spreken we wat af.",
      job: 12,
      user: aHelper({ name: hassan.name }),
      gone: false,
    },
    ...of,
  };
}

export function aSaid(of: Partial<Said> = {}): Said {
  return {
    id: 21,
    sender: aHelper({ name: hassan.name }),
    message: "Ik kan morgen na vijven langskomen.",
    created_at: AT,
    photos: [],
    bid: null,
    reported: false,
    ...of,
  };
}

export function aReportFile(of: Partial<ReportFile> = {}): ReportFile {
  return {
    ...aReport(),
    account: { status: "active", language: "nl" },
    conversation: [],
    others: [],
    earlier: [],
    decision: null,
    involved: false,
    ...of,
  };
}

export function aDeskDecision(of: Partial<DeskDecision> = {}): DeskDecision {
  return { ...aDecision(), decided_by: aCard({ id: 23, name: "Sanne Bos" }), note: "Eerste keer.", ...of };
}

const APPEAL = { text: "Het was het nummer van de winkel, niet van mij.", status: "open", statement: null } as const;

export const anAppealFile = (of: Partial<DeskDecision> = {}): ReportFile =>
  aReportFile({ status: "closed", decision: aDeskDecision({ appeal: APPEAL, ...of }) });

export function aDispute(of: Partial<Dispute> = {}): Dispute {
  return {
    id: 4,
    reason: "De verf laat na twee dagen al los.",
    opened_by: PETRA,
    status: "desk",
    proposals: [
      { by: HASSAN, amount: "50.00", created_at: "2026-03-02T10:00:00Z" },
      { by: PETRA, amount: "30.00", created_at: "2026-03-03T10:00:00Z" },
    ],
    desk_at: "2026-03-08T10:00:00Z",
    ended: null,
    statement: null,
    ...of,
  };
}

const aDisputed = (of: Partial<Payment> = {}) =>
  aPayment({ status: "disputed", paid_at: AT, redirect_url: null, dispute: aDispute(), ...of });

export function aDisputeFile(of: Partial<Payment> = {}): DisputeFile {
  return {
    payment: aDisputed(of),
    job: aJob({ status: "reserved" }),
    conversation: { count: 1, results: [aSaid()] },
    photos: { result: [], dispute: [] },
  };
}

export function anAdminWithdrawal({ payment, ...of }: Partial<AdminWithdrawal> = {}): AdminWithdrawal {
  return {
    payment: aPayment({
      status: "released",
      paid_at: AT,
      released_at: "2026-03-02T10:00:00Z",
      redirect_url: null,
      withdrawn: { at: "2026-03-03T10:00:00Z", effect: "answered", answer: null },
      ...payment,
    }),
    at: "2026-03-03T10:00:00Z",
    answer: null,
    refunded: false,
    involved: false,
    ...of,
  };
}

const ANSWER: AdminWithdrawal["answer"] = {
  at: "2026-03-04T10:00:00Z",
  by: aCard({ id: 23, name: "Sanne Bos" }),
  granted: false,
  statement: "Het werk was al gedaan en goedgekeurd.",
};

export function aPausedPayment(of: Partial<PausedPayment> = {}): PausedPayment {
  return {
    payment: aPayment({ status: "held", paid_at: AT, redirect_url: null, paused_at: "2026-03-02T10:00:00Z" }),
    since: "2026-03-02T10:00:00Z",
    by: aCard({ id: 23, name: "Sanne Bos" }),
    reason: "Melding van de bank",
    objection: null,
    ...of,
  };
}

export function aWaitingThing(of: Partial<WaitingThing> = {}): WaitingThing {
  return {
    queue: "report",
    id: 81,
    since: AT,
    target_type: "comment",
    money: null,
    reason: "contact_details",
    title: tap.title,
    user: aHelper({ name: hassan.name }),
    ...of,
  };
}

const WAITING: Waiting = {
  reports: 2,
  appeals: 1,
  disputes: 1,
  money: 1,
  withdrawals: 0,
  paused: 0,
  letters: 1,
  oldest: [
    aWaitingThing({ queue: "appeal", id: 71 }),
    aWaitingThing(),
    aWaitingThing({ id: 82, target_type: "user", title: null, reason: "fraud", user: aCard() }),
    aWaitingThing({ queue: "dispute", id: 9, target_type: "job", reason: null, user: aCard() }),
    aWaitingThing({ queue: "money", id: 3, target_type: null, money: "chargeback", reason: null, user: aCard() }),
  ],
};

export const happyAdmin = [
  answers(admin.waiting, WAITING),
  answers(admin.reports, aPage([aReport(), aReport({ id: 80, status: "closed", target_type: "job" })])),
  answers(admin.report, aReportFile()),
  answers(admin.decideReport, aDecision()),
  answers(admin.appeals, aPage([aDecision({ appeal: APPEAL })])),
  answers(admin.appeal, anAppealFile()),
  answers(admin.decideAppeal, aDecision({ appeal: { ...APPEAL, status: "upheld", statement: "Nee" } })),
  answers(admin.disputes, aPage([aDisputed(), aDisputed({ id: 8, dispute: aDispute({ status: "open" }) })])),
  answers(admin.dispute, aDisputeFile()),
  answers(admin.resolveDispute, aDisputed({ status: "released" })),
  answers(
    admin.withdrawals,
    aPage([anAdminWithdrawal(), anAdminWithdrawal({ payment: aPayment({ id: 8 }), answer: ANSWER })]),
  ),
  answers(admin.withdrawal, anAdminWithdrawal()),
  answers(admin.answerWithdrawal, anAdminWithdrawal({ answer: ANSWER })),
  answers(
    admin.pausedPayments,
    aPage([
      aPausedPayment(),
      aPausedPayment({ payment: aPayment({ id: 8 }), by: null, reason: null }),
      aPausedPayment({ payment: aPayment({ id: 10 }), by: null, reason: null, objection: "De kraan lekt nog." }),
    ]),
  ),
];

export const cases = {
  nothingWaits: answers(admin.waiting, {
    reports: 0,
    appeals: 0,
    disputes: 0,
    money: 0,
    withdrawals: 0,
    paused: 0,
    letters: 0,
    oldest: [],
  }),
  muchWaits: answers(admin.waiting, { ...WAITING, reports: 31 }),
  noReports: answers(admin.reports, aPage([])),
  manyReports: answers(admin.reports, aPage([aReport()], 90)),
  noAppeals: answers(admin.appeals, aPage([])),
  noDisputes: answers(admin.disputes, aPage([])),
  report: (of: Partial<ReportFile>) => answers(admin.report, aReportFile(of)),
  reportMissing: refuses(admin.report, "not_found"),
  deciding: {
    waits: waits(admin.decideReport),
    offline: isOffline(admin.decideReport),
    late: refuses(admin.decideReport, "already_done"),
    disputed: refuses(admin.decideReport, "disputed"),
    changed: refuses(admin.decideReport, "money_changed"),
    refused: refusesFields(admin.decideReport, { statement: ["Maximaal 2000 tekens."] }),
  },
  appeal: (of: Partial<DeskDecision>) => answers(admin.appeal, anAppealFile(of)),
  judgingLate: refuses(admin.decideAppeal, "already_done"),
  dispute: (of: Partial<Payment>) => answers(admin.dispute, aDisputeFile(of)),
  disputeShows: (photos: DisputeFile["photos"]) => answers(admin.dispute, { ...aDisputeFile(), photos }),
  resolvingLate: refuses(admin.resolveDispute, "transition"),
  resolvingOther: refuses(admin.resolveDispute, "money_changed"),
  noWithdrawals: answers(admin.withdrawals, aPage([])),
  nothingPaused: answers(admin.pausedPayments, aPage([])),
  withdrawal: {
    is: (of: Partial<AdminWithdrawal>) => answers(admin.withdrawal, anAdminWithdrawal(of)),
    answered: answers(admin.withdrawal, anAdminWithdrawal({ answer: ANSWER })),
    unpaid: answers(admin.withdrawal, anAdminWithdrawal({ answer: { ...ANSWER, granted: true }, unpaid: true })),
    notFound: refuses(admin.withdrawal, "not_found"),
  },
  answering: {
    late: refuses(admin.answerWithdrawal, "already_done"),
    changed: refuses(admin.answerWithdrawal, "transition"),
    wrong: refusesFields(admin.answerWithdrawal, { statement: ["Maximaal 1000 tekens."] }),
  },
};
