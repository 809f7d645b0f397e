import type { RouterContextProvider } from "react-router";
import { ApiError } from "~/api/error";
import { getApi } from "~/context";
import type { Chat } from "~/domain/chat";
import type { Job } from "~/domain/job";

type JobOfChat = Pick<Job, "status" | "done_at">;

/** The job a conversation is about; null without one. To who was no party of it, a deleted job is gone. */
export async function jobOfChat(context: Readonly<RouterContextProvider>, chat: Chat): Promise<JobOfChat | null> {
  if (chat.job === null) return null;
  try {
    return await getApi(context).job.find({ params: { id: chat.job } });
  } catch (error) {
    if (error instanceof ApiError && [404, 410].includes(error.status)) return { status: "deleted", done_at: null };
    throw error;
  }
}
