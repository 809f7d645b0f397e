import { MAX_MISSED_JOBS } from "~/domain/notifications/notification";
import { blocks } from "./block";
import type { Database, Write } from "./database";
import { notify } from "./notify";
import { enqueue, type Rows } from "./outbox";

/** Put in the transaction that inserts the job. */
export function helpersToNotify(db: Database, now: number, owner: number): Write {
  return enqueue(db, now, {
    kind: "job_match",
    key: "'job_match:' || id",
    payload: "json_object('job', id)",
    rows: { from: "FROM job WHERE id = (SELECT max(id) FROM job WHERE user_id = ?1)", values: [owner] },
  });
}

export interface ListedJob {
  id: number;
  category: number;
  zipcode: string | null;
  /** JSON: areas of helpers whose reach goes beyond `near`. */
  far: string;
}

export async function listedJobs(db: Database, jobs: readonly number[], near: number): Promise<ListedJob[]> {
  const { results } = await db
    .prepare(
      `SELECT j.id, j.category, j.zipcode,
         (SELECT json_group_array(DISTINCT h.zip4) FROM helper h INDEXED BY helper_far
           WHERE h.category = j.category AND h.away = 0 AND h.reach > ${near}) AS far
       FROM job j WHERE j.id IN (SELECT value FROM json_each(?)) AND j.listed = 1`,
    )
    .bind(JSON.stringify(jobs))
    .all<ListedJob>();
  return results;
}

/** Other writers wait for the statement, some 50 ms. */
export const MATCH_BATCH_SIZE = 10_000;

const NOT_TOLD = `h.user_id <> j.user_id AND NOT ${blocks("h.user_id", "j.user_id")}
  AND NOT EXISTS (SELECT 1 FROM notification n WHERE n.type = 'job_match' AND n.job_id = j.id AND n.user_id = h.user_id)`;

const SHOWN = "j.id, j.title, j.price_type, j.budget, j.is_remote, j.city";

const JOB_MATCH = {
  type: "job_match",
  key: "'job_match:' || j.id",
  job: "j.id",
  data: "json_object('job_title', j.title, 'price', iif(j.price_type = 'budget', printf('%.2f', j.budget / 100.0), 'TBD'), 'town', iif(j.is_remote = 1, '', j.city))",
} as const;

export interface Offered {
  job: number;
  category: number;
  places: Readonly<Record<string, number>> | null;
}

/**
 * Helpers who are away are notified when they return. Rows are ordered by helper, so that each index page is written
 * once.
 */
const offeredTo = (helpers: string) => `FROM (
    SELECT ${SHOWN}, h.user_id AS helper FROM offered o CROSS JOIN job j ON j.id = o.job AND j.listed = 1
      CROSS JOIN helper h INDEXED BY helper_in_reach ON h.category = o.category AND h.away = 0 ${helpers}
    WHERE ${NOT_TOLD} LIMIT ${MATCH_BATCH_SIZE}
  ) j ORDER BY j.helper, j.id`;

const OFFERED = "SELECT value->>'job' AS job, value->>'category' AS category";
const NEAR = {
  // Materialised first: otherwise the JSON would be parsed again for each place.
  with: `WITH job_offered AS MATERIALIZED (${OFFERED}, value->'places' AS places FROM json_each(?1)),
    offered AS MATERIALIZED (SELECT job, category, place.key AS area, (place.value + 999) / 1000 AS km
      FROM job_offered CROSS JOIN json_each(places) place)`,
  from: offeredTo("AND h.zip4 = o.area AND h.reach >= o.km"),
};
const EVERYWHERE = { with: `WITH offered AS MATERIALIZED (${OFFERED} FROM json_each(?1))`, from: offeredTo("") };

function notifyOfOffered(db: Database, now: number, rows: Omit<Rows, "values">, jobs: readonly Offered[]): Write[] {
  if (jobs.length === 0) return [];
  return notify(db, now, { ...JOB_MATCH, to: "j.helper", rows: { ...rows, values: [JSON.stringify(jobs)] } });
}

/** Repeat the statements while one writes `MATCH_BATCH_SIZE`. */
export const notifyHelpersInRange = (db: Database, now: number, offered: readonly Offered[]): Write[] => [
  ...notifyOfOffered(
    db,
    now,
    NEAR,
    offered.filter(({ places }) => places),
  ),
  ...notifyOfOffered(
    db,
    now,
    EVERYWHERE,
    offered.filter(({ places }) => !places),
  ),
];

interface Missed {
  user: number;
  after: number;
  places: readonly string[];
  now: number;
}

export function notifyMissed(db: Database, { user, after, places, now }: Missed): Write[] {
  const missed = `SELECT ${SHOWN} FROM helper h CROSS JOIN place CROSS JOIN job j INDEXED BY job_by_area_category
      ON j.zip4 = place.value AND j.category = h.category AND j.listed = 1 AND j.id > ?2
    WHERE h.id BETWEEN 16 * ?1 AND 16 * ?1 + 15 AND ${NOT_TOLD} ORDER BY j.id DESC LIMIT ${MAX_MISSED_JOBS}`;
  return notify(db, now, {
    ...JOB_MATCH,
    to: "?1",
    push: false,
    rows: {
      with: "WITH place AS MATERIALIZED (SELECT value FROM json_each(?3))",
      from: `FROM (${missed}) j ORDER BY j.id`,
      values: [user, after, JSON.stringify(places)],
    },
  });
}

interface HelperReach {
  zip4: string | null;
  notify_distance: number;
}

export const findHelperReach = (db: Database, user: number): Promise<HelperReach | null> =>
  db.prepare("SELECT zip4, notify_distance FROM user WHERE id = ?").bind(user).first<HelperReach>();

export async function countNotified(db: Database, job: number): Promise<number> {
  const notified = db
    .prepare("SELECT count(*) AS n FROM notification WHERE job_id = ? AND type = 'job_match'")
    .bind(job);
  return (await notified.first<number>("n")) ?? 0;
}
