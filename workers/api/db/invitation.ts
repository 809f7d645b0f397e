import { blocks } from "./block";
import type { Database, Write } from "./database";
import { OWNER_IS_ACTIVE } from "./job";
import { mustHold } from "./transaction";

export async function invitedJobs(db: Database, owner: number, helper: number): Promise<number[]> {
  const { results } = await db
    .prepare(
      `SELECT j.id FROM job j JOIN notification n ON n.type = 'invitation' AND n.job_id = j.id AND n.user_id = ?2
       WHERE j.user_id = ?1 AND j.status = 'open' ORDER BY j.id DESC`,
    )
    .bind(owner, helper)
    .all<{ id: number }>();
  return results.map((job) => job.id);
}

interface InvitedHelper {
  business: number;
  blocked: number;
  has_bid: number;
}

export function findAsked(db: Database, owner: number, helper: number, job: number): Promise<InvitedHelper | null> {
  return db
    .prepare(
      `SELECT u.business, ${blocks("?1", "?2")} AS blocked,
         EXISTS (SELECT 1 FROM bid b WHERE b.user_id = ?2 AND b.job_id = ?3 AND b.status <> 'withdrawn') AS has_bid
       FROM user u WHERE u.id = ?2 AND u.status = 'active' AND u.active_worker = 1`,
    )
    .bind(owner, helper, job)
    .first<InvitedHelper>();
}

export const mustBeOpen = (db: Database, job: number): Write =>
  mustHold(db, `EXISTS (SELECT 1 FROM job j WHERE j.id = ? AND j.status = 'open' AND ${OWNER_IS_ACTIVE})`, job);
