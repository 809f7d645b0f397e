import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import type { OwnProfile } from "~/domain/accounts/user";

type Context = Readonly<RouterContextProvider>;

/**
 * Who signed up on the way to a bid has a bid, but has not said yet that they offer help. A placer with a bid is not
 * taken for a helper. `posted`: the number of own jobs.
 */
export async function offersHelp(
  context: Context,
  viewer: OwnProfile,
  posted: Promise<number> | null = null,
): Promise<boolean> {
  if (viewer.active_worker) return true;
  if ((await (posted ?? countPosted(context))) > 0) return false;
  const bids = await optional(getApi(context).bid.own({ query: {} }));
  return bids !== null && bids.count > 0;
}

const countPosted = async (context: Context): Promise<number> =>
  (await optional(getApi(context).job.mine()))?.count ?? 0;
