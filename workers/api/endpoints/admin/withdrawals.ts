import { contract } from "~/api/contract";
import { canGrant, isBack, type WithdrawalAnswer } from "~/domain/deals/withdrawal";
import { feeToWithdraw } from "~/domain/money/kept-fee";
import { formatMoney } from "~/domain/money/money";
import { insertAudit } from "../../db/audit";
import { chargebackIn } from "../../db/chargeback";
import type { Write } from "../../db/database";
import { notify } from "../../db/notify";
import { totalOf } from "../../db/payment";
import { paymentForAdmin } from "../../db/payment-answer";
import {
  findWithdrawal,
  listWithdrawals,
  recordAnswer,
  type WithdrawalRow,
  withdrawalOf,
} from "../../db/payment-queue";
import { isDisputed } from "../../db/payment-standing";
import { fullName } from "../../db/person";
import { retryOnConflict } from "../../db/transaction";
import type { CallContext } from "../../http/context";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { refuseOfDeal } from "../../operations/deals/deal-refusal";
import { cardPartOf, feeBack } from "../../operations/money/fee-back";
import { withdrawalLine, withdrawnFrom } from "../../operations/money/withdrawal-line";

export const withdrawals = endpoint(contract.admin.withdrawals, {
  handle: async (c) => {
    const { page } = await c.fields();
    const withdrawals = await listWithdrawals(c.db, c.viewer.id, page);
    return { count: withdrawals.count, results: withdrawals.results.map((row) => withdrawalOf(row, c)) };
  },
});

type OfPath = CallContext<typeof contract.admin.withdrawal> | CallContext<typeof contract.admin.answerWithdrawal>;

const ofPath = async (c: OfPath): Promise<WithdrawalRow> =>
  (await findWithdrawal(c.db, c.viewer.id, c.id())) ?? refuse("not_found");

export const withdrawal = endpoint(contract.admin.withdrawal, {
  handle: async (c) => withdrawalOf(await ofPath(c), c),
});

/** The helper keeps the money whatever the answer, unless a bank took it: we refund the payer ourselves. */
function helperNews(
  { db, now }: Pick<OfPath, "db" | "now">,
  row: WithdrawalRow,
  { step, isOfService }: { step: WithdrawalAnswer; isOfService: boolean },
): Write[] {
  if (row.payee_id === null) return [];
  const goesOn = row.status === "held";
  const keeps = !goesOn && row.helper_amount > 0 && chargebackIn(row.chargeback)?.status !== "open";
  const over = isOfService ? "helper_service" : keeps ? "helper_granted" : "helper_granted_only";
  const granted = goesOn ? "helper_goes_on" : over;
  return notify(db, now, {
    to: row.payee_id,
    type: "withdrawal",
    key: `withdrawal_helper:${row.id}`,
    job: row.job_id,
    chat: row.chat_id,
    data: {
      ...withdrawnFrom(row),
      payment: row.id,
      name: fullName(row.payer),
      step: step === "granted" ? granted : "helper_rejected",
      ...(keeps && { keeps: 1 }),
      ...(goesOn && step === "granted" && { goes_on: 1 }),
    },
    mail: step === "rejected" ? "withdrawal_helper_rejected" : isOfService ? "withdrawal_service" : "withdrawal_helper",
  });
}

/** The law gives our fee back, not the work of a private helper. A business, and what went back already, are refunded by hand. */
async function feeOfLaw({ db, now, viewer, language }: OfPath & { now: number }, row: WithdrawalRow) {
  const payment = paymentForAdmin(row, viewer.id, language);
  if (payment.payee?.business !== false || isBack({ ...payment, refunded_at_provider: formatMoney(row.advanced) }))
    return { fee: 0, steps: [] };
  const fee = Math.max(0, feeToWithdraw(payment) - row.advanced);
  const steps = fee === 0 ? [] : feeBack(db, now, row, fee);
  return { fee, steps };
}

async function answer(c: CallContext<typeof contract.admin.answerWithdrawal>) {
  const { db, now, viewer } = c;
  const row = await ofPath(c);
  if (withdrawalOf(row, c).involved) refuse("own_case");
  const { granted, statement, reason } = await c.fields();
  if (row.answered_at !== null || row.status === "refunded") refuse("already_done");
  if (granted && (await isDisputed(db, row.job_id)) && row.status !== "released")
    return refuseOfDeal(db, row.job_id, "disputed");
  if (granted && !canGrant(paymentForAdmin(row, viewer.id, c.language))) refuse("transition");
  const { fee, steps } = granted ? await feeOfLaw(c, row) : { fee: 0, steps: [] };
  const step: WithdrawalAnswer = granted ? "granted" : "rejected";
  await c.tx
    .add(
      ...steps,
      ...recordAnswer(db, now, row, { admin: viewer.id, granted, statement }),
      ...notify(db, now, {
        to: row.payer_id,
        type: "withdrawal",
        key: `withdrawal_answer:${row.id}`,
        job: row.job_id,
        chat: row.chat_id,
        data: {
          ...withdrawnFrom(row),
          payment: row.id,
          amount: formatMoney(totalOf(row)),
          at: row.asked_at,
          step: fee > 0 ? "granted_fee" : step,
          statement,
          ...(fee > 0 && { refund: formatMoney(fee), credit: formatMoney(fee - cardPartOf(row, fee)) }),
        },
        mail: `withdrawal_${step}`,
      }),
      ...helperNews(c, row, { step, isOfService: fee > 0 }),
      ...withdrawalLine(db, now, row, step, fee > 0),
      insertAudit(db, now, { admin: viewer.id, action: step, target: { type: "payment", id: row.id }, reason }),
    )
    .commit();
  return withdrawalOf(await ofPath(c), c);
}

export const answerWithdrawal = endpoint(contract.admin.answerWithdrawal, {
  handle: (c) => retryOnConflict(() => answer(c)),
});
