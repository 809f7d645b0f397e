import { contract } from "~/api/contract";
import type { Code } from "~/api/messages";
import type { Appointment } from "~/domain/deals/appointment";
import type { Dispute } from "~/domain/deals/dispute";
import type { StopProposal, StopTogether } from "~/domain/deals/stop-proposal";
import type { Payment } from "~/domain/money/payment";
import { answers, isOffline, refuses, refusesFields, waits } from "./answers";
import { aBid } from "./factories/bid";
import { aPage } from "./factories/page";
import { aPayment } from "./factories/payment";
import { aCard } from "./factories/person";
import { HASSAN, PETRA } from "./factories/town";
import { chat, job } from "./outcomes";

const { chat: chats, job: jobs, payment: payments } = contract;

export const anAppointment = (of: Partial<Appointment> = {}): Appointment => ({
  id: 3,
  starts_at: "2026-03-05T13:00:00Z",
  ends_at: "2026-03-05T15:30:00Z",
  status: "proposed",
  proposed_by: PETRA,
  missed_by: null,
  ...of,
});

export const aDispute = (of: Partial<Dispute> = {}): Dispute => ({
  id: 4,
  reason: "De kraan druppelt nog steeds. Hassan zegt dat het zo hoort.",
  opened_by: PETRA,
  status: "open",
  proposals: [],
  desk_at: "2026-03-09T10:00:00Z",
  ended: null,
  statement: null,
  ...of,
});

export const aProposal = (by: number, amount: string, day = 2) => ({
  by,
  amount,
  created_at: `2026-03-0${day}T1${by}:00:00Z`,
});

export const heldPayment = (of: Partial<Payment> = {}) =>
  aPayment({ status: "held", redirect_url: null, expires_at: null, ...of });

export const disputedPayment = (dispute: Partial<Dispute> = {}, of: Partial<Payment> = {}) =>
  heldPayment({ status: "disputed", dispute: aDispute(dispute), ...of });

export const aRequest = (of: Partial<Payment> = {}) =>
  aPayment({
    id: 14,
    kind: "request",
    bid_id: null,
    amount: "20.00",
    platform_cost: "1.00",
    amount_with_platform_cost: "21.00",
    to_pay: "21.00",
    helper_fee: "1.00",
    helper_amount: "19.00",
    description: "Nieuwe afsluitkraan onder de gootsteen",
    redirect_url: null,
    expires_at: null,
    ...of,
  });

const accepted = { bid_status: "accepted", bid: { id: 7, amount: "60.00", status: "accepted" }, unread: 0 } as const;

export const dealOf = (done_at: string | null) => ({
  status: "reserved" as const,
  done_at,
  bids: [aBid({ status: "accepted", job_status: "reserved" })],
});
export const underway = (done_at: string | null = null) => job.is(dealOf(done_at));

export const agreed = (appointment: Appointment | null = null) => chat.is({ ...accepted, appointment });
export const agreedWithSuspended = chat.is({ ...accepted, suspended: true });
export const agreedAsHassan = (appointment: Appointment | null = null) =>
  chat.is({ ...accepted, appointment, name: aCard().name, opponent: aCard(), latest_receiver: PETRA });

export const paid = (first: Payment, ...others: Payment[]) => [
  answers(payments.find, first),
  answers(payments.list, aPage([first, ...others])),
];

export const withdrawing = {
  doneAlready: refuses(payments.withdraw, "already_done"),
  notAnyMore: refuses(payments.withdraw, "transition"),
  otherRefund: refuses(payments.withdraw, "refund_changed"),
  noSum: refusesFields(payments.withdraw, { refund: ["Vul een geldig bedrag in."] }),
};

export const meeting = {
  proposed: answers(chats.propose, anAppointment()),
  answered: (of: Partial<Appointment>) => answers(chats.answer, anAppointment(of)),
  replaced: refuses(chats.answer, "transition"),
  paused: refuses(chats.answer, "paused"),
  answerDisputed: refuses(chats.answer, "disputed"),
  answerDone: refuses(chats.answer, "work_done"),
  proposalDisputed: refuses(chats.propose, "disputed"),
  proposalDone: refuses(chats.propose, "work_done"),
  blocked: refuses(chats.propose, "blocked"),
  waits: waits(chats.propose),
  offline: isOffline(chats.propose),
};

