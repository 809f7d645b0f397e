import { env } from "cloudflare:workers";
import { areaOf } from "../../workers/api/geo/areas";

export type JobColumns = Record<string, string | number | null>;

/** Columns of a row of `job`, as posting fills them. */
export function aJob(user: number, overrides: JobColumns = {}): JobColumns {
  const zip4 = String(overrides.zip4 ?? "1012");
  const remote = zip4 === "0";
  return {
    user_id: user,
    title: "Schutting verven",
    description: "Twaalf meter, verf is er al.",
    zip4,
    zipcode: remote ? null : `${zip4}AB`,
    city: areaOf(zip4)?.city ?? null,
    is_remote: Number(remote),
    price_type: "budget",
    budget: 10_000,
    category: 4,
    created_at: Date.now(),
    updated_at: Date.now(),
    expires_at: Date.now() + 30 * 24 * 3600 * 1000,
    ...overrides,
  };
}

export function insertion(columns: JobColumns): D1PreparedStatement {
  const names = Object.keys(columns);
  return env.DB.prepare(
    `INSERT INTO job (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")}) RETURNING id`,
  ).bind(...Object.values(columns));
}

/** Puts a job straight into the database, and gives its id. */
export async function posted(user: number, overrides: JobColumns = {}): Promise<number> {
  return Number(await insertion(aJob(user, overrides)).first<number>("id"));
}
