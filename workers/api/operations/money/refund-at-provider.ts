import type { Cents } from "~/domain/money";
import type { Database, Write } from "../../db/database";
import { enqueue } from "../../db/outbox";

interface RefundRequest {
  payment: number;
  cents: Cents;
  session?: string;
}

export function refundAtProvider(db: Database, now: number, { payment, cents, session }: RefundRequest): Write[] {
  if (cents === 0) return [];
  const key = session === undefined ? `refund:${payment}` : `refund:${payment}:${session}`;
  return [enqueue(db, now, { key, kind: "provider", payload: { order: "refund", payment, cents, session } })];
}
