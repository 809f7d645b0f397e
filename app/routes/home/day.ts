import type { RouterContextProvider } from "react-router";
import { productFilterIn } from "~/components/shops/shop-address";
import type { OwnProfile } from "~/domain/user";
import { newestJobs } from "./newest-jobs";
import { shopOf } from "./products";
import { waitingFor } from "./waiting-for";

/** The home of a signed-in reader. */
export async function dayOf(context: Readonly<RouterContextProvider>, request: Request, viewer: OwnProfile) {
  const newest = newestJobs(context, viewer);
  const [jobs, waiting, shop] = await Promise.all([
    newest,
    waitingFor(context, viewer, newest),
    shopOf(context, productFilterIn(new URL(request.url))),
  ]);
  const newcomer = viewer.first_time ? { id: viewer.id, name: viewer.name } : null;
  return { ...jobs, waiting, shop, newcomer };
}
