import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import type { Job } from "~/domain/job";
import type { UserSelf } from "~/domain/user";

const CARDS = 6;
const NEARBY_METRES = 25_000;

export async function newestJobs(context: Readonly<RouterContextProvider>, viewer: UserSelf | null) {
  const { list } = getApi(context).job;
  const order = { sort_distance: false } as const;
  if (viewer?.zipcode) {
    const near = await list({ query: { ...order, zipcode: viewer.zipcode, distance: NEARBY_METRES } });
    const jobs = firstOfOthers(near.results, viewer);
    if (jobs.length > 0) return { jobs, near: true };
  }
  return { jobs: firstOfOthers((await list({ query: order })).results, viewer), near: false };
}

const firstOfOthers = (jobs: readonly Job[], viewer: UserSelf | null) =>
  jobs.filter(({ user }) => viewer === null || user !== viewer.id).slice(0, CARDS);
