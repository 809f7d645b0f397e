import { contract } from "~/api/contract";
import { PAGE_SIZE } from "~/domain/page";
import { commentOf, commentPage } from "../../db/comment";
import { endpoint } from "../../http/endpoint";
import { jobOfPath } from "./visible-job";

export const comments = endpoint(contract.job.comments, {
  load: jobOfPath,
  handle: async (c, { id }) => {
    const { page } = await c.fields();
    const viewer = c.viewer?.id ?? null;
    const found = await commentPage(c.db, viewer, id, { from: (page - 1) * PAGE_SIZE, take: PAGE_SIZE });
    return { count: found.count, results: found.rows.map((row) => commentOf(row, viewer, c.language)) };
  },
});
