import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import type { UserSelf } from "~/domain/accounts/user";
import { NEARBY_KILOMETRES } from "~/domain/jobs/distance";
import type { Job } from "~/domain/jobs/job";

const CARDS = 6;

type Context = Readonly<RouterContextProvider>;

export async function newestJobs(context: Context, viewer: UserSelf | null) {
  const { list } = getApi(context).job;
  const order = { sort_distance: false } as const;
  if (viewer?.zipcode) {
    const [near, known] = await Promise.all([
      list({ query: { ...order, zipcode: viewer.zipcode, distance: NEARBY_KILOMETRES * 1000 } }),
      jobsOfOwnBids(context, viewer),
    ]);
    const jobs = firstOfOthers(near.results, viewer).filter(({ id }) => !known.has(id));
    if (jobs.length > 0) return { jobs: jobs.slice(0, CARDS), near: true };
  }
  return { jobs: firstOfOthers((await list({ query: order })).results, viewer).slice(0, CARDS), near: false };
}

/** The list of jobs knows no bids that were withdrawn. Those of deals that ended are among the newest bids. */
async function jobsOfOwnBids(context: Context, viewer: UserSelf): Promise<Set<number>> {
  const bids = viewer.active_worker ? await optional(getApi(context).bid.own({ query: { withdrawn: true } })) : null;
  return new Set(bids?.results.map(({ job_id }) => job_id));
}

const firstOfOthers = (jobs: readonly Job[], viewer: UserSelf | null) =>
  jobs.filter(({ user, bids }) => viewer === null || (user !== viewer.id && bids.length === 0));
