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
