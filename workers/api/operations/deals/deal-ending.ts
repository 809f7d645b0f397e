import type { ChatEvent } from "~/domain/chat-event";
import { actorOf, type DealEnd, endsJob } from "~/domain/deal-end";
import { type Cents, formatMoney } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { insertChatEvent } from "../../db/message";
import { notify } from "../../db/notify";
import { heldOfJob, totalOf } from "../../db/payment";
import { nameFor } from "../../db/person";
import { creditOf } from "../money/refund";
import { jobReopening, type Reopenable } from "./reopening";

export type BreakStep = Extract<ChatEvent, { kind: "deal" }>["step"];

interface EndingDeal extends Omit<Reopenable, "because"> {
  title: string;
  end: BreakStep;
}

interface Deal {
  bid: number;
  chat: number;
  owner: number;
  helper: number;
}

const DEAL = `SELECT b.id AS bid, b.chat_id AS chat, j.user_id AS owner, b.user_id AS helper
  FROM job j JOIN bid b ON b.job_id = j.id AND b.status = 'accepted' WHERE j.id = ? AND j.user_id IS NOT NULL`;

/** Put before the bid changes its status. */
export const rememberDealEnd = (db: Database, job: number, end: DealEnd): Write =>
  db.prepare("UPDATE bid SET deal_end = ? WHERE job_id = ? AND status = 'accepted'").bind(JSON.stringify(end), job);

interface Ended {
  job: { id: number; title: string };
  deal: Deal;
  end: BreakStep;
  refund: Cents;
  credit: Cents;
  compensation: Cents;
}

async function notices(
  db: Database,
  now: number,
  { job, deal, end, refund, credit, compensation }: Ended,
): Promise<Write[]> {
  const { bid, chat, owner, helper } = deal;
  const about = { type: "deal_ended", key: `deal_ended:${bid}`, job: job.id } as const;
  const place = endsJob(end) ? { ...about, chat } : about;
  const data = { job_title: job.title, step: end, refund: formatMoney(refund), helper: formatMoney(compensation) };
  const own = { ...data, credit: formatMoney(credit) };
  return [
    ...notify(db, now, {
      ...place,
      to: owner,
      data: { ...own, role: "owner", name: await nameFor(db, owner, helper) },
      // A user who withdraws from the contract gets its receipt.
      mail: end === "revoked" ? false : "deal_ended_owner",
    }),
    ...notify(db, now, {
      ...place,
      to: helper,
      data: { ...data, role: "helper", name: await nameFor(db, helper, owner) },
      mail: compensation > 0 ? "deal_ended_compensated" : "deal_ended_helper",
    }),
  ];
}

export const dealOfJob = (db: Database, job: number): Promise<Deal | null> => db.prepare(DEAL).bind(job).first<Deal>();

/** Put before the bid changes its status. */
export async function dealEnd(
  db: Database,
  now: number,
  { id, title, end, compensation = 0 }: Pick<EndingDeal, "id" | "title" | "end" | "compensation">,
): Promise<Write[]> {
  const deal = await dealOfJob(db, id);
  if (!deal) return [];
  const held = await heldOfJob(db, id);
  const refund = held.reduce((sum, payment) => sum + totalOf(payment), 0) - compensation;
  const credit = held
    .map((payment) => creditOf(payment, totalOf(payment) - (payment.kind === "bid" ? compensation : 0)))
    .reduce((sum, part) => sum + part, 0);
  return [
    rememberDealEnd(db, id, { end, refund, credit, helper: compensation }),
    insertChatEvent(db, {
      chat: deal.chat,
      sender: actorOf(end) === "helper" ? deal.helper : deal.owner,
      event: { kind: "deal", step: end, refund, helper: compensation },
      now,
    }),
    ...(await notices(db, now, { job: { id, title }, deal, end, refund, credit, compensation })),
  ];
}

export async function dealEnding(db: Database, now: number, job: EndingDeal): Promise<Write[]> {
  const because = job.end === "missed_by_helper" || job.end === "missed_by_owner" ? "missed" : undefined;
  return [
    ...(await jobReopening(db, now, { ...job, because })),
    ...(await dealEnd(db, now, job)),
    bidReturn(db, now, job.id),
  ];
}

export async function dealEndWithJob(
  db: Database,
  now: number,
  { id, title }: { id: number; title: string },
  end: "deleted" | "taken_down",
): Promise<Write[]> {
  return [...(await dealEnd(db, now, { id, title, end })), bidReturn(db, now, id)];
}

export const bidReturn = (db: Database, now: number, job: number): Write =>
  db
    .prepare("UPDATE bid SET status = 'rejected', updated_at = ? WHERE job_id = ? AND status = 'accepted'")
    .bind(now, job);
