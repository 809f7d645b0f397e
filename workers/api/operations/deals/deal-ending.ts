import type { ChatEvent } from "~/domain/chats/chat-event";
import { actorOf, endsJob } from "~/domain/deals/deal-end";
import { type Cents, formatMoney } from "~/domain/money/money";
import { compensationShares } from "~/domain/money/price-part";
import { agreedAhead } from "../../db/appointment";
import { endAcceptedBid, storeDealEnd } from "../../db/bid-status";
import type { Database, Write } from "../../db/database";
import { type Deal, dealOfJob } from "../../db/deal";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { heldOfJob, type PaymentRow, totalOf } from "../../db/payment";
import { isPriceUncovered } from "../../db/payment-standing";
import { nameFor } from "../../db/person";
import { isSuspended } from "../../db/suspension";
import { creditOf, earlierOf } from "../money/refund";
import { jobReopening, type Reopenable } from "./reopening";

export type BreakStep = Extract<ChatEvent, { kind: "deal" }>["step"];

interface EndingDeal extends Omit<Reopenable, "because"> {
  title: string;
  end: BreakStep;
  late?: boolean;
  unanswered?: boolean;
  leaver?: "owner" | "helper";
}

interface Ended {
  job: { id: number; title: string };
  deal: Deal;
  end: BreakStep;
  refund: Cents;
  credit: Cents;
  earlier: Cents;
  compensation: Cents;
  late?: boolean;
  gone?: boolean;
  unanswered?: boolean;
  leaver?: EndingDeal["leaver"];
  by?: number;
  /** An agreed appointment that is void now. */
  meeting?: Awaited<ReturnType<typeof agreedAhead>>;
}

async function notices(
  db: Database,
  now: number,
  { job, deal, end, refund, credit, earlier, compensation, late, gone, unanswered, leaver, by, meeting }: Ended,
): Promise<Write[]> {
  const { bid, chat, owner, helper } = deal;
  const about = { type: "deal_ended", key: `deal_ended:${bid}`, job: job.id } as const;
  const place = endsJob(end) ? { ...about, chat } : about;
  const waits = !endsJob(end) && (await isSuspended(db, owner));
  const data = {
    job_title: job.title,
    step: end,
    refund: formatMoney(refund),
    helper: formatMoney(compensation),
    ...(gone && { gone: 1 }),
    ...(unanswered && { unanswered: 1 }),
    ...(waits && { suspended: 1 }),
    ...(earlier > 0 && { earlier: formatMoney(earlier) }),
    ...meeting,
  };
  const standingFor = (reader: number) => by !== undefined && { standing: reader === by ? "theirs" : "own" };
  const role = actorOf(end);
  const actor = by ?? (role && { owner, helper }[role]);
  const toOwner = notify(db, now, {
    ...place,
    to: owner,
    own: actor === owner,
    data: {
      ...data,
      credit: formatMoney(credit),
      role: "owner",
      name: await nameFor(db, owner, helper),
      ...standingFor(owner),
    },
    // The receipt of a withdrawal from the contract is a mail of its own.
    mail: end === "revoked" ? false : "deal_ended_owner",
  });
  const toHelper = notify(db, now, {
    ...place,
    to: helper,
    own: actor === helper,
    data: {
      ...data,
      role: "helper",
      name: await nameFor(db, helper, owner),
      ...standingFor(helper),
      ...(late && { late: 1 }),
    },
    mail: compensation > 0 ? "deal_ended_compensated" : "deal_ended_helper",
  });
  return [...(leaver === "owner" ? [] : toOwner), ...(leaver === "helper" ? [] : toHelper)];
}

/** Put before the bid changes its status. */
export async function dealEnd(
  db: Database,
  now: number,
  {
    id,
    title,
    end,
    leaver,
    compensation = 0,
    late = false,
    unanswered = false,
  }: Pick<EndingDeal, "id" | "title" | "end" | "compensation" | "late" | "unanswered" | "leaver">,
): Promise<Write[]> {
  const deal = await dealOfJob(db, id);
  if (!deal) return [];
  const held = await heldOfJob(db, id);
  const refund = held.reduce((sum, payment) => sum + totalOf(payment), 0) - compensation;
  const shares = compensationShares(held, compensation);
  const backOf = (payment: PaymentRow) => totalOf(payment) - (shares.get(payment.id) ?? 0);
  const credit = held.reduce((sum, payment) => sum + creditOf(payment, backOf(payment)), 0);
  const earlier = held.reduce((sum, payment) => sum + earlierOf(payment, backOf(payment)), 0);
  const gone = await isPriceUncovered(db, id);
  return reportDealEnd(db, now, {
    job: { id, title },
    deal,
    end,
    refund,
    credit,
    earlier,
    compensation,
    late,
    gone,
    unanswered,
    leaver,
    // The clock chose this end: both still expect the appointment.
    ...(end === "held_too_long" && { meeting: await agreedAhead(db, id, now) }),
  });
}

export async function reportDealEnd(db: Database, now: number, ended: Ended): Promise<Write[]> {
  const { job, deal, end, refund, credit, earlier, compensation: helper } = ended;
  const sender = ended.by ?? (actorOf(end) === "helper" ? deal.helper : deal.owner);
  const flags = {
    ...(ended.gone && { gone: true as const }),
    ...(ended.unanswered && { unanswered: true as const }),
  };
  return [
    storeDealEnd(db, job.id, {
      end,
      refund,
      credit,
      helper,
      ...(earlier > 0 && { earlier }),
      ...flags,
      ...(ended.late && { late: true as const }),
      ...(ended.by !== undefined && { by: ended.by === deal.owner ? "owner" : "helper" }),
    }),
    insertChatEvent(db, {
      chat: deal.chat,
      sender,
      event: { kind: "deal", step: end, refund: refund - earlier, helper, ...flags },
      now,
    }),
    ...(await notices(db, now, ended)),
  ];
}

export async function dealEnding(db: Database, now: number, job: EndingDeal): Promise<Write[]> {
  const because = job.end === "missed_by_helper" || job.end === "missed_by_owner" ? "missed" : undefined;
  return [
    ...(await jobReopening(db, now, { ...job, because })),
    ...(await dealEnd(db, now, job)),
    endAcceptedBid(db, now, job.id),
  ];
}

export async function dealEndWithJob(
  db: Database,
  now: number,
  { id, title, compensation }: Pick<EndingDeal, "id" | "title" | "compensation">,
  end: "deleted" | "taken_down" | "owner_left",
): Promise<Write[]> {
  const leaver = end === "owner_left" ? "owner" : undefined;
  return [...(await dealEnd(db, now, { id, title, end, leaver, compensation })), endAcceptedBid(db, now, id)];
}
