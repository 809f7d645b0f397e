import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import type { OwnProfile } from "~/domain/accounts/user";

/** A newcomer who signed up on the way to a bid has a bid, but has not said yet that they offer help. */
export async function offersHelp(context: Readonly<RouterContextProvider>, viewer: OwnProfile): Promise<boolean> {
  if (viewer.active_worker) return true;
  const bids = await optional(getApi(context).bid.own({ query: {} }));
  return bids !== null && bids.count > 0;
}
