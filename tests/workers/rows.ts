import { env } from "cloudflare:workers";
import { areaOf } from "../../workers/api/postcodes/areas";

export type JobColumns = Record<string, string | number | null>;

export function jobColumns(user: number, overrides: JobColumns = {}): JobColumns {
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

export function jobInsert(columns: JobColumns): D1PreparedStatement {
  const names = Object.keys(columns);
  return env.DB.prepare(
    `INSERT INTO job (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")}) RETURNING id`,
  ).bind(...Object.values(columns));
}

export async function insertJob(user: number, overrides: JobColumns = {}): Promise<number> {
  return Number(await jobInsert(jobColumns(user, overrides)).first<number>("id"));
}

export async function insertBid(
  job: number,
  owner: number,
  bidder: number,
  overrides: JobColumns = {},
): Promise<number> {
  const chat = await env.DB.prepare(
    "INSERT INTO chat (uri, job_id, low_id, high_id, created_at, updated_at) VALUES (?, ?, ?, ?, 0, 0) RETURNING id",
  )
    .bind(crypto.randomUUID(), job, Math.min(owner, bidder), Math.max(owner, bidder))
    .first<number>("id");
  const columns = {
    job_id: job,
    user_id: bidder,
    chat_id: chat,
    amount: 6000,
    created_at: 0,
    updated_at: 0,
    ...overrides,
  };
  const names = Object.keys(columns);
  const id = await env.DB.prepare(
    `INSERT INTO bid (${names.join(", ")}) VALUES (${names.map(() => "?").join(", ")}) RETURNING id`,
  )
    .bind(...Object.values(columns))
    .first<number>("id");
  return Number(id);
}

export async function insertAcceptedBid(
  job: number,
  owner: number,
  helper: number,
  overrides: JobColumns = {},
  amount = 6000,
): Promise<void> {
  await insertBid(job, owner, helper, { status: "accepted", amount });
  const changes = { status: "reserved", listed: 0, helper_id: helper, ...overrides };
  const set = Object.keys(changes).map((name) => `${name} = ?`);
  await env.DB.batch([
    env.DB.prepare(`UPDATE job SET ${set.join(", ")} WHERE id = ?`).bind(...Object.values(changes), job),
    env.DB.prepare(
      "INSERT INTO acquaintance (user_id, other_id) VALUES (?1, ?2), (?2, ?1) ON CONFLICT DO NOTHING",
    ).bind(owner, helper),
  ]);
}
