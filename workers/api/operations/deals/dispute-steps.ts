import { isBetweenTheTwo, mayAnswer } from "~/domain/deals/dispute-life";
import type { Database, Write } from "../../db/database";
import { type DisputeRow, deskAtOf } from "../../db/dispute";
import { answerDispute, closeDispute, type DisputeClosing, escalateDispute } from "../../db/dispute-status";
import type { PaymentRow } from "../../db/payment";
import { mustHaveChanged } from "../../db/transaction";
import { disputeNews, type Proposal } from "./dispute-news";

interface Answer {
  dispute: DisputeRow;
  by: number;
  answer: string;
  photos: number;
}

export async function disputeAnswer(
  db: Database,
  now: number,
  payment: PaymentRow,
  { dispute, by, answer, photos }: Answer,
): Promise<Write[]> {
  return [
    answerDispute(db, now, { dispute: dispute.id, by, answer }),
    mustHaveChanged(db),
    ...(await disputeNews(db, now, payment, { by, step: "answered", until: agreeableUntil(dispute), photos })),
  ];
}

export const closure = (db: Database, now: number, closing: DisputeClosing): Write[] => [
  closeDispute(db, now, closing),
  mustHaveChanged(db),
];

export async function escalation(
  db: Database,
  now: number,
  { dispute: { id: dispute, ...facts }, last }: { dispute: DisputeRow; last: Proposal | null },
  payment: PaymentRow,
): Promise<Write[]> {
  const { payer_id, payee_id } = payment;
  const untold = [payer_id, payee_id].find((party) => party !== null && mayAnswer(facts, party)) ?? null;
  return [
    escalateDispute(db, now, dispute),
    mustHaveChanged(db),
    ...(await disputeNews(db, now, payment, { by: null, step: "desk", last, untold })),
  ];
}

/** The end of the days to agree, in epoch milliseconds. Null: our team decides already. */
export const agreeableUntil = (dispute: DisputeRow): number | null =>
  isBetweenTheTwo(dispute.status) ? deskAtOf(dispute) : null;
