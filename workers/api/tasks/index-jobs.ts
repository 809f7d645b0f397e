import type { Database } from "../db/database";
import { replaceTermsOfAll, unindexedJobs } from "../db/job-terms";
import { run } from "../db/transaction";

/** A chunk is one transaction, which blocks other writers. */
const CHUNK = 100;
const MAX_CHUNKS = 200;
const MAX_MS = 20_000;

export async function indexJobs(db: Database): Promise<number> {
  const started = Date.now();
  let done = 0;
  for (let chunk = 0; chunk < MAX_CHUNKS && Date.now() - started < MAX_MS; chunk++) {
    const jobs = await unindexedJobs(db, CHUNK);
    if (jobs.length > 0) await run(db, ...replaceTermsOfAll(db, jobs));
    done += jobs.length;
    if (jobs.length < CHUNK) break;
  }
  return done;
}
