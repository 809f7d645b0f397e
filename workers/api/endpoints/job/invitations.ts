import { contract } from "~/api/contract";
import { endpoint } from "../../http/endpoint";

export const invitations = endpoint(contract.job.invitations, {
  handle: async ({ db, viewer, id }) => {
    const { results } = await db
      .prepare(
        `SELECT j.id FROM job j JOIN notification n ON n.type = 'invitation' AND n.job_id = j.id AND n.user_id = ?2
         WHERE j.user_id = ?1 AND j.status = 'open' ORDER BY j.id DESC`,
      )
      .bind(viewer.id, id())
      .all<{ id: number }>();
    return { jobs: results.map((job) => job.id) };
  },
});
