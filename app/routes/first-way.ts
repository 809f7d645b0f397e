import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import type { OwnProfile } from "~/domain/accounts/user";
import { takesBids } from "~/domain/jobs/job-life";

export interface FirstWay {
  kind: "ask" | "post" | "browse";
  to: string;
}

export async function firstWayOf(
  context: Readonly<RouterContextProvider>,
  viewer: Pick<OwnProfile, "active_worker">,
): Promise<FirstWay> {
  const mine = await optional(getApi(context).job.mine());
  const open = mine?.results.find(({ status }) => takesBids(status));
  if (open) {
    const query = new URLSearchParams({ category: String(open.category), zipcode: open.zipcode ?? "" });
    return { kind: "ask", to: `/helpers?${query}` };
  }
  return viewer.active_worker ? { kind: "browse", to: "/browse-tasks" } : { kind: "post", to: "/post-job" };
}
