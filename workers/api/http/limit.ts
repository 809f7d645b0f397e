import type { Call } from "~/api/call";
import type { Database, Query, Write } from "../db/database";
import { stands } from "../db/standing";
import { run } from "../db/transaction";
import { refuse } from "./refusal";
import type { Viewer } from "./viewer";

interface Limit {
  most: number;
  seconds: number;
}

/** The limits of docs/conventions.md#limits that count what succeeds; logins count what fails. */
export const LIMITS = {
  jobs: { most: 30, seconds: 3600 },
  comments: { most: 30, seconds: 3600 },
  bids: { most: 60, seconds: 3600 },
  reports: { most: 20, seconds: 3600 },
  images: { most: 300, seconds: 3600 },
  messages: { most: 120, seconds: 60 },
  failed_login: { most: 10, seconds: 900 },
  reset: { most: 5, seconds: 3600 },
  support_mail: { most: 5, seconds: 3600 },
  sign_up: { most: 20, seconds: 3600 },
} satisfies Record<NonNullable<Call["limit"]> | string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** How many hits there are within a limit's time, at most as many as it allows, and when the first of them was. */
export interface Recent {
  n: number;
  first: number;
}

const recentOf = (subject: string) =>
  `SELECT count(*) AS n, min(at) AS first FROM (
     SELECT at FROM hit WHERE what = ? AND at > ? AND subject = ${subject} ORDER BY at DESC LIMIT ?)`;
const RECENT = recentOf("?");
const RECENT_OF_SESSION = recentOf("(SELECT CAST(user_id AS TEXT) FROM session WHERE id = ?)");

const sinceOf = (what: LimitName) => Date.now() - LIMITS[what].seconds * 1000;

/** The statement that gives the recent hits of whose session this is. */
export function recentOfSession(db: Database, what: LimitName, session: string): Query {
  return db.prepare(RECENT_OF_SESSION).bind(what, sinceOf(what), session, LIMITS[what].most);
}

/** Refuses with 429 when a limit is used up; says after how many seconds the oldest hit counts no more. */
export function refuseOver(what: LimitName, { n, first }: Recent): void {
  if (n < LIMITS[what].most) return;
  refuse("throttled", { retryAfter: Math.max(1, Math.ceil((first - sinceOf(what)) / 1000)) });
}

/** Refuses with 429 when `subject` has used up a limit. */
export async function within(db: Database, what: LimitName, subject: string | number): Promise<void> {
  const statement = db.prepare(RECENT).bind(what, sinceOf(what), String(subject), LIMITS[what].most);
  const recent = await statement.first<Recent>();
  if (recent) refuseOver(what, recent);
}

/**
 * Calls a minute, by Cloudflare's counters: visitors by address, users by account. The bindings exist in staging and
 * production alone, so the limits are off in development and test.
 */
export async function withinCalls(env: Env, request: Request, viewer: Pick<Viewer, "id"> | null): Promise<void> {
  const counter = viewer ? env.USER_CALLS : env.VISITOR_CALLS;
  if (!counter) return;
  const key = viewer ? String(viewer.id) : (request.headers.get("CF-Connecting-IP") ?? "");
  const { success } = await counter.limit({ key });
  if (!success) refuse("throttled", { retryAfter: 60 });
}

function bindingOf(what: LimitName, subject: string | number): (string | number)[] {
  const { most, seconds } = LIMITS[what];
  const now = Date.now();
  return [what, String(subject), now, now - seconds * 1000, most];
}

const TAKE = `INSERT INTO hit (what, subject, at) SELECT ?1, ?2, ?3
  WHERE (SELECT count(*) FROM hit WHERE what = ?1 AND subject = ?2 AND at > ?4) < ?5`;

/** Counts one more hit, or refuses with 429: of many at once no more get through than one after the other. */
export async function take(db: Database, what: LimitName, subject: string | number): Promise<void> {
  const [taken] = await run(db, db.prepare(TAKE).bind(...bindingOf(what, subject)));
  if (taken?.meta.changes === 0) await within(db, what, subject);
}

const counted = (subject: string) =>
  `INSERT INTO hit (what, subject, at) SELECT ?1, ${subject}, iif(
     (SELECT count(*) FROM hit WHERE what = ?1 AND subject = ?2 AND at > ?4) < ?5, ?3, NULL)`;
const COUNT = counted("?2");
const COUNT_IN_SESSION = counted(
  `(SELECT ?2 FROM session s JOIN user u ON u.id = s.user_id
    WHERE s.id = ?6 AND s.user_id = CAST(?2 AS INTEGER) AND ${stands("?3")})`,
);

/** The statement that counts one more hit. It undoes its transaction (`AdmissionError`) when the limit is used up: of many at once, too. */
export const counting = (db: Database, what: LimitName, subject: string | number): Write =>
  db.prepare(COUNT).bind(...bindingOf(what, subject));

/** The same, which also undoes its transaction when this session of the user does not stand. */
export const countingInSession = (
  db: Database,
  what: LimitName,
  { user, session }: { user: number; session: string },
): Write => db.prepare(COUNT_IN_SESSION).bind(...bindingOf(what, user), session);
