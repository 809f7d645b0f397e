import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { AWAY_HOURS, MAX_MISSED_JOBS } from "~/domain/notifications/notification";
import { writeRefresh } from "../../workers/api/adapters/identity/refresh-token";
import { helpersToNotify } from "../../workers/api/db/job-match";
import { run } from "../../workers/api/db/transaction";
import { runTaskOfParts } from "../../workers/api/tasks/cron";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { matchHelpers } from "../../workers/api/tasks/job-match";
import { PASSWORD, type Person, type PersonOverrides, signedUp, visitor } from "./client";
import { pushedTo, subscribed } from "./devices";
import type { JobColumns } from "./rows";
import { aJob, atOnce, valueOf } from "./world";

const HOUR = 3600 * 1000;
const NOTIFICATIONS = "/api/notifications/";
const CATEGORY = 6;

async function aHelper(overrides: PersonOverrides = {}): Promise<Person> {
  const helper = await signedUp({ active_worker: 1, zip4: "6211", ...overrides });
  await env.DB.prepare("INSERT INTO user_category (user_id, category) VALUES (?, ?)").bind(helper.id, CATEGORY).run();
  return helper;
}

async function goesAway({ id }: Person, hours = AWAY_HOURS + 1): Promise<void> {
  await env.DB.prepare("UPDATE user SET last_seen = ? WHERE id = ?")
    .bind(Date.now() - hours * HOUR, id)
    .run();
  await runTaskOfParts(env.DB, Date.now(), "cleanup", id);
}

async function posted(owner: Person, overrides: JobColumns = {}): Promise<number> {
  const job = await aJob(owner, { category: CATEGORY, zip4: "6211", ...overrides });
  await matchHelpers(env.DB, Date.now(), [job]);
  return job;
}

async function toldOf({ id }: Person): Promise<number[]> {
  const { results } = await env.DB.prepare(
    "SELECT job_id FROM notification WHERE user_id = ? AND type = 'job_match' ORDER BY id",
  )
    .bind(id)
    .all<{ job_id: number }>();
  return results.map(({ job_id }) => job_id);
}

async function toldByQueue(helper: Person): Promise<number[]> {
  const work = "SELECT count(*) FROM outbox WHERE key LIKE ? AND delivered_at IS NOT NULL";
  await vi.waitUntil(async () => (await valueOf(work, `missed_jobs:${helper.id}:%`)) === 1, {
    timeout: 20_000,
    interval: 100,
  });
  return toldOf(helper);
}

async function toldOnReturn(helper: Person): Promise<number[]> {
  expect((await helper.api("GET", NOTIFICATIONS)).status).toBe(200);
  // A second instance may record it after the answer.
  await vi.waitUntil(() => valueOf("SELECT away_after IS NULL FROM user WHERE id = ?", helper.id));
  await deliverDue(env);
  return toldOf(helper);
}

