import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import { acceptedBid } from "~/domain/deals/bid-life";
import type { Job } from "~/domain/jobs/job";
import { isUnderway, type JobRole } from "~/domain/jobs/job-life";

type Context = Readonly<RouterContextProvider>;

export async function chatOfDeal(context: Context, job: Job, role: JobRole | null) {
  const bid = acceptedBid(job.bids);
  if (!role || !bid || !isUnderway(job.status)) return null;
  return optional(getApi(context).chat.find({ params: { id: bid.chat_uri } }));
}
