import { ANSWERS_COUNTED, completionRate, replyMinutes } from "~/domain/accounts/track-record";
import type { NamedChat } from "./chat";
import type { Database, Write } from "./database";
import { enqueue } from "./outbox";
import { isPriceOf } from "./payment-standing";
import { run } from "./transaction";

const enqueueAfterAnswer = (db: Database, user: number, now: number): Write =>
  enqueue(db, now, {
    kind: "record",
    key: "'record:' || ?1 || ':' || ?2",
    payload: "json_object('user', ?1)",
    rows: { from: "WHERE changes() = 1", values: [user, crypto.randomUUID()] },
  });

const DELETE_OLD = `DELETE FROM answer WHERE user_id = ?1 AND id <= (
  SELECT id FROM answer WHERE user_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ${ANSWERS_COUNTED})`;

export function insertAnswer(db: Database, user: number, { asked, now }: { asked: number; now: number }): Write[] {
  return [
    db
      .prepare("INSERT INTO answer (user_id, minutes) VALUES (?1, CAST((?3 - ?2) / 60000 AS INTEGER))")
      .bind(user, asked, now),
    enqueueAfterAnswer(db, user, now),
  ];
}

/** Put before the message is sent. */
export function insertAnswerInChat(
  db: Database,
  { chat, sender, now }: { chat: NamedChat; sender: number; now: number },
): Write[] {
  return [
    db
      .prepare(
        `INSERT INTO answer (user_id, minutes) SELECT ?1, CAST((?3 - q.created_at) / 60000 AS INTEGER)
         FROM chat c JOIN message q ON q.id = (
           SELECT min(m.id) FROM message m WHERE m.chat_id = c.id AND m.sender_id <> ?1 AND m.bid_id IS NULL AND m.id > coalesce(
             (SELECT o.id FROM message o WHERE o.chat_id = c.id AND o.sender_id = ?1 ORDER BY o.id DESC LIMIT 1), 0))
         WHERE ${chat.named}`,
      )
      .bind(sender, chat.value, now),
    enqueueAfterAnswer(db, sender, now),
  ];
}

export function enqueueTrackRecord(db: Database, now: number, job: number): Write {
  return enqueue(db, now, {
    kind: "record",
    key: "'record:' || helper_id || ':' || ?2",
    payload: "json_object('user', helper_id)",
    rows: { from: "FROM job WHERE id = ?1 AND helper_id IS NOT NULL", values: [job, crypto.randomUUID()] },
  });
}

export const enqueueRecordOf = (db: Database, now: number, user: number): Write =>
  enqueue(db, now, { kind: "record", key: `record:${user}:${now}`, payload: { user } });

/** A paid job counts as finished, whatever happened later. */
const PAID = `EXISTS (SELECT 1 FROM payment p WHERE p.job_id = j.id AND p.payee_id = h.user_id
  AND ${isPriceOf("p")} AND p.status = 'released')`;
const FAILED = `(EXISTS (SELECT 1 FROM bid b WHERE b.job_id = j.id AND b.user_id = h.user_id AND b.late = 1)
  OR EXISTS (SELECT 1 FROM payment p JOIN dispute d ON d.payment_id = p.id WHERE p.job_id = j.id AND p.payee_id = h.user_id
    AND p.status = 'refunded'))`;
const MISSED_AS_OWNER = `SELECT 0 AS finished, 1 AS failed FROM appointment a JOIN chat c ON c.id = a.chat_id JOIN job j ON j.id = c.job_id
  WHERE a.missed_by = ?1 AND a.missed_answer IN ('admitted', 'unanswered') AND j.user_id = ?1`;
const DEALS = `SELECT coalesce(sum(finished), 0) AS finished, coalesce(sum(finished OR failed), 0) AS ended FROM (
  SELECT ((j.helper_id IS h.user_id AND j.status = 'solved') OR ${PAID}) AND NOT (j.helper_id IS h.user_id AND j.stopped) AS finished, ${FAILED} AS failed
  FROM helper_of_job h JOIN job j ON j.id = h.job_id WHERE h.user_id = ?1
  UNION ALL ${MISSED_AS_OWNER})`;

export async function updateTrackRecord({ DB: db }: Env, payload: Record<string, unknown>): Promise<void> {
  const user = Number(payload.user);
  const [answers, deals] = await run(
    db,
    db.prepare(`SELECT minutes FROM answer WHERE user_id = ? ORDER BY id DESC LIMIT ${ANSWERS_COUNTED}`).bind(user),
    db.prepare(DEALS).bind(user),
    db.prepare(DELETE_OLD).bind(user),
  );
  const minutes = ((answers?.results ?? []) as { minutes: number }[]).map((one) => one.minutes);
  const [counted = { finished: 0, ended: 0 }] = (deals?.results ?? []) as { finished: number; ended: number }[];
  await run(
    db,
    db
      .prepare("UPDATE user SET reply_minutes = ?2, completion_rate = ?3 WHERE id = ?1 AND status <> 'deleted'")
      .bind(user, replyMinutes(minutes), completionRate(counted)),
  );
}