describe("a helper who is away", () => {
  it("costs no row for each job, and is told of what they missed when they come back", async () => {
    const [owner, helper] = [await signedUp(), await aHelper()];
    const before = await posted(owner);
    await goesAway(helper);
    const first = await posted(owner);
    const second = await posted(owner, { zip4: "6221" });
    const remote = await posted(owner, { zip4: "0" });
    expect(await toldOf(helper)).toEqual([before]);
    expect(await toldOnReturn(helper)).toEqual([before, first, second, remote]);
    const { body } = await helper.api("GET", NOTIFICATIONS);
    expect(body).toMatchObject({ count: 4, unread: 4 });
    expect(body.results[0]).toMatchObject({ type: "job_match", job: remote, read: false });
    expect(body.results[0].text).toContain("op afstand).");
    expect(await posted(owner)).toBe((await toldOf(helper)).at(-1));
  });

  it("is told of nothing that is not for them, or is over", async () => {
    const [owner, blocked, helper] = [await signedUp(), await signedUp(), await aHelper()];
    await helper.api("POST", `/api/user/${blocked.id}/block/`, {});
    await goesAway(helper);
    await posted(helper);
    await posted(blocked);
    await posted(owner, { zip4: "1012" });
    await posted(owner, { category: CATEGORY + 1 });
    const solved = await posted(owner);
    await env.DB.prepare("UPDATE job SET status = 'solved', listed = 0 WHERE id = ?").bind(solved).run();
    const wanted = await posted(owner);
    expect(await toldOnReturn(helper)).toEqual([wanted]);
  });

  it.each([
    { comes: "in twenty tabs", as: (helper: Person) => atOnce(() => helper.api("GET", NOTIFICATIONS)) },
    {
      comes: "by logging in",
      as: ({ email }: Person) => visitor.api("POST", "/api/user/token/", { email, password: PASSWORD }),
    },
  ])("is told once, who comes back $comes", async ({ as }) => {
    const [owner, helper] = [await signedUp(), await aHelper()];
    await goesAway(helper);
    const missed = [await posted(owner), await posted(owner)];
    await as(helper);
    expect(await toldByQueue(helper)).toEqual(missed);
  });

  it("is told once, who comes back with a token to renew", async () => {
    const [owner, helper] = [await signedUp(), await aHelper()];
    const refresh = await writeRefresh(env, { session: helper.session, generation: 0 });
    await goesAway(helper);
    const missed = await posted(owner);
    expect((await visitor.api("POST", "/api/auth/jwt/refresh/", { refresh })).status).toBe(200);
    expect(await toldByQueue(helper)).toEqual([missed]);
  });

  it("is told each time they come back, and stays away whatever others change of them", async () => {
    const [owner, helper] = [await signedUp(), await aHelper()];
    await goesAway(helper);
    expect(await toldOnReturn(helper)).toEqual([]);
    await goesAway(helper);
    await env.DB.prepare("UPDATE user SET function_title = 'Klusser' WHERE id = ?").bind(helper.id).run();
    const job = await posted(owner);
    expect(await toldOf(helper)).toEqual([]);
    expect(await toldOnReturn(helper)).toEqual([job]);
  });

  it("is told of a job that was posted before they were away, and not told by then", async () => {
    const [owner, helper] = [await signedUp(), await aHelper()];
    const job = await aJob(owner, { category: CATEGORY, zip4: "6211" });
    const dueAt = (time: number) =>
      env.DB.prepare("UPDATE outbox SET due_at = ? WHERE key = ?").bind(time, `job_match:${job}`);
    await run(env.DB, helpersToNotify(env.DB, Date.now(), owner.id), dueAt(Date.now() + HOUR));
    await goesAway(helper);
    await dueAt(0).run();
    await deliverDue(env);
    expect(await toldOf(helper)).toEqual([]);
    expect(await toldOnReturn(helper)).toEqual([job]);
  });

  it("is told at once, who has a device to push to", async () => {
    const [owner, helper] = [await signedUp(), await aHelper()];
    await subscribed(helper);
    await goesAway(helper);
    const job = await posted(owner);
    expect(await toldOf(helper)).toEqual([job]);
    expect(await pushedTo(helper)).toHaveLength(1);
  });

  it("is told of the newest, after a long time", async () => {
    const [owner, helper] = [await signedUp(), await aHelper({ zip4: "9711" })];
    await goesAway(helper);
    await env.DB.prepare(
      `INSERT INTO job (user_id, title, description, zip4, price_type, budget, category, listed, created_at, updated_at, expires_at)
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       SELECT ?2, 'Schutting ' || i, 'Verf is er al', '9711', 'budget', 5000, ?3, 1, ?4, ?4, ?4 FROM n`,
    )
      .bind(MAX_MISSED_JOBS + 20, owner.id, CATEGORY, Date.now())
      .run();
    const newest = await valueOf<number>("SELECT max(id) FROM job");
    const told = await toldOnReturn(helper);
    expect(told).toHaveLength(MAX_MISSED_JOBS);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBe(newest);
  });
});

it("is told at once, who was here yesterday", async () => {
  const [owner, helper] = [await signedUp(), await aHelper()];
  await goesAway(helper, 24);
  const job = await posted(owner);
  expect(await toldOf(helper)).toEqual([job]);
});
