import type { Database } from "./database";

export async function isJobDeleted(db: Database, job: number): Promise<boolean> {
  return (
    (await db.prepare("SELECT status = 'deleted' AS gone FROM job WHERE id = ?").bind(job).first<number>("gone")) === 1
  );
}
