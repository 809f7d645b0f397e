import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import type { OwnProfile } from "~/domain/accounts/user";
import { greetedName } from "~/domain/accounts/user-card";
import { canRepost } from "~/domain/jobs/job-life";
import { firstUnfinished, STEP_PATHS, stepPath } from "~/domain/jobs/job-steps";
import { openDrafts } from "../jobs/draft";

type Context = Readonly<RouterContextProvider>;

const MAX_DRAFTS = 3;
const MAX_AGAIN = 3;

export async function ownJobs(context: Context) {
  const [drafts, mine] = await Promise.all([openDrafts(context), optional(getApi(context).job.mine())]);
  const begunAgain = new Set(drafts.map(({ repost }) => repost?.of));
  const again = (mine?.results ?? []).filter((job) => canRepost(job) && !begunAgain.has(job.id));
  return {
    posted: mine?.count ?? 0,
    drafts: drafts.slice(0, MAX_DRAFTS).map((draft) => ({
      to: stepPath(draft.id, firstUnfinished(draft) ?? STEP_PATHS.length),
      title: draft.fields.title?.trim() ?? "",
    })),
    again: again.slice(0, MAX_AGAIN).map(({ id, title }) => ({ id, title })),
  };
}

export async function newcomerIn(context: Context, viewer: OwnProfile, jobs: number) {
  if (!viewer.first_time || jobs > 0) return null;
  const bids = await optional(getApi(context).bid.own({ query: { withdrawn: true } }));
  return bids && bids.count > 0 ? null : { id: viewer.id, name: greetedName(viewer) };
}
