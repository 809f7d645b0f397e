import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { commentOfJob, jobNamed } from "./visible-comment";

export const removeComment = endpoint(contract.job.removeComment, {
  load: jobNamed,
  handle: async (c, job) => {
    const { commentId } = c.ids();
    const row = await commentOfJob(c.db, c.viewer.id, job, commentId);
    if (![job.user_id, row.user_id].includes(c.viewer.id)) refuse("permission_denied");
    await c.tx.add(c.db.prepare("DELETE FROM comment WHERE id = ?").bind(commentId)).commit();
    return undefined;
  },
});
