import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";

export async function aimedJob(context: Readonly<RouterContextProvider>, next: string): Promise<string | null> {
  const [, id] = /^\/task\/(\d+)/.exec(next) ?? [];
  const job = id ? await optional(getApi(context).job.find({ params: { id } })) : null;
  return job?.title ?? null;
}
