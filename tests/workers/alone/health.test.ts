import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../../../workers/api/app";
import { PARTS } from "../../../workers/api/tasks/cron";
import { consume } from "../../../workers/consume";
import { everyMinute } from "../../../workers/every-minute";

const MINUTE = 60_000;
const HEALTHY = {
  database: "ok",
  files: "ok",
  sessions: "ok",
  images: "ok",
  limits: "ok",
  objects: "ok",
  queue: "ok",
  outbox: "ok",
  cron: "ok",
  tasks: "ok",
  ledger: "ok",
};

/** As a new instance, because health is cached for some seconds. */
async function health(settings: Partial<Env> = {}) {
  const request = new Request("https://buurklusser.test/api/health/");
  const answer = await api.fetch(request, { ...env, ...settings }, createExecutionContext());
  const body = await answer.json<{ checks: Record<string, string> }>();
  return { status: answer.status, headers: answer.headers, body, checks: body.checks };
}
const execute = (sql: string) => env.DB.prepare(sql).run();

const down = () => Promise.reject(new Error("down"));

afterEach(() => vi.restoreAllMocks());

describe("the health of the site", () => {
  it("is 200 while everything works", async () => {
    await everyMinute(env, Date.now());
    expect(await health()).toMatchObject({ status: 200, body: { checks: HEALTHY } });
  });

  it("is 503 and names the binding that fails, without saying why", async () => {
    const errors = vi.spyOn(console, "error").mockImplementation(() => {});
    const KV = { get: () => Promise.reject(new Error("namespace 0123 is down")) } as unknown as KVNamespace;
    const { status, body, headers } = await health({ SESSIONS: KV });
    expect({ status, body }).toEqual({
      status: 503,
      body: { detail: expect.any(String), code: "unavailable", checks: { ...HEALTHY, sessions: "failing" } },
    });
    expect(headers.get("Retry-After")).toBe("30");
    expect(errors.mock.calls.join()).toContain("namespace 0123 is down");
  });

  it.each([
    ["files", { MEDIA: { head: down } as unknown as R2Bucket }],
    ["images", { IMAGES: { info: down } as unknown as ImagesBinding }],
    ["objects", { COUNTER: { getByName: () => ({ isUp: down }) } as unknown as Env["COUNTER"] }],
    ["limits", { VISITOR_CALLS: { limit: down } }],
  ])("names %s when that binding fails", async (name, settings) => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await health(settings)).checks).toEqual({ ...HEALTHY, [name]: "failing" });
  });

  it("uses the images binding once in ten minutes while that works", async () => {
    const info = vi.fn<() => Promise<ImageInfoResponse>>(async () => ({
      format: "image/png",
      fileSize: 70,
      width: 1,
      height: 1,
    }));
    const IMAGES = { info } as unknown as ImagesBinding;
    for (let n = 0; n < 3; n++) expect((await health({ IMAGES })).status).toBe(200);
    expect(info).toHaveBeenCalledOnce();
  });

  it("fails when the cron stands still, and is well again after its next run", async () => {
    await execute(`UPDATE cron_run SET at = ${Date.now() - 6 * MINUTE}`);
    expect((await health()).checks).toEqual({ ...HEALTHY, cron: "failing" });
    await everyMinute(env, Date.now());
    expect((await health()).status).toBe(200);
  });

  it("fails when a part of a task fails twice in a row, and is well again after a run without", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const [part] = PARTS.release;
    if (!part) throw new Error("no part");
    vi.spyOn(part, "run").mockRejectedValue(new Error("broken"));
    await everyMinute(env, Date.now());
    expect((await health()).checks).toEqual(HEALTHY);
    await everyMinute(env, Date.now());
    expect((await health()).checks).toEqual({ ...HEALTHY, tasks: "failing" });
    vi.restoreAllMocks();
    await everyMinute(env, Date.now());
    expect((await health()).status).toBe(200);
  });

  it("fails when the task fails that raises the alerts", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const prepare = (sql: string) => {
      if (sql.includes("deliveries_waiting")) throw new Error("D1_ERROR: no such column");
      return env.DB.prepare(sql);
    };
    const DB = new Proxy(env.DB, {
      get: (db, name) => (name === "prepare" ? prepare : Reflect.get(db, name).bind(db)),
    });
    await execute("UPDATE cron_run SET counted_at = 0");
    for (const _ of [1, 2]) await everyMinute({ ...env, DB }, Date.now());
    expect((await health()).checks).toEqual({ ...HEALTHY, tasks: "failing" });
    await everyMinute(env, Date.now());
    expect((await health()).status).toBe(200);
  });

  it("forgets a failure of a task that does not exist any more", async () => {
    await execute("INSERT INTO failing_task (name, since, runs) VALUES ('of_an_older_version', 1, 5)");
    expect((await health()).checks).toEqual({ ...HEALTHY, tasks: "failing" });
    await everyMinute(env, Date.now());
    expect((await health()).status).toBe(200);
  });

  it("fails when no message comes through the queue", async () => {
    await execute(`UPDATE cron_run SET queue_at = ${Date.now() - 6 * MINUTE}`);
    expect((await health()).checks).toEqual({ ...HEALTHY, queue: "failing" });
    const messages = [{ id: "1", body: { heartbeat: true } }] as unknown as Message[];
    expect(await consume(env, { messages })).toBe(true);
    expect((await health()).status).toBe(200);
  });

  it("fails when something waits in the outbox that was due ten minutes ago", async () => {
    const due = Date.now() - 11 * MINUTE;
    await execute(
      `INSERT INTO outbox (key, kind, payload, created_at, due_at) VALUES ('stuck', 'none', '{}', 0, ${due})`,
    );
    expect((await health()).checks).toEqual({ ...HEALTHY, outbox: "failing" });
    await execute("UPDATE outbox SET delivered_at = 1 WHERE key = 'stuck'");
  });

  it("fails when the cron finds that the ledger does not sum to zero", async () => {
    await execute("INSERT INTO account (name, balance) VALUES ('platform', 1)");
    const later = Date.now() + 16 * MINUTE;
    await everyMinute(env, later);
    await execute(`UPDATE cron_run SET queue_at = ${later}`);
    expect((await health()).checks).toEqual({ ...HEALTHY, ledger: "failing" });
  });
});
