const DAYS_HIDDEN = 14;

/** Shows reviews whose other side did not come within 14 days, and tells whom they are about. */
export async function showReviews(db: D1Database, now: number, user?: number): Promise<number> {
  const due = `r.status = 'hidden' AND r.created_at <= ?1 AND (?2 IS NULL OR ?2 IN (r.author_id, r.user_id))`;
  const bound = [now - DAYS_HIDDEN * 24 * 3600 * 1000, user ?? null];
  const [, shown] = await db.batch([
    db
      .prepare(
        `INSERT INTO notification (user_id, type, data, job_id, created_at)
         SELECT r.user_id, 'review', json_object('job_title', j.title, 'name', coalesce(a.name, '')), r.job_id, ?3
         FROM review r JOIN job j ON j.id = r.job_id LEFT JOIN user a ON a.id = r.author_id WHERE ${due}`,
      )
      .bind(...bound, now),
    db
      .prepare(`UPDATE review SET status = 'visible' WHERE id IN (SELECT r.id FROM review r WHERE ${due}) RETURNING id`)
      .bind(...bound),
  ]);
  // Not `changes`: that counts what the triggers do to ratings too.
  return shown?.results.length ?? 0;
}
