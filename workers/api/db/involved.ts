import type { Target, TargetType } from "~/domain/report-life";
import type { Database } from "./database";

const PEOPLE: Record<TargetType, string> = {
  job: "SELECT user_id AS a, helper_id AS b FROM job WHERE id = ?1",
  comment: "SELECT c.user_id AS a, j.user_id AS b FROM comment c JOIN job j ON j.id = c.job_id WHERE c.id = ?1",
  message: "SELECT c.low_id AS a, c.high_id AS b FROM every_message m JOIN chat c ON c.id = m.chat_id WHERE m.id = ?1",
  review: "SELECT author_id AS a, user_id AS b FROM review WHERE id = ?1",
  user: "SELECT id AS a, NULL AS b FROM user WHERE id = ?1",
};

export async function peopleOf(db: Database, { type, id }: Target): Promise<(number | null)[]> {
  const row = await db.prepare(PEOPLE[type]).bind(id).first<{ a: number | null; b: number | null }>();
  return row ? [row.a, row.b] : [];
}
