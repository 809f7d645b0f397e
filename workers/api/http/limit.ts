import type { Call } from "~/api/call";
import { CALL_LIMITS, type LimitName } from "~/domain/site/call-limits";
import type { Database, Query, Write } from "../db/database";
import {
  findRecent,
  type Hit,
  insertHit,
  insertHitBelow,
  insertHitIfChanged,
  insertHitInSession,
  type Recent,
  selectRecentOfSession,
} from "../db/hit";
import { run } from "../db/transaction";
import type { CallRequest } from "./call-request";
import { callerNetwork } from "./client";
import { refuse } from "./refusal";
import type { Viewer } from "./viewer";

export const LIMITS = CALL_LIMITS satisfies Record<NonNullable<Call["limit"]>, unknown>;
export type { LimitName };

const sinceOf = (what: LimitName) => Date.now() - LIMITS[what].seconds * 1000;

export const recentOfSession = (db: Database, what: LimitName, session: string): Query =>
  selectRecentOfSession(db, { what, since: sinceOf(what), most: LIMITS[what].most }, session);

export function assertNotUsedUp(what: LimitName, { n, first }: Recent): void {
  if (n < LIMITS[what].most) return;
  refuse("throttled", { retryAfter: Math.max(1, Math.ceil((first - sinceOf(what)) / 1000)) });
}

export async function assertWithinLimit(db: Database, what: LimitName, subject: string | number): Promise<void> {
  const recent = await findRecent(db, { what, since: sinceOf(what), most: LIMITS[what].most }, String(subject));
  if (recent) assertNotUsedUp(what, recent);
}

export async function assertWithinCallRate(
  env: Env,
  request: CallRequest,
  viewer: Pick<Viewer, "id"> | null,
): Promise<void> {
  const counter = viewer ? env.USER_CALLS : env.VISITOR_CALLS;
  if (!counter) return;
  const key = viewer ? String(viewer.id) : await callerNetwork(request, env);
  const { success } = await counter.limit({ key });
  if (!success) refuse("throttled", { retryAfter: 60 });
}

function hitOf(what: LimitName, subject: string | number): Hit {
  const { most, seconds } = LIMITS[what];
  const now = Date.now();
  return { what, subject: String(subject), now, since: now - seconds * 1000, most };
}

export const countStatement = (db: Database, what: LimitName, subject: string | number): Write =>
  insertHitBelow(db, hitOf(what, subject));

/** Concurrent requests cannot exceed the limit. */
export async function consume(db: Database, what: LimitName, subject: string | number): Promise<void> {
  const [inserted] = await run(db, countStatement(db, what, subject));
  if (inserted?.meta.changes === 0) await assertWithinLimit(db, what, subject);
}

export const hitStatement = (db: Database, what: LimitName, subject: string | number): Write =>
  insertHit(db, hitOf(what, subject));

/** Put right after the statement that makes what is counted. */
export const hitStatementIfChanged = (db: Database, what: LimitName, subject: string | number): Write =>
  insertHitIfChanged(db, hitOf(what, subject));

export const hitStatementInSession = (
  db: Database,
  what: LimitName,
  { user, session, state }: { user: number; session: string; state: string | null },
): Write => insertHitInSession(db, hitOf(what, user), { session, state });
