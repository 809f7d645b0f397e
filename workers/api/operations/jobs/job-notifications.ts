import { MOST_MISSED_JOBS } from "~/domain/notification";
import { blocks } from "../../db/chat";
import type { Database, Write } from "../../db/database";
import { notify } from "../../db/notify";
import { enqueue, type Rows } from "../../db/outbox";
import { run } from "../../db/transaction";

export function notifyBidders(db: Database, now: number, job: number): Write[] {
  return notify(db, now, {
    type: "job_changed",
    key: "'job_changed:' || b.id",
    to: "b.user_id",
    job: "j.id",
    chat: "b.chat_id",
    data: "json_object('job_title', j.title)",
    rows: {
      from: "FROM bid b JOIN job j ON j.id = b.job_id WHERE b.job_id = ?1 AND b.status = 'pending'",
      values: [job],
    },
  });
}

/** The notification does not contain the address. */
export function notifyOfAddress(db: Database, now: number, job: number): Write[] {
  return notify(db, now, {
    type: "job_address",
    key: `'job_address:' || j.id || ':${now}'`,
    to: "j.helper_id",
    job: "j.id",
    data: "json_object('job_title', j.title, 'name', u.name)",
    rows: {
      from: "FROM job j JOIN user u ON u.id = j.user_id WHERE j.id = ?1 AND j.status = 'reserved' AND j.helper_id IS NOT NULL",
      values: [job],
    },
  });
}

/** About the user's newest job: goes in the transaction that inserts it. */
export function helpersToNotify(db: Database, now: number, owner: number): Write {
  return enqueue(db, now, {
    kind: "job_match",
    key: "'job_match:' || id",
    payload: "json_object('job', id)",
    rows: { from: "FROM job WHERE id = (SELECT max(id) FROM job WHERE user_id = ?1)", values: [owner] },
  });
}

/** Notifications a statement writes at most: other writers wait for it, some 50 ms. */
const CHUNK = 10_000;

const NOT_TOLD = `h.user_id <> j.user_id AND NOT ${blocks("h.user_id", "j.user_id")}
  AND NOT EXISTS (SELECT 1 FROM notification n WHERE n.type = 'job_match' AND n.job_id = j.id AND n.user_id = h.user_id)`;

const JOB_MATCH = {
  type: "job_match",
  key: "'job_match:' || j.id",
  job: "j.id",
  data: "json_object('job_title', j.title)",
} as const;

export interface Offered {
  job: number;
  category: number;
  places: Readonly<Record<string, number>> | null;
}

/**
 * Helpers who are away are notified when they return. Notifications of one user for many jobs are written together:
 * their index entries are adjacent, so that each page of the index is written once.
 */
const offeredTo = (helpers: string) => `FROM (
    SELECT j.id, j.title, h.user_id AS helper FROM offered o CROSS JOIN job j ON j.id = o.job AND j.listed = 1
      CROSS JOIN helper h INDEXED BY helper_in_reach ON h.category = o.category AND h.away = 0 ${helpers}
    WHERE ${NOT_TOLD} LIMIT ${CHUNK}
  ) j ORDER BY j.helper, j.id`;

const OFFERED = "SELECT value->>'job' AS job, value->>'category' AS category";
const NEAR = {
  // Jobs first, materialised: otherwise their JSON would be parsed again for each place.
  with: `WITH job_offered AS MATERIALIZED (${OFFERED}, value->'places' AS places FROM json_each(?1)),
    offered AS MATERIALIZED (SELECT job, category, place.key AS area, (place.value + 999) / 1000 AS km
      FROM job_offered CROSS JOIN json_each(places) place)`,
  from: offeredTo("AND h.zip4 = o.area AND h.reach >= o.km"),
};
const EVERYWHERE = { with: `WITH offered AS MATERIALIZED (${OFFERED} FROM json_each(?1))`, from: offeredTo("") };

export async function notifyHelpers(db: Database, now: number, offered: readonly Offered[]): Promise<void> {
  const toldBy = (rows: Omit<Rows, "values">, jobs: readonly Offered[]) =>
    jobs.length > 0
      ? notify(db, now, { ...JOB_MATCH, to: "j.helper", rows: { ...rows, values: [JSON.stringify(jobs)] } })
      : [];
  const news = [
    ...toldBy(
      NEAR,
      offered.filter(({ places }) => places),
    ),
    ...toldBy(
      EVERYWHERE,
      offered.filter(({ places }) => !places),
    ),
  ];
  let told: number[];
  do {
    told = (await run(db, ...news)).map(({ meta }) => meta.changes);
  } while (told.some((n) => n >= CHUNK));
}

interface Missed {
  user: number;
  after: number;
  places: readonly string[];
  now: number;
}

export function notifyMissed(db: Database, { user, after, places, now }: Missed): Write[] {
  const missed = `SELECT j.id, j.title FROM helper h CROSS JOIN place CROSS JOIN job j INDEXED BY job_by_area_category
      ON j.zip4 = place.value AND j.category = h.category AND j.listed = 1 AND j.id > ?2
    WHERE h.id BETWEEN 16 * ?1 AND 16 * ?1 + 15 AND ${NOT_TOLD} ORDER BY j.id DESC LIMIT ${MOST_MISSED_JOBS}`;
  return notify(db, now, {
    ...JOB_MATCH,
    to: "?1",
    // The user is online.
    push: false,
    rows: {
      with: "WITH place AS MATERIALIZED (SELECT value FROM json_each(?3))",
      from: `FROM (${missed}) j ORDER BY j.id`,
      values: [user, after, JSON.stringify(places)],
    },
  });
}

export async function countNotified(db: Database, job: number): Promise<number> {
  const told = db.prepare("SELECT count(*) AS n FROM notification WHERE job_id = ? AND type = 'job_match'").bind(job);
  return (await told.first<number>("n")) ?? 0;
}
