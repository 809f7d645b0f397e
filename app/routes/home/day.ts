import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { productFilterIn } from "~/components/shops/shop-address";
import { getApi } from "~/context";
import type { OwnProfile } from "~/domain/user";
import { newestJobs } from "./newest-jobs";
import { shopOf } from "./products";
import { waitingFor } from "./waiting-for";

type Context = Readonly<RouterContextProvider>;

/** Shows the introduction only to users who have not posted or bid yet. */
async function newcomerIn(context: Context, viewer: OwnProfile) {
  if (!viewer.first_time) return null;
  const { job, bid } = getApi(context);
  const made = await Promise.all([optional(job.mine()), optional(bid.own({ query: { withdrawn: true } }))]);
  return made.some((list) => list && list.count > 0) ? null : { id: viewer.id, name: viewer.name };
}

export async function dayOf(context: Context, request: Request, viewer: OwnProfile) {
  const newest = newestJobs(context, viewer);
  const [jobs, newcomer, waiting, shop] = await Promise.all([
    newest,
    newcomerIn(context, viewer),
    waitingFor(context, viewer, newest),
    shopOf(context, productFilterIn(new URL(request.url))),
  ]);
  return { ...jobs, waiting, shop, newcomer };
}
