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
  const [jobs, { drafts, again }, newcomer, waiting, shop] = await Promise.all([
    newest,
    own,
    own.then(({ posted }) => newcomerIn(context, viewer, posted)),
    waitingFor(context, viewer, newest),
    shopOf(context, productFilterIn(new URL(request.url))),
  ]);
  return { ...jobs, waiting: { ...waiting, drafts, again }, shop, newcomer };
}
