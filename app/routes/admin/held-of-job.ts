import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import { standingOf } from "~/domain/money/chargeback-life";
import type { Payment } from "~/domain/money/payment";
import { frozenBy } from "~/domain/money/payment-deeds";
import { isHeld } from "~/domain/money/payment-life";

type Context = Readonly<RouterContextProvider>;

async function ofJob(context: Context, job: number, status?: "held"): Promise<Payment[]> {
  const payments: Payment[] = [];
  for (let page = 1; ; page++) {
    const { count, results } = await getApi(context).admin.payments({ query: { job, status, page } });
    payments.push(...results);
    if (payments.length >= count || results.length === 0) return payments;
  }
}

export const frozenIn = async (context: Context, payment: Payment): Promise<ReturnType<typeof frozenBy>> =>
  frozenBy(payment, payment.job_id !== null && isHeld(standingOf(payment)) ? await ofJob(context, payment.job_id) : []);

/** Returns all held payments of a job: what an admin confirms is compared with their sum, not with that of one page. */
export const heldOfJob = (context: Context, job: number): Promise<Payment[]> => ofJob(context, job, "held");
