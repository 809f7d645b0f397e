import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import { acceptedBid } from "~/domain/bid-life";
import { roleIn } from "~/domain/deal";
import type { Job } from "~/domain/job";
import { isUnderway } from "~/domain/job-life";
import { moneyOfChat } from "~/live/chat-facts";

type Context = Readonly<RouterContextProvider>;

/** What the two parties of a job that is under way still settle with each other, for one of them; null for anyone else. */
export async function dealOf(context: Context, job: Job, viewer: { id: number | null } | null) {
  const role = roleIn(job, viewer);
  const bid = acceptedBid(job.bids);
  if (!role || !bid || !viewer || !isUnderway(job.status)) return null;
  const api = getApi(context);
  const chat = await optional(api.chat.find({ params: { id: bid.chat_uri } }));
  return chat && { role, chat, viewer: viewer.id, money: await moneyOfChat(api, chat) };
}
