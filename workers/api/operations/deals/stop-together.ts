import type { StopStep } from "~/domain/chats/chat-event";
import { divisionOf } from "~/domain/deals/dispute-life";
import { earnedShares, mayStop, stopDivision, stopUntil, wholeOf } from "~/domain/deals/stop-life";
import { RELEASE_DAYS } from "~/domain/money/deal-money";
import { type Cents, formatMoney } from "~/domain/money/money";
import { endAcceptedBid } from "../../db/bid-status";
import type { Database, Write } from "../../db/database";
import { mustNotBePaused } from "../../db/deal";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { heldOfJob, type PaymentRow } from "../../db/payment";
import { mustBeReservedFor, onlyHeld } from "../../db/payment-status";
import { nameFor } from "../../db/person";
import {
  endStop,
  insertStop,
  mustHoldUndisputed,
  replaceOwnStop,
  type StopDeal,
  type StopRow,
} from "../../db/stop-proposal";
import { mustHaveChanged } from "../../db/transaction";
import { creditOf, earlierOf } from "../money/refund";
import { refuseIfStopped } from "../money/refuse-if-stopped";
import { divide } from "../money/split";
import { stopping } from "./completion";
import { reportDealEnd } from "./deal-ending";
import { jobReopening } from "./reopening";

interface Shares {
  refund: Cents;
  helper: Cents;
}

interface News {
  step: StopStep;
  /** Null: time did. */
  by: number | null;
  shares: Shares;
  until: number;
  author: number;
  again?: boolean;
  countered?: StopRow | null;
  credit?: Cents;
}

const otherThan = ({ owner, helper }: StopDeal, person: number): number => (person === owner ? helper : owner);

async function stopNews(
  db: Database,
  now: number,
  deal: StopDeal,
  { step, by, shares, until, author, again = false, countered = null, credit = 0 }: News,
): Promise<Write[]> {
  const { owner, helper, chat, id, title } = deal;
  const notified = by === null ? [owner, helper] : [otherThan(deal, by)];
  const names = await Promise.all(notified.map((to) => nameFor(db, to, otherThan(deal, to))));
  const event = step === "proposed" ? { step, ...shares, ...(again && { again }) } : { step };
  const line = (said: typeof event | { step: "refused" }) =>
    insertChatEvent(db, { chat, sender: by ?? owner, event: { kind: "stop", ...said }, now });
  return [
    ...(countered ? [line({ step: "refused" })] : []),
    line(event),
    ...notified.flatMap((to, at) =>
      notify(db, now, {
        to,
        type: "stop_proposal",
        mail: true,
        key: `stop_proposal:${deal.bid}:${step}:${now}`,
        job: id,
        chat,
        data: {
          job_title: title,
          name: names[at] ?? "",
          role: to === owner ? "owner" : "helper",
          step,
          standing: to === author ? "own" : "theirs",
          ...(again && { again: 1 }),
          ...(countered && { countered: 1 }),
          refund: formatMoney(shares.refund),
          helper: formatMoney(shares.helper),
          ...(credit > 0 && to === owner && { credit: formatMoney(credit) }),
          ...(step === "proposed" && { until }),
        },
      }),
    ),
  ];
}

/** The money of done work may move before the proposal lapses. */
function answerableBefore(now: number, held: readonly PaymentRow[]): number {
  const from = held[0]?.job_objection_from ?? null;
  return from === null ? stopUntil(now) : Math.min(stopUntil(now), from + RELEASE_DAYS * 24 * 3600 * 1000);
}

const sum = <T>(all: readonly T[], of: (one: T) => Cents): Cents => all.reduce((total, one) => total + of(one), 0);

function backOf(held: readonly PaymentRow[], amount: Cents) {
  const shares = earnedShares(held, amount);
  const earned = (payment: PaymentRow): Cents => shares.get(payment.id) ?? 0;
  const back = (payment: PaymentRow): Cents => divisionOf(earned(payment), payment.amount, payment.fee_percent).placer;
  return {
    earned,
    credit: sum(held, (payment) => creditOf(payment, back(payment), earned(payment))),
    earlier: sum(held, (payment) => earlierOf(payment, back(payment), earned(payment))),
  };
}

/** Earlier refunds mix with the credit: only the ledger knows the two. */
function creditIf(held: readonly PaymentRow[], amount: Cents): Cents {
  const { credit, earlier } = backOf(held, amount);
  return earlier > 0 ? 0 : credit;
}

interface Proposing {
  by: number;
  amount: Cents;
  held: readonly PaymentRow[];
  countered: StopRow | null;
}

/** `ConflictError`, or a broken unique index, when another was first or the money changed. */
export async function stopProposing(
  db: Database,
  now: number,
  deal: StopDeal,
  { by, amount, held, countered }: Proposing,
): Promise<Write[]> {
  const parts = held.map((payment) => ({ ...payment, before: payment.fee_withdrawn }));
  const { placer: refund, helper } = stopDivision(parts, amount);
  return [
    mustBeReservedFor(db, deal.id, deal.helper),
    mustHoldUndisputed(db, deal.id, wholeOf(held)),
    mustNotBePaused(db, deal.id),
    ...(countered ? [endStop(db, countered.id, "refuse"), mustHaveChanged(db)] : []),
    replaceOwnStop(db, deal.id, by),
    insertStop(db, now, { deal, by, held: wholeOf(held), amount, refund, helper }),
    ...(await stopNews(db, now, deal, {
      step: "proposed",
      by,
      shares: { refund, helper },
      until: answerableBefore(now, held),
      author: by,
      credit: creditIf(held, amount),
      countered,
      again: deal.proposal !== null && mayStop(deal.proposal, by, "replace"),
    })),
  ];
}

const ENDS = { refuse: "refused", withdraw: "withdrawn", lapse: "lapsed" } as const;

interface Ending {
  event: keyof typeof ENDS;
  by: number | null;
}

export async function stopEnding(
  db: Database,
  now: number,
  deal: StopDeal,
  proposal: StopRow,
  { event, by }: Ending,
): Promise<Write[]> {
  return [
    endStop(db, proposal.id, event),
    mustHaveChanged(db),
    ...(await stopNews(db, now, deal, {
      step: ENDS[event],
      by,
      shares: proposal,
      until: stopUntil(proposal.created_at),
      author: proposal.by,
    })),
  ];
}

export async function stopAccepting(
  db: Database,
  now: number,
  deal: StopDeal,
  { id, amount }: StopRow,
  by: number,
): Promise<Write[]> {
  if (amount > 0) await refuseIfStopped(db, "release");
  const held = await heldOfJob(db, deal.id);
  const { earned, credit, earlier } = backOf(held, amount);
  const { placer: refund, helper } = stopDivision(held, amount);
  const job = { id: deal.id, status: deal.status, helper_id: deal.helper };
  const news = await reportDealEnd(db, now, {
    job: deal,
    deal: { bid: deal.bid, chat: deal.chat, owner: deal.owner, helper: deal.helper },
    end: "together",
    refund,
    credit,
    earlier,
    compensation: helper,
    by,
  });
  const division = held.flatMap((payment) => divide(db, now, payment, earned(payment), "together"));
  return [
    endStop(db, id, "accept"),
    mustHaveChanged(db),
    onlyHeld(db, deal.id, held),
    mustNotBePaused(db, deal.id),
    ...news,
    ...(amount > 0
      ? stopping(db, now, job, division)
      : [...(await jobReopening(db, now, job)), endAcceptedBid(db, now, deal.id)]),
  ];
}
