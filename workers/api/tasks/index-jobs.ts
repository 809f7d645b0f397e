import type { Database } from "../db/database";
import { replaceTermsOfAll, unindexedJobs } from "../db/job-terms";
import { run } from "../db/transaction";
import { together } from "./each";

/** A chunk is one transaction, which blocks other writers. */
const CHUNK = 100;
const MAX_CHUNKS = 200;
const MAX_MS = 20_000;

export async function indexJobs(db: Database): Promise<number> {
  const started = Date.now();
  let done = 0;
  let below = Number.MAX_SAFE_INTEGER;
  for (let chunk = 0; chunk < MAX_CHUNKS && Date.now() - started < MAX_MS; chunk++) {
    const jobs = await unindexedJobs(db, below, CHUNK);
    done += await together("a job to index", jobs, (some) => run(db, ...replaceTermsOfAll(db, some)));
    if (jobs.length < CHUNK) break;
    below = jobs.at(-1)?.id ?? 0;
  }
  return done;
}
