import type { RouterContextProvider } from "react-router";
import { productFilterIn } from "~/components/home/shop-address";
import type { OwnProfile } from "~/domain/accounts/user";
import { newestJobs } from "./newest-jobs";
import { newcomerIn, ownJobs } from "./own-jobs";
import { shopOf } from "./products";
import { waitingFor } from "./waiting-for";

export async function dayOf(context: Readonly<RouterContextProvider>, request: Request, viewer: OwnProfile) {
  const newest = newestJobs(context, viewer);
  const own = ownJobs(context);
  const [jobs, { drafts, again, posted }, waiting] = await Promise.all([
    newest,
    own,
    waitingFor(context, viewer, { newest, posted: own.then((jobs) => jobs.posted) }),
  ]);
  const filter = productFilterIn(new URL(request.url));
  const newcomer = await newcomerIn(context, viewer, posted + drafts.length);
  const hasShop = newcomer !== null || filter.kind !== null || filter.merchant !== null;
  const shop = hasShop ? await shopOf(context, filter) : null;
  return { ...jobs, waiting: { ...waiting, drafts, again }, shop, newcomer };
}
