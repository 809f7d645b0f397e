import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import { acceptedBid } from "~/domain/deals/bid-life";
import type { Job } from "~/domain/jobs/job";
import type { JobDetails } from "~/domain/jobs/job-details";
import { type Holdings, holdingsOf } from "~/domain/jobs/job-life";
import { standingOf } from "~/domain/money/chargeback-life";
import type { Payment } from "~/domain/money/payment";
import { isPaused, type PaymentStage } from "~/domain/money/payment-life";
import { pagesOf } from "~/domain/values/page";

type Context = Readonly<RouterContextProvider>;

interface PaymentFilters {
  chat_uri?: string;
  role?: "payer" | "payee";
  status?: "processing";
  stage?: PaymentStage;
}

/** All pages: a sum over the first alone would be too low. */
export async function allPayments(context: Context, query: PaymentFilters): Promise<Payment[]> {
  const list = (page: number) => getApi(context).payment.list({ query: { ...query, page } });
  const { count, results } = await list(1);
  const others = Array.from({ length: pagesOf(count) - 1 }, (_, at) => list(at + 2));
  return [...results, ...(await Promise.all(others)).flatMap((more) => more.results)];
}

export async function paymentsFor(context: Context, job: Job): Promise<Payment[]> {
  const chosen = acceptedBid(job.bids);
  const query = chosen ? { chat_uri: chosen.chat_uri } : ({ role: "payer", status: "processing" } as const);
  return (await allPayments(context, query)).filter(({ job_id }) => job_id === job.id);
}

export const moneyOf = (job: JobDetails, payments: readonly Payment[]): Holdings =>
  holdingsOf(payments.map(standingOf), job, {
    paused: payments.some(isPaused),
    reported: job.cancellation?.reason === "absence_reported",
  });
