import { ifThere } from "~/api/error";
import type { Chat } from "~/domain/chat";
import { type DealMoney, dealMoneyOf } from "~/domain/deal-money";
import type { JobDetails } from "~/domain/job-details";
import type { JobStatus } from "~/domain/job-status";
import type { LiveApi } from "./api";

type JobOfChat = Pick<JobDetails, "status" | "begun_at" | "done_at" | "start_code"> & Partial<Pick<JobDetails, "bids">>;

/** The job a conversation is about; null without one. A deleted job is gone for those who were no party of it. */
export async function jobOfChat(api: Pick<LiveApi, "job">, chat: Chat): Promise<JobOfChat | null> {
  if (chat.job === null) return null;
  const job = await ifThere(api.job.find({ params: { id: chat.job } }));
  return job ?? { status: "deleted", done_at: null };
}

/** How the money between the two of a conversation stands; nothing was paid where nothing was bid. */
export async function moneyOfChat(api: Pick<LiveApi, "payment">, chat: Chat): Promise<DealMoney> {
  if (chat.bid === null) return dealMoneyOf([]);
  const { results } = await api.payment.list({ query: { chat_uri: chat.uri } });
  return dealMoneyOf(results);
}

/** Where the two of a conversation stand: what decides on its notices, steps and buttons. */
export interface ChatFacts {
  chat: Chat;
  /** Null when the conversation is about no job. */
  jobStatus: JobStatus | null;
  /** When the helper said that the work is done. */
  doneAt: string | null;
  /** When the helper entered the start code. */
  begunAt: string | null;
  /** There is a start code, and the work has not begun. */
  canBegin: boolean;
  money: DealMoney;
}

export async function factsOf(api: Pick<LiveApi, "job" | "payment">, chat: Chat): Promise<ChatFacts> {
  const [job, money] = await Promise.all([jobOfChat(api, chat), moneyOfChat(api, chat)]);
  return {
    chat,
    jobStatus: job?.status ?? null,
    doneAt: job?.done_at ?? null,
    begunAt: job?.begun_at ?? null,
    canBegin: Boolean(job?.start_code),
    money,
  };
}
