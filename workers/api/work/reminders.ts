import { commit, mustHaveChanged } from "../db/batch";
import { nameFor } from "../db/person";
import { each } from "./expiry";
import { tell } from "./tell";

/** More than this waits for the next minute. */
const AT_ONCE = 200;

interface Due {
  id: number;
  chat_id: number;
  job_id: number | null;
  job_title: string | null;
  low_id: number;
  high_id: number;
  starts_at: number;
  ends_at: number;
}

/** The latest of its chat, still accepted and ahead, and the deal is still on. */
const STANDS = `a.status = 'accepted' AND a.starts_at > ?1
  AND NOT EXISTS (SELECT 1 FROM appointment n WHERE n.chat_id = a.chat_id AND n.id > a.id)
  AND (SELECT b.status FROM bid b WHERE b.chat_id = a.chat_id ORDER BY b.id DESC LIMIT 1) = 'accepted'`;

async function reminding(db: D1Database, now: number, due: Due): Promise<D1PreparedStatement[]> {
  const { id, low_id, high_id, starts_at, ends_at } = due;
  const told = await Promise.all(
    [
      [low_id, high_id],
      [high_id, low_id],
    ].map(async ([to = 0, other = 0]) =>
      tell(db, now, {
        to,
        type: "appointment",
        key: `appointment:${id}:reminder`,
        job: due.job_id,
        chat: due.chat_id,
        data: {
          job_title: due.job_title ?? "",
          name: await nameFor(db, to, other),
          step: "reminder",
          starts_at,
          ends_at,
        },
      }),
    ),
  );
  return [
    db
      .prepare("UPDATE appointment SET remind_at = NULL WHERE id = ? AND remind_at IS NOT NULL AND status = 'accepted'")
      .bind(id),
    mustHaveChanged(db),
    ...told.flat(),
  ];
}

/** Reminds both of what they agreed on, once, the day before. */
export async function remind(db: D1Database, now: number, user?: number): Promise<number> {
  const { results } = await db
    .prepare(
      `SELECT a.id, a.chat_id, a.starts_at, a.ends_at, c.job_id, c.low_id, c.high_id, j.title AS job_title
       FROM appointment a JOIN chat c ON c.id = a.chat_id LEFT JOIN job j ON j.id = c.job_id
       WHERE a.remind_at <= ?1 AND ${STANDS} AND (?2 IS NULL OR ?2 IN (c.low_id, c.high_id)) ORDER BY a.remind_at LIMIT ${AT_ONCE}`,
    )
    .bind(now, user ?? null)
    .all<Due>();
  return each(results, async (due) => commit(db, await reminding(db, now, due)));
}
