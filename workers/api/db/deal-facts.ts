import type { MailedDeal } from "../notices/deal-fact-rows";
import { agreedAppointment } from "./appointment";
import type { Database } from "./database";

interface DealFacts extends Omit<MailedDeal, "other"> {
  other_id: number;
}

export const findDealFacts = (db: Database, job: number, user: number): Promise<DealFacts | null> =>
  db
    .prepare(
      `SELECT j.title, iif(j.user_id = ?2, 'owner', 'helper') AS role, iif(j.user_id = ?2, j.helper_id, j.user_id) AS other_id,
         j.city, j.is_remote, a.starts_at, a.ends_at, j.done_at, b.amount AS price,
         coalesce(sum(p.amount + p.platform_cost), 0) AS held_total, coalesce(sum(p.helper_amount), 0) AS held_for_helper
       FROM job j JOIN bid b ON b.id = (SELECT max(id) FROM bid WHERE job_id = j.id AND user_id = j.helper_id AND status = 'accepted')
         LEFT JOIN appointment a ON a.id = ${agreedAppointment("b.chat_id")} AND coalesce(a.missed_answer, 'contested') = 'contested'
         LEFT JOIN payment p ON p.job_id = j.id AND p.status IN ('held', 'disputed')
       WHERE j.id = ?1 AND j.status = 'reserved' AND ?2 IN (j.user_id, j.helper_id)
       GROUP BY j.id`,
    )
    .bind(job, user)
    .first<DealFacts>();
