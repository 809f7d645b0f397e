import { contract } from "~/api/contract";
import { owed, owedRefunded } from "~/domain/money/ledger";
import type { Cents } from "~/domain/money/money";
import {
  isOtherAmount,
  isUnpaidWork,
  OTHER_AMOUNT_OUTCOMES,
  type OtherAmountOutcome,
  UNPAID_OUTCOMES,
  type UnpaidOutcome,
} from "~/domain/money/money-case-life";
import { type CaseRow, caseOf, findCase, listCases } from "../../db/admin-money-case";
import { insertAudit } from "../../db/audit";
import type { Database, Write } from "../../db/database";
import { isUnpaidNow } from "../../db/deal";
import { book, mustHaveAtLeast } from "../../db/ledger";
import { handleCase } from "../../db/money-case";
import { findPayment } from "../../db/payment";
import { isDisputed } from "../../db/payment-standing";
import { ConflictError, retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { refuseOfDeal } from "../../operations/deals/deal-refusal";
import { unpaidDecision } from "../../operations/deals/payment-decision";
import { heldAsShown } from "../../operations/money/as-shown";
import { refundedOtherwise } from "../../operations/money/moved-elsewhere";
import { acceptOtherAmount, canAcceptOtherAmount, refundOtherAmount } from "../../operations/money/other-amount";

type CaseContext = CallContext<typeof contract.admin.moneyCase | typeof contract.admin.handleMoneyCase>;

async function caseOfPath({ db, viewer, id }: CaseContext): Promise<CaseRow> {
  return (await findCase(db, viewer.id, id())) ?? refuse("not_found");
}

export const moneyCases = endpoint(contract.admin.moneyCases, {
  handle: async (c) => {
    const { page, ...filter } = await c.fields();
    const cases = await listCases(c.db, c.viewer.id, page, filter);
    return { count: cases.count, results: cases.results.map((row) => caseOf(row, c.language)) };
  },
});

export const moneyCase = endpoint(contract.admin.moneyCase, {
  handle: async (c) => caseOf(await caseOfPath(c), c.language),
});

async function paidOtherwise(
  db: Database,
  now: number,
  { id, kind, payment_id: payment, cents }: CaseRow,
): Promise<Write[]> {
  if (kind !== "refund_failed" || payment === null) return [];
  const paid = await findPayment(db, payment);
  return [
    mustHaveAtLeast(db, owed(payment), cents),
    ...book(db, now, {
      event: "refund_by_hand",
      key: `refund_by_hand:${id}`,
      entries: owedRefunded(payment, cents),
      payment,
    }),
    ...(paid ? refundedOtherwise(db, now, paid, cents, `case:${id}`) : []),
  ];
}

type Outcome = UnpaidOutcome | OtherAmountOutcome;

interface Decision {
  outcome?: Outcome | undefined;
  statement?: string | undefined;
  total?: Cents | undefined;
}

async function unpaidWork(
  { db, now }: CaseContext,
  { payment_id }: CaseRow,
  { outcome, statement = "", total }: Decision,
): Promise<Write[]> {
  const payment = payment_id === null ? null : await findPayment(db, payment_id);
  if (!payment || !(await isUnpaidNow(db, payment.id))) return refuse("transition");
  if (await isDisputed(db, payment.job_id)) return refuseOfDeal(db, payment.job_id, "disputed");
  const guards = payment.job_id === null ? [] : await heldAsShown(db, payment.job_id, total);
  return [
    ...guards,
    ...(await unpaidDecision(db, now, payment, { outcome: outcome === "open" ? "open" : "solved", statement })),
  ];
}

async function otherAmount({ db, now }: CaseContext, row: CaseRow, outcome: OtherAmountOutcome): Promise<Write[]> {
  const payment = row.payment_id === null ? null : await findPayment(db, row.payment_id);
  if (!payment || row.asked === null) return refuse("transition");
  const of = { session: row.reference, cents: row.cents, currency: row.currency, asked: row.asked };
  if (outcome === "refund") return refundOtherAmount(db, now, payment, of);
  if (!canAcceptOtherAmount(payment, of)) return refuse("transition");
  if (payment.kind === "request" && (await isDisputed(db, payment.job_id)))
    return refuseOfDeal(db, payment.job_id, "disputed");
  return acceptOtherAmount(db, now, payment, of);
}

const NEEDED = { unpaid_work: ["outcome", "statement"], other_amount: ["outcome"] } as const;
const CHOICES: Record<string, readonly Outcome[]> = {
  unpaid_work: UNPAID_OUTCOMES,
  other_amount: OTHER_AMOUNT_OUTCOMES,
};

const neededFor = (kind: CaseRow["kind"]): readonly ("outcome" | "statement")[] =>
  isUnpaidWork(kind) || isOtherAmount(kind) ? NEEDED[kind] : [];

async function closeCase(c: CallContext<typeof contract.admin.handleMoneyCase>) {
  const { db, now, viewer } = c;
  const row = await caseOfPath(c);
  if (row.involved === 1) refuse("own_case");
  const { reason, ...decision } = await c.fields(
    { outcome: (outcome) => (CHOICES[row.kind]?.includes(outcome) === false ? "invalid" : null) },
    neededFor(row.kind),
  );
  const settled = isOtherAmount(row.kind) ? (decision.outcome as OtherAmountOutcome) : null;
  if (row.handled_at !== null) refuse("already_done");
  await c.tx
    .add(
      ...handleCase(db, now, { id: row.id, admin: viewer.id, note: reason, outcome: settled }),
      ...(await paidOtherwise(db, now, row)),
      ...(isUnpaidWork(row.kind) ? await unpaidWork(c, row, decision) : []),
      ...(settled === null ? [] : await otherAmount(c, row, settled)),
      insertAudit(db, now, {
        admin: viewer.id,
        action: "handle",
        target: { type: "money_case", id: row.id },
        reason,
      }),
    )
    .commit();
  return caseOf(await caseOfPath(c), c.language);
}

export const handleMoneyCase = endpoint(contract.admin.handleMoneyCase, {
  handle: async (c) => {
    try {
      return await retryOnConflict(() => closeCase(c));
    } catch (error) {
      if (error instanceof ConflictError) return refuse("transition");
      throw error;
    }
  },
});
