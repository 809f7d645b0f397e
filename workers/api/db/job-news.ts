/** The statement that tells the bidders of a job's pending bids that it changed. */
export function tellBidders(db: D1Database, now: number, job: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO notification (user_id, type, data, job_id, chat_id, created_at)
       SELECT b.user_id, 'job_changed', json_object('job_title', j.title), j.id, b.chat_id, ?2
       FROM bid b JOIN job j ON j.id = b.job_id WHERE b.job_id = ?1 AND b.status = 'pending'`,
    )
    .bind(job, now);
}

/**
 * The statement that tells helpers of a user's newest job: those with its category who offer help within their distance
 * of it, or anywhere when it is remote. `metres`: how far each area is. Goes in the batch that inserts the job.
 */
export function tellHelpers(
  db: D1Database,
  now: number,
  owner: number,
  metres: Record<string, number>,
): D1PreparedStatement {
  return db
    .prepare(
      `WITH away AS MATERIALIZED (SELECT key AS area, value AS metres FROM json_each(?3))
       INSERT INTO notification (user_id, type, data, job_id, created_at)
       SELECT u.id, 'job_match', json_object('job_title', j.title), j.id, ?2
       FROM job j JOIN user_category c ON c.category = j.category JOIN user u ON u.id = c.user_id
       LEFT JOIN away ON away.area = u.zip4
       WHERE j.id = (SELECT max(id) FROM job WHERE user_id = ?1)
         AND u.active_worker = 1 AND u.status = 'active' AND u.id <> ?1
         AND (j.is_remote = 1 OR away.metres <= 1000 * u.notify_distance)
         AND NOT EXISTS (SELECT 1 FROM block WHERE user_id IN (?1, u.id) AND blocked_id IN (?1, u.id))`,
    )
    .bind(owner, now, JSON.stringify(metres));
}
