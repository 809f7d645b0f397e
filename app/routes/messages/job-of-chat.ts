import type { RouterContextProvider } from "react-router";
import { isRefused } from "~/api/error";
import { getApi } from "~/context";
import type { Chat } from "~/domain/chat";
import type { Job } from "~/domain/job";

type JobOfChat = Pick<Job, "status" | "done_at">;

/** The job a conversation is about; null without one. A deleted job is gone for those who were no party of it. */
export async function jobOfChat(context: Readonly<RouterContextProvider>, chat: Chat): Promise<JobOfChat | null> {
  if (chat.job === null) return null;
  try {
    return await getApi(context).job.find({ params: { id: chat.job } });
  } catch (error) {
    if (isRefused(error, 404, 410)) return { status: "deleted", done_at: null };
    throw error;
  }
}
