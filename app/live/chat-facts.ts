import { isRefused } from "~/api/error";
import { isPending } from "~/domain/bid-life";
import type { Chat } from "~/domain/chat";
import type { Job } from "~/domain/job";
import type { JobStatus } from "~/domain/job-status";
import type { LiveApi } from "./api";

type JobOfChat = Pick<Job, "status" | "done_at">;

/** The job a conversation is about; null without one. A deleted job is gone for those who were no party of it. */
export async function jobOfChat(api: Pick<LiveApi, "job">, chat: Chat): Promise<JobOfChat | null> {
  if (chat.job === null) return null;
  try {
    return await api.job.find({ params: { id: chat.job } });
  } catch (error) {
    if (isRefused(error, 404, 410)) return { status: "deleted", done_at: null };
    throw error;
  }
}

/** Whether the owner paid for the pending bid of a chat and the provider has not confirmed it yet. */
export async function isPaying(api: Pick<LiveApi, "payment">, chat: Chat, viewer: number | null): Promise<boolean> {
  if (!isPending(chat.bid_status) || chat.owner !== viewer) return false;
  const query = { chat_uri: chat.uri, role: "payer" as const, status: "processing" as const };
  const { count } = await api.payment.list({ query });
  return count > 0;
}

/** Where the two of a conversation stand: what decides on its notices, steps and buttons. */
export interface ChatFacts {
  chat: Chat;
  /** Null when the conversation is about no job. */
  jobStatus: JobStatus | null;
  /** The helper said the work is done. */
  done: boolean;
  /** The owner paid, and the bank has not confirmed it yet. */
  paying: boolean;
}

export async function factsOf(
  api: Pick<LiveApi, "job" | "payment">,
  chat: Chat,
  viewer: number | null,
): Promise<ChatFacts> {
  const [job, paying] = await Promise.all([jobOfChat(api, chat), isPaying(api, chat, viewer)]);
  return { chat, jobStatus: job?.status ?? null, done: Boolean(job?.done_at), paying };
}
