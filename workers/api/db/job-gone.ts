import type { Database } from "./database";

/** Returns whether a job was removed, by its owner, our team or its end: its page says only that. */
export async function isJobGone(db: Database, job: number): Promise<boolean> {
  return (
    (await db.prepare("SELECT status = 'deleted' AS gone FROM job WHERE id = ?").bind(job).first<number>("gone")) === 1
  );
}
