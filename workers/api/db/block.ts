import type { Page } from "~/domain/values/page";
import type { Database, Query, Write } from "./database";
import { pageOfRows } from "./page";
import { personJson } from "./person";
import { mustHold } from "./transaction";

export const blocks = (one: string, other: string) => `EXISTS (
  SELECT 1 FROM block x WHERE (x.user_id = ${one} AND x.blocked_id = ${other}) OR (x.user_id = ${other} AND x.blocked_id = ${one}))`;

export const canBeBlocked = async (
  db: Database,
  user: number,
  { deletedToo }: { deletedToo: boolean },
): Promise<boolean> =>
  (await db
    .prepare("SELECT 1 FROM user WHERE id = ?1 AND (?2 OR status <> 'deleted')")
    .bind(user, Number(deletedToo))
    .first()) !== null;

interface Pair {
  user: number;
  blocked: number;
}

export const insertBlock = (db: Database, now: number, { user, blocked }: Pair): Write =>
  db
    .prepare("INSERT INTO block (user_id, blocked_id, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
    .bind(user, blocked, now);

export const deleteBlock = (db: Database, { user, blocked }: Pair): Write =>
  db.prepare("DELETE FROM block WHERE user_id = ? AND blocked_id = ?").bind(user, blocked);

export const selectBlocked = (db: Database, user: number): Query =>
  db.prepare("SELECT blocked_id AS id FROM block WHERE user_id = ? ORDER BY blocked_id").bind(user);

const THOSE = "FROM block b JOIN user u ON u.id = b.blocked_id WHERE b.user_id = ?1 AND u.status <> 'deleted'";
const NEWEST = `SELECT ${personJson("u")} AS person ${THOSE} ORDER BY b.created_at DESC, b.blocked_id DESC`;

export const listBlocked = (db: Database, user: number, page: number): Promise<Page<{ person: string }>> =>
  pageOfRows<{ person: string }>(db, page, {
    count: db.prepare(`SELECT count(*) AS n ${THOSE}`).bind(user),
    rows: (limit) => db.prepare(`${NEWEST} ${limit}`).bind(user),
  });

export const areBlocked = async (db: Database, one: number, other: number): Promise<boolean> =>
  (await db
    .prepare(`SELECT ${blocks("?1", "?2")} AS yes`)
    .bind(one, other)
    .first<number>("yes")) === 1;

export const mustNotBeBlocked = (db: Database, one: number, other: number): Write =>
  mustHold(db, `NOT ${blocks("?1", "?2")}`, one, other);
