import { contract } from "~/api/contract";
import { jobOf } from "../../db/job";
import { endpoint } from "../../http/endpoint";
import { areaOf } from "../../postcodes/areas";
import { findPage } from "./list";
import { jobOfPath } from "./visible-job";

const MAX_JOBS = 10;

export const others = endpoint(contract.job.others, {
  load: jobOfPath,
  handle: async (c, job) => {
    const viewer = c.viewer?.id ?? null;
    const origin = job.is_remote === 1 ? null : areaOf(job.zip4);
    const { rows } = await findPage(c.db, viewer, {
      categories: [],
      price: 0,
      zip4: null,
      words: [],
      origin,
      radius: null,
      byRating: false,
      byDistance: origin !== null,
      from: 0,
      to: MAX_JOBS + 1,
    });
    const others = rows.filter(({ id }) => id !== job.id).slice(0, MAX_JOBS);
    return { count: others.length, results: others.map((row) => jobOf(row, viewer, c.language, origin)) };
  },
});
