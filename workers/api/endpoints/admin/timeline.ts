import { contract } from "~/api/contract";
import { dealOfJob, timelinesOf } from "../../db/timeline";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const timeline = endpoint(contract.admin.timeline, {
  handle: async ({ db, viewer, language, id }) => {
    const deal = (await dealOfJob(db, viewer.id, id())) ?? refuse("not_found");
    const [told] = await timelinesOf(db, [deal], { viewer: viewer.id, language });
    return told ?? refuse("not_found");
  },
});
