import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import type { PaymentTerms } from "~/components/payments/payment-terms";
import { getApi } from "~/context";
import { acceptedBid } from "~/domain/deals/bid-life";
import { asksForPayment } from "~/domain/deals/deal";
import type { Job } from "~/domain/jobs/job";
import type { JobRole } from "~/domain/jobs/job-life";

type Context = Readonly<RouterContextProvider>;

export async function chatOfDeal(context: Context, job: Job, role: JobRole | null, mode: PaymentTerms["mode"]) {
  const bid = acceptedBid(job.bids);
  if (!role || !bid || !asksForPayment(job.status, mode)) return null;
  return optional(getApi(context).chat.find({ params: { id: bid.chat_uri } }));
}
