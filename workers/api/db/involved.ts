import type { Target, TargetType } from "~/domain/admin/report-life";
import type { Database, Write } from "./database";
import { mustHold } from "./transaction";

const PEOPLE: Record<TargetType, string> = {
  job: "SELECT user_id AS a, helper_id AS b FROM job WHERE id = ?1",
  comment: "SELECT c.user_id AS a, j.user_id AS b FROM comment c JOIN job j ON j.id = c.job_id WHERE c.id = ?1",
  message: "SELECT c.low_id AS a, c.high_id AS b FROM every_message m JOIN chat c ON c.id = m.chat_id WHERE m.id = ?1",
  photo: "SELECT c.low_id AS a, c.high_id AS b FROM chat_photo p JOIN chat c ON c.id = p.chat_id WHERE p.id = ?1",
  review: "SELECT author_id AS a, user_id AS b FROM review WHERE id = ?1",
  user: "SELECT id AS a, NULL AS b FROM user WHERE id = ?1",
};

const OTHER = "IN (SELECT value FROM json_each(?2))";
const between = (one: string, other: string) =>
  `((${one} = ?1 AND ${other} ${OTHER}) OR (${other} = ?1 AND ${one} ${OTHER}))`;

const RUNNING = [
  `SELECT 1 FROM job WHERE status = 'reserved' AND ${between("user_id", "helper_id")}`,
  `SELECT 1 FROM payment WHERE status IN ('processing', 'held', 'disputed') AND ${between("payer_id", "payee_id")}`,
  `SELECT 1 FROM chargeback b JOIN payment p ON p.id = b.payment_id
   WHERE b.status = 'open' AND ${between("p.payer_id", "p.payee_id")}`,
  `SELECT 1 FROM withdrawal w JOIN payment p ON p.id = w.payment_id
   WHERE w.effect = 'answered' AND w.answered_at IS NULL AND ${between("p.payer_id", "p.payee_id")}`,
  `SELECT 1 FROM report WHERE status = 'open' AND ${between("reporter_id", "about_id")}`,
]
  .map((sql) => `EXISTS (${sql})`)
  .join(" OR ");

const idsOf = (people: readonly (number | null)[]): string => JSON.stringify(people.filter((id) => id !== null));

export async function isParty(db: Database, admin: number, people: readonly (number | null)[]): Promise<boolean> {
  if (people.includes(admin)) return true;
  const query = db.prepare(`SELECT ${RUNNING} AS party`).bind(admin, idsOf(people));
  return (await query.first<number>("party")) === 1;
}

/** Put first: the decision may end the deal or the report. */
export const mustNotBeParty = (db: Database, admin: number, people: readonly (number | null)[]): Write =>
  mustHold(db, `NOT (${RUNNING})`, admin, idsOf(people));

export async function peopleOf(db: Database, { type, id }: Target): Promise<(number | null)[]> {
  const row = await db.prepare(PEOPLE[type]).bind(id).first<{ a: number | null; b: number | null }>();
  return row ? [row.a, row.b] : [];
}
