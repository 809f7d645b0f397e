import { type RouterContextProvider, redirect } from "react-router";
import type { Job } from "~/domain/jobs/job";
import { getFlash } from "~/middleware/flash";
import { getT } from "~/middleware/locale";

export function leaveWithoutDeal(
  context: Readonly<RouterContextProvider>,
  job: Pick<Job, "id" | "user" | "bids">,
  viewer: { id: number | null },
  why: "startCode" | "action",
): void {
  const isKnown = job.user === viewer.id || job.bids.some(({ user_id }) => user_id === viewer.id);
  if (!isKnown || viewer.id === null) return;
  getFlash(context).info(getT(context, "jobs")(`noDeal.${why}`));
  throw redirect(`/task/${job.id}`, 303);
}
