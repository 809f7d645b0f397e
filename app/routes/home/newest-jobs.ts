import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import type { UserSelf } from "~/domain/user";

const CARDS = 6;
const NEARBY_METRES = 25_000;

/** Returns the newest jobs near home, or from anywhere if there are none. */
export async function newestJobs(context: Readonly<RouterContextProvider>, viewer: UserSelf | null) {
  const { list } = getApi(context).job;
  const order = { sort_distance: false } as const;
  if (viewer?.zipcode) {
    const near = await list({ query: { ...order, zipcode: viewer.zipcode, distance: NEARBY_METRES } });
    if (near.count > 0) return { jobs: near.results.slice(0, CARDS), near: true };
  }
  return { jobs: (await list({ query: order })).results.slice(0, CARDS), near: false };
}
