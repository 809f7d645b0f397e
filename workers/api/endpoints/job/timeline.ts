import { contract } from "~/api/contract";
import { dealOfParty, timelinesOf } from "../../db/timeline";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";

export const timeline = endpoint(contract.job.timeline, {
  handle: async ({ db, viewer, language, id }) => {
    const deal = (await dealOfParty(db, viewer.id, id())) ?? refuse("not_found");
    const [told] = await timelinesOf(db, [deal], { viewer: viewer.id, language });
    return told ?? refuse("not_found");
  },
});
