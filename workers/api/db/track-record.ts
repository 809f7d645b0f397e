import {
  ANSWERS_COUNTED,
  completionRate,
  type OwnerRecord,
  ownerRecord,
  replyMinutes,
} from "~/domain/accounts/track-record";
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
    key: "'record:' || p.value || ':' || ?2",
    payload: "json_object('user', p.value)",
    rows: {
      from: `FROM job j, json_each(json_array(j.user_id, j.helper_id)) p
        WHERE j.id = ?1 AND j.helper_id IS NOT NULL AND p.value IS NOT NULL`,
      values: [job, crypto.randomUUID()],
    },
  });
}

export const enqueueRecordOf = (db: Database, now: number, user: number): Write =>
  enqueue(db, now, { kind: "record", key: `record:${user}:${now}`, payload: { user } });

const IS_DEAL = "b.status = 'accepted' OR b.late = 1 OR b.deal_end IS NOT NULL";

/** A dispute that gave the whole price back ends the bid. One that paid the helper leaves it accepted. */
const FAILED = `(b.late = 1 OR (b.status = 'rejected' AND b.deal_end ->> 'end' IN ('agreed', 'decided')))`;

/** A paid job counts as finished, whatever happened later. */
const PAID = `EXISTS (SELECT 1 FROM payment p WHERE p.job_id = j.id AND p.payee_id = b.user_id
  AND (p.bid_id = b.id OR b.status = 'accepted') AND ${isPriceOf("p")} AND p.status = 'released')`;
const AS_HELPER = `SELECT coalesce(sum(finished AND NOT failed), 0) AS finished, coalesce(sum(failed), 0) AS failed FROM (
  SELECT ((b.status = 'accepted' AND j.status = 'solved') OR ${PAID}) AND NOT (b.status = 'accepted' AND j.stopped) AS finished, ${FAILED} AS failed
  FROM helper_of_job h JOIN job j ON j.id = h.job_id JOIN bid b ON b.job_id = h.job_id AND b.user_id = h.user_id
  WHERE h.user_id = ?1 AND (${IS_DEAL}))`;
const AS_OWNER = `SELECT
  (SELECT count(*) FROM job j WHERE j.user_id = ?1 AND j.helper_id IS NOT NULL AND NOT j.stopped AND (j.status = 'solved'
    OR EXISTS (SELECT 1 FROM payment p WHERE p.job_id = j.id AND ${isPriceOf("p")} AND p.status = 'released'))) AS finished,
  (SELECT count(*) FROM job j JOIN chat c ON c.job_id = j.id JOIN appointment a ON a.chat_id = c.id
    WHERE j.user_id = ?1 AND a.missed_by = ?1 AND a.missed_answer IN ('admitted', 'unanswered')) AS failed`;

interface Deals {
  finished: number;
  failed: number;
}

const NO_DEALS: Deals = { finished: 0, failed: 0 };

export async function updateTrackRecord({ DB: db }: Env, payload: Record<string, unknown>): Promise<void> {
  const user = Number(payload.user);
  const [answers, asHelper, asOwner] = await run(
    db,
    db.prepare(`SELECT minutes FROM answer WHERE user_id = ? ORDER BY id DESC LIMIT ${ANSWERS_COUNTED}`).bind(user),
    db.prepare(AS_HELPER).bind(user),
    db.prepare(AS_OWNER).bind(user),
    db.prepare(DELETE_OLD).bind(user),
  );
  const minutes = ((answers?.results ?? []) as { minutes: number }[]).map((one) => one.minutes);
  const [helped = NO_DEALS] = (asHelper?.results ?? []) as Deals[];
  const [placed = NO_DEALS] = (asOwner?.results ?? []) as Deals[];
  const owner = ownerRecord({ finished: placed.finished, missed: placed.failed });
  await run(
    db,
    db
      .prepare(
        `UPDATE user SET reply_minutes = ?2, completion_rate = ?3, owner_finished = ?4, owner_missed = ?5
         WHERE id = ?1 AND status <> 'deleted'`,
      )
      .bind(user, replyMinutes(minutes), completionRate(helped), owner?.finished ?? null, owner?.missed ?? null),
  );
}

interface OwnerColumns {
  owner_finished: number | null;
  owner_missed: number | null;
}

export const asOwnerOf = ({ owner_finished: finished, owner_missed: missed }: OwnerColumns): OwnerRecord | null =>
  finished === null || missed === null ? null : { finished, missed };