export const dispute = {
  opened: answers(payments.dispute, disputedPayment()),
  alreadyOpen: refuses(payments.dispute, "disputed"),
  tooOften: refuses(payments.dispute, "throttled"),
  waits: waits(payments.dispute),
  closed: answers(payments.closeDispute, heldPayment()),
  closedMeanwhile: refuses(payments.closeDispute, "transition"),
  proposed: answers(payments.propose, disputedPayment({ proposals: [aProposal(PETRA, "40.00")] })),
  notTheirTurn: refuses(payments.propose, "transition"),
  agreed: answers(payments.acceptProposal, heldPayment({ status: "released" })),
  goneMeanwhile: refuses(payments.acceptProposal, "transition"),
  paused: refuses(payments.acceptProposal, "paused"),
  otherProposal: refuses(payments.acceptProposal, "proposal_changed"),
  otherMoney: refuses(payments.acceptProposal, "money_changed"),
  noSum: refusesFields(payments.acceptProposal, { amount: ["Vul een geldig bedrag in."] }),
};

export const aStop = (of: Partial<StopProposal> = {}): StopProposal => ({
  id: 6,
  by: HASSAN,
  amount: "40.00",
  refund: "21.00",
  helper: "38.00",
  status: "open",
  created_at: "2026-03-02T10:00:00Z",
  until: "2026-03-09T10:00:00Z",
  ...of,
});

export const stopTogether = (of: Partial<StopTogether> = {}): StopTogether => ({
  parts: [{ id: 9, amount: "60.00", fee_percent: 5 }],
  refused: null,
  other: aCard({ id: HASSAN, name: "Hassan B." }),
  proposal: null,
  ...of,
});

export const stopping = {
  is: (of: Partial<StopTogether> = {}) => answers(jobs.stop, stopTogether(of)),
  neverWas: refuses(jobs.stop, "not_found"),
  jobNotFound: refuses(jobs.stop, "job_not_found"),
  jobDeleted: refuses(jobs.stop, "job_deleted"),
  failed: refuses(jobs.stop, "internal_error"),
  proposed: answers(jobs.proposeStop, stopTogether({ proposal: aStop({ by: PETRA }) })),
  proposing: (code: Code) => refuses(jobs.proposeStop, code),
  noAmount: refusesFields(jobs.proposeStop, { amount: ["Het bedrag is maximaal € 40,00."] }),
  waits: waits(jobs.proposeStop),
  accepted: answers(jobs.acceptStop, stopTogether({ parts: [], proposal: aStop({ status: "accepted" }) })),
  accepting: (code: Code) => refuses(jobs.acceptStop, code),
  acceptedNone: refusesFields(jobs.acceptStop, { proposal: ["Ongeldige waarde."] }),
  dropped: answers(jobs.dropStop, stopTogether({ proposal: aStop({ status: "refused" }) })),
  dropping: (code: Code) => refuses(jobs.dropStop, code),
  droppedNone: refusesFields(jobs.dropStop, { proposal: ["Ongeldige waarde."] }),
};

export const extraWork = {
  asked: answers(payments.request, aRequest()),
  tooLate: refuses(payments.request, "transition"),
  waits: waits(payments.request),
  changed: answers(payments.changeRequest, aRequest({ amount: "25.00" })),
  changedTooLate: refuses(payments.changeRequest, "transition"),
  changedOnHold: refuses(payments.changeRequest, "disputed"),
  changedAfterDone: refuses(payments.changeRequest, "extra_work_done"),
  changedWhileReported: refuses(payments.changeRequest, "absence_reported"),
  reminded: answers(payments.remind, aRequest({ reminded_at: "2026-03-03T09:00:00Z" })),
  changedByBlocked: refuses(payments.changeRequest, "blocked"),
  dropped: answers(payments.dropRequest, aRequest({ status: "cancelled", lapsed: true })),
  amountChanged: refuses(payments.intent, "amount_changed"),
  opens: answers(payments.intent, aRequest({ redirect_url: "/api/dev/pay/session/" })),
  settled: answers(payments.transaction, aRequest({ status: "settled" })),
  settledAtOther: refuses(payments.transaction, "amount_changed"),
};
