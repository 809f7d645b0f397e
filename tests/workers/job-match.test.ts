import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { type Person, signedUp, visitor } from "./client";
import { ours, pushedTo, subscribed } from "./devices";
import { aJob, atOnce, tally, valueOf } from "./world";

const DRAFT = { title: "Wifi instellen", description: "Op zolder", zipcode: "1012AB", budget: "50", category: 8 };
const SETTINGS = "/api/notifications/push/settings/";
const NOTIFY = "/api/job/notification/";
const tell = (owner: Person, id: unknown) => owner.api("POST", NOTIFY, { id, category: 8 });
const toldOf = (job: number) =>
  valueOf<number>("SELECT count(*) FROM notification WHERE job_id = ? AND type = 'job_match'", job);

async function helpers(n: number): Promise<void> {
  const run = crypto.randomUUID();
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO user (email, email_key, code, language, activated, active_worker, zip4, created_at)
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1)
       SELECT ?2 || i, ?2 || i, ?2 || i, 'nl', 1, 1, '1012', ?3 FROM n`,
    ).bind(n, run, Date.now()),
    env.DB.prepare("INSERT INTO user_category (user_id, category) SELECT id, 8 FROM user WHERE code LIKE ?").bind(
      `${run}%`,
    ),
  ]);
  // Otherwise each job that a later file posts is matched with all of them.
  onTestFinished(async () => {
    await env.DB.prepare("UPDATE user SET active_worker = 0 WHERE code LIKE ?").bind(`${run}%`).run();
  });
}

async function aHelper({ zip4 = "1071", category = 8 }: { zip4?: string | null; category?: number } = {}) {
  const helper = await signedUp({ active_worker: 1, zip4 });
  await env.DB.prepare("INSERT INTO user_category (user_id, category) VALUES (?, ?)").bind(helper.id, category).run();
  return helper;
}

/** In the future, so that other consumers do not take work that is due then. */
const LATER = Date.now() + 24 * 3_600_000;

async function waiting(payload: string): Promise<string> {
  const key = `job_match:${crypto.randomUUID()}`;
  await env.DB.prepare("INSERT INTO outbox (key, kind, payload, created_at, due_at) VALUES (?, 'job_match', ?, 0, ?)")
    .bind(key, payload, LATER)
    .run();
  return key;
}

async function jobsToldTo({ id }: Person): Promise<number[]> {
  const told = env.DB.prepare("SELECT job_id FROM notification WHERE user_id = ? AND type = 'job_match' ORDER BY id");
  const { results } = await told.bind(id).all<{ job_id: number }>();
  return results.map(({ job_id }) => job_id);
}

describe("jobs that wait together", () => {
  const REMOTE = { zipcode: null, zip4: "0", is_remote: 1 } as const;

  it("are told to whom each is for, in their order, and to nobody twice", async () => {
    const owner = await signedUp();
    const category = 7;
    const [inAmsterdam, inUtrecht, ofAnother] = [
      await aHelper({ zip4: "1082", category }),
      await aHelper({ zip4: "3511", category }),
      await aHelper({ zip4: "1082", category: 6 }),
    ];
    const amsterdam = await aJob(owner, { category, zipcode: "1012AB", zip4: "1012" });
    const utrecht = await aJob(owner, { category, zipcode: "3511AB", zip4: "3511" });
    const remote = await aJob(owner, { category, ...REMOTE });
    const cleaning = await aJob(owner, { category: 6, zipcode: "1012AB", zip4: "1012" });
    for (const job of [remote, cleaning, amsterdam, utrecht]) await waiting(JSON.stringify({ job }));
    await deliverDue(env, LATER);
    const told = async () => Promise.all([inAmsterdam, inUtrecht, ofAnother].map(jobsToldTo));
    expect(await told()).toEqual([[amsterdam, remote], [utrecht, remote], [cleaning]]);
    await waiting(JSON.stringify({ job: remote }));
    await deliverDue(env, LATER);
    expect(await told()).toEqual([[amsterdam, remote], [utrecht, remote], [cleaning]]);
  });

  it("do not wait for one that cannot be told", async () => {
    const [owner, helper] = [await signedUp(), await aHelper({ category: 10 })];
    const job = await aJob(owner, { category: 10, zipcode: "1012AB", zip4: "1012" });
    const [broken, whole] = [await waiting("null"), await waiting(JSON.stringify({ job }))];
    await deliverDue(env, LATER);
    expect(await jobsToldTo(helper)).toEqual([]);
    await deliverDue(env, LATER + 2000);
    expect(await jobsToldTo(helper)).toEqual([job]);
    const isDelivered = (key: string) => valueOf("SELECT delivered_at IS NOT NULL FROM outbox WHERE key = ?", key);
    expect([await isDelivered(broken), await isDelivered(whole)]).toEqual([0, 1]);
  });
});

describe("a posted job", () => {
  it("is told to its helpers by the queue, with a push", async () => {
    const [owner, helper] = [await signedUp(), await aHelper()];
    await subscribed(helper);
    const { body: job } = await owner.api("POST", "/api/job/single/", DRAFT);
    const sent = async () => {
      const pushes = await pushedTo(helper);
      return pushes.length > 0 && pushes;
    };
    const [push] = await vi.waitUntil(sent, { timeout: 20_000, interval: 100 });
    expect(push).toMatchObject({
      template: "job_match",
      subject: "Nieuwe klus bij jou in de buurt",
      text: expect.stringMatching(/^Misschien iets voor jou: ‘Wifi instellen’ \(€\s50, Amsterdam\)\.$/),
      data: { link: ours(`/task/${job.id}`) },
    });
    expect((await tell(owner, job.id)).body.notified).toBe(await toldOf(job.id));
    expect((await helper.api("GET", "/api/notifications/")).body.count).toBe(1);
  });

  it("is told to tens of thousands in parts, within five seconds, to nobody twice", async () => {
    const owner = await signedUp();
    await helpers(20_000);
    const { body: job } = await owner.api("POST", "/api/job/single/", DRAFT);
    const before = Date.now();
    await Promise.all([deliverDue(env), deliverDue(env), tell(owner, job.id)]);
    expect(Date.now() - before).toBeLessThan(5000);
    const told = await toldOf(job.id);
    expect(told).toBeGreaterThanOrEqual(20_000);
    expect((await tell(owner, job.id)).body).toEqual({ notified: told });
    const twice =
      "SELECT count(*) FROM (SELECT 1 FROM notification WHERE job_id = ? GROUP BY user_id HAVING count(*) > 1)";
    expect(await valueOf(twice, job.id)).toBe(0);
    expect(await valueOf("SELECT delivered_at IS NOT NULL FROM outbox WHERE key = ?", `job_match:${job.id}`)).toBe(1);
  });

  it("is told to those who want to hear of jobs so far away, wherever one without a place is", async () => {
    const owner = await signedUp();
    // Dam to Zuidas is 4 km, to Utrecht about 40 km.
    const [near, far] = [await aHelper({ zip4: "1082", category: 9 }), await aHelper({ zip4: "3511", category: 9 })];
    const nowhere = await aHelper({ zip4: null, category: 9 });
    const settings = (who: Person, distance: number) => who.api("POST", SETTINGS, { distance });
    const heard = async (job: number) => {
      await deliverDue(env);
      const told = "SELECT 1 FROM notification WHERE job_id = ? AND user_id = ? AND type = 'job_match'";
      return Promise.all([near, far, nowhere].map(async ({ id }) => (await valueOf(told, job, id)) === 1));
    };
    const posted = async (more: object = {}) =>
      (await owner.api("POST", "/api/job/single/", { ...DRAFT, category: 9, ...more })).body.id as number;
    expect(await heard(await posted())).toEqual([true, false, false]);
    await settings(near, 2);
    await settings(far, 60);
    expect(await heard(await posted())).toEqual([false, true, false]);
    expect(await heard(await posted({ is_remote: true }))).toEqual([true, true, true]);
    await far.api("POST", "/api/user/active-worker/", { value: false });
    await far.api("POST", "/api/user/active-worker/", { value: true });
    await near.api("POST", "/api/user/categories/", { categories: [1] });
    expect(await heard(await posted())).toEqual([false, true, false]);
    await far.api("POST", `/api/user/${owner.id}/block/`, {});
    expect(await heard(await posted())).toEqual([false, false, false]);
  });

  it("is told to nobody when it is gone by then", async () => {
    const owner = await signedUp();
    await aHelper();
    const job = await aJob(owner, { category: 8 });
    await env.DB.batch([
      env.DB.prepare("UPDATE job SET status = 'deleted', listed = 0 WHERE id = ?").bind(job),
      env.DB.prepare(
        "INSERT INTO outbox (key, kind, payload, created_at, due_at) VALUES (?, 'job_match', ?, 0, 0)",
      ).bind(`job_match:${job}`, JSON.stringify({ job })),
    ]);
    await deliverDue(env);
    expect(await toldOf(job)).toBe(0);
  });
});

describe("POST job/notification", () => {
  it("makes sure that helpers were told, once, however often it is asked", async () => {
    const owner = await signedUp();
    const helper = await aHelper();
    const job = await aJob(owner, { category: 8 });
    expect(await toldOf(job)).toBe(0);
    const answers = await atOnce(() => tell(owner, job));
    expect(tally(answers)).toEqual({ 200: 20 });
    const told = await toldOf(job);
    expect(new Set(answers.map(({ body }) => body.notified))).toEqual(new Set([told]));
    expect(await valueOf("SELECT count(*) FROM notification WHERE job_id = ? AND user_id = ?", job, helper.id)).toBe(1);
  });

  it("is refused in the order of checks", async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const job = await aJob(owner);
    const [reserved, deleted] = [await aJob(owner, { status: "reserved" }), await aJob(owner, { status: "deleted" })];
    const said = async (by: Pick<Person, "api">, body: unknown) => {
      const { status, body: answer } = await by.api("POST", NOTIFY, body);
      return [status, answer.code ?? Object.keys(answer)];
    };
    expect(await said(visitor, { id: job })).toEqual([401, "not_authenticated"]);
    expect(await said(owner, { category: 99 })).toEqual([400, ["id"]]);
    expect(await said(owner, { id: 9_999_999 })).toEqual([404, "job_not_found"]);
    expect(await said(other, { id: job, category: 99 })).toEqual([403, "permission_denied"]);
    expect(await said(other, { id: deleted })).toEqual([410, "job_deleted"]);
    expect(await said(owner, { id: reserved, category: 99 })).toEqual([400, ["category"]]);
    expect(await said(owner, { id: reserved })).toEqual([409, "job_not_open"]);
    expect(await said(owner, { id: deleted })).toEqual([409, "job_not_open"]);
    expect(await said(owner, { id: String(job), category: "" })).toEqual([200, ["notified"]]);
  });
});
