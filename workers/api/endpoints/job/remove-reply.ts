import { contract } from "~/api/contract";
import { commentOf } from "../../db/comment";
import { endpoint } from "../../http/endpoint";
import { refuse } from "../../http/refusal";
import { commentOfJob, jobNamed } from "./visible-comment";

export const removeReply = endpoint(contract.job.removeReply, {
  load: jobNamed,
  handle: async (c, job) => {
    const { commentId } = c.ids();
    const row = await commentOfJob(c.db, c.viewer.id, job, commentId);
    if (job.user_id !== c.viewer.id) refuse("permission_denied");
    await c.tx
      .add(c.db.prepare("UPDATE comment SET reply = NULL, replied_at = NULL WHERE id = ?").bind(commentId))
      .commit();
    return commentOf({ ...row, reply: null, replied_at: null }, c.viewer.id, c.language);
  },
});
