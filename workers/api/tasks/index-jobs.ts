import type { Database } from "../db/database";
import { insertTerms, unindexedJobs } from "../db/job-terms";
import { run } from "../db/transaction";

/** A batch is one transaction: other writers wait for it. */
const CHUNK = 100;

/** Makes the terms of jobs that have none: those of before the index, and those whose words changed in another way than by their owner. */
export async function indexJobs(db: Database): Promise<number> {
  const jobs = await unindexedJobs(db, CHUNK);
  if (jobs.length > 0) await run(db, ...jobs.map((job) => insertTerms(db, job.id, job)));
  return jobs.length;
}
