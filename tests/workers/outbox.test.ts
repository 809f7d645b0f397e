import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { mail } from "../../workers/api/db/outbox";
import { run } from "../../workers/api/db/transaction";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { bearing, type Person, signedUp, visitor } from "./client";
import { addNotification, anEndpoint, pushRows, subscribed } from "./devices";
import { aBid, neighbours, notificationTypesOf, valueOf } from "./world";

const MINUTE = 60_000;
/** In the future, so that other consumers do not take work that is due then. */
const LATER = Date.now() + 24 * 60 * MINUTE;

async function waiting(person: Person, template: "password_changed" | "message" = "password_changed"): Promise<string> {
  const key = crypto.randomUUID();
  await run(
    env.DB,
    mail(env.DB, Date.now(), { key, template, to: { user: person.id }, data: { token: "geheim", name: "Hassan" } }),
    env.DB.prepare("UPDATE outbox SET due_at = ? WHERE key = ?").bind(LATER, `mail:${key}`),
  );
  return `mail:${key}`;
}

interface Row {
  attempts: number;
  due_at: number;
  delivered_at: number | null;
  failed_at: number | null;
  error: string | null;
  payload: string;
}
const rowOf = async (key: string) =>
  (await env.DB.prepare("SELECT * FROM outbox WHERE key = ?").bind(key).first<Row>()) as Row;
const boxOf = async (person: Person) =>
  (
    await env.DB.prepare("SELECT template, headers, text FROM mailbox WHERE recipient = ? ORDER BY id")
      .bind(person.email)
      .all<{ template: string; headers: string; text: string }>()
  ).results;

const UNSET: Env = { ...env, ENVIRONMENT: "production" };

describe("what is not taken", () => {
  it("is tried again after 2, 4, 8, … seconds, and given up and kept after eight times", async () => {
    const key = await waiting(await signedUp());
    let now = LATER;
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await deliverDue(UNSET, now);
      const row = await rowOf(key);
      expect(row).toMatchObject({ attempts: attempt, error: "no mail transport is configured", delivered_at: null });
      expect(row.failed_at).toBe(attempt < 8 ? null : now);
      waits.push((row.due_at - now) / 1000);
      await deliverDue(UNSET, row.due_at - 1);
      expect((await rowOf(key)).attempts).toBe(attempt);
      now = row.due_at;
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 64, 128, 256]);
    await deliverDue(env, now + MINUTE);
    expect(await rowOf(key)).toMatchObject({ attempts: 8, delivered_at: null });
    expect(JSON.parse((await rowOf(key)).payload).data).toMatchObject({ token: "geheim" });
  });

  it("is not taken by a second consumer while a slow provider works on it", async () => {
    const person = await signedUp();
    for (let n = 0; n < 30; n++) await waiting(person);
    let elapsed = 0;
    const startedAt = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => startedAt + elapsed);
    const leases: number[] = [];
    vi.stubGlobal("fetch", async () => {
      const until = await valueOf<number>(
        "SELECT max(due_at) FROM outbox WHERE delivered_at IS NULL AND attempts = 1 AND kind = 'mail'",
      );
      leases.push((until ?? 0) - (LATER + elapsed));
      elapsed += 2_500;
      return new Response("{}");
    });
    await deliverDue({ ...env, RESEND_API_KEY: "re_x" }, LATER);
    expect(leases.length).toBeGreaterThanOrEqual(30);
    expect(leases.filter((left) => left <= 0)).toEqual([]);
    // The lease of the second batch begins at its claim.
    expect(leases.at(24)).toBeGreaterThan(40_000);
  });

  it.each([
    ["claimed it", 2],
    // An attempt that does not count is taken back.
    ["put it off", 1],
  ])("is left as a second consumer %s, when the first, which was too slow, fails at last", async (_, attempts) => {
    const key = await waiting(await signedUp());
    const due = LATER + 2 * MINUTE;
    vi.stubGlobal("fetch", async () => {
      await env.DB.prepare("UPDATE outbox SET attempts = ?, due_at = ? WHERE key = ?").bind(attempts, due, key).run();
      throw new Error("too slow");
    });
    await deliverDue({ ...env, RESEND_API_KEY: "re_x" }, LATER);
    expect(await rowOf(key)).toMatchObject({ attempts, due_at: due, error: null, failed_at: null });
  });

  it("comes back when its consumer died, and is given up when they all die of it", async () => {
    const person = await signedUp();
    const [once, always] = [await waiting(person), await waiting(person)];
    await env.DB.prepare("UPDATE outbox SET attempts = 1 WHERE key = ?").bind(once).run();
    await env.DB.prepare("UPDATE outbox SET attempts = 8 WHERE key = ?").bind(always).run();
    await deliverDue(env, LATER);
    expect(await rowOf(once)).toMatchObject({ delivered_at: LATER, failed_at: null });
    expect(await rowOf(always)).toMatchObject({ delivered_at: null, failed_at: LATER, error: "its consumers died" });
  });

  it("holds nothing else up", async () => {
    const person = await signedUp();
    const key = await waiting(person);
    await env.DB.prepare(
      "INSERT INTO outbox (key, kind, payload, created_at, due_at) VALUES (?, 'mail', 'no json', 0, 0)",
    )
      .bind(`bad:${key}`)
      .run();
    await deliverDue(env, LATER);
    expect((await rowOf(key)).delivered_at).toBe(LATER);
    expect((await rowOf(`bad:${key}`)).error).toContain("JSON");
    await env.DB.prepare("DELETE FROM outbox WHERE key = ?").bind(`bad:${key}`).run();
  });
});

describe("what is delivered", () => {
  it("goes out once, however many consumers there are", async () => {
    const person = await signedUp();
    await Promise.all(Array.from({ length: 30 }, () => waiting(person)));
    const done = await Promise.all([deliverDue(env, LATER), deliverDue(env, LATER), deliverDue(env, LATER)]);
    expect(done.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(30);
    expect(await boxOf(person)).toHaveLength(30);
    const attempts = "SELECT max(attempts) FROM outbox WHERE json_extract(payload, '$.user') = ? AND kind = 'mail'";
    expect(await valueOf(attempts, person.id)).toBe(1);
  });

  it("is on its way as soon as a call queued something for somebody", async () => {
    const { placer, helper, job } = await neighbours();
    const bid = await aBid(helper, job, "60.00");
    const woken = vi.fn<Queue["send"]>(async () => undefined as never);
    const api = bearing(helper.token, { WORK: { send: woken } as unknown as Queue });
    // Later than any other test could have started a delivery.
    vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ["Date"] });
    try {
      expect((await api("GET", "/api/notifications/")).status).toBe(200);
      expect(woken).not.toHaveBeenCalled();
      expect((await api("PUT", "/api/bid/", { bid_id: bid.id, amount: "65.00" })).status).toBe(200);
      expect(woken).toHaveBeenCalledTimes(1);
    } finally {
      vi.useRealTimers();
    }
    expect(await notificationTypesOf(placer)).toContain("bid_changed");
    await deliverDue(env, LATER);
  });

  it("leaves what is too much for one consumer to the next", async () => {
    const person = await signedUp();
    await env.DB.prepare(
      `INSERT INTO outbox (key, kind, payload, created_at, due_at)
       WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
       SELECT ?1 || i, 'mail', json_object('template', 'message', 'user', ?2, 'data', json_object()), 0, ?3 FROM n`,
    )
      .bind(crypto.randomUUID(), person.id, LATER)
      .run();
    const woken = vi.fn<Queue["send"]>();
    const WORK = { send: woken } as unknown as Queue;
    expect(await deliverDue({ ...env, WORK }, LATER)).toBe(288);
    expect(woken).toHaveBeenCalledTimes(1);
    expect(await deliverDue({ ...env, WORK }, LATER)).toBe(12);
    expect(woken).toHaveBeenCalledTimes(1);
    expect(await boxOf(person)).toHaveLength(300);
  });

  it("takes what somebody waits for before what can wait, however much of that there is", async () => {
    const person = await signedUp();
    const order = (template: "job_renew" | "activation") =>
      mail(env.DB, Date.now(), {
        key: crypto.randomUUID(),
        template,
        to: { user: person.id },
        job: 1,
        data: { expires_at: 0 },
      });
    // More than one consumer claims at once.
    await run(env.DB, ...Array.from({ length: 30 }, () => order("job_renew")), order("activation"));
    await deliverDue(env);
    const sent = await boxOf(person);
    expect(sent).toHaveLength(31);
    expect(sent.findIndex(({ template }) => template === "activation")).toBeLessThan(24);
  });

  it("leaves no secret behind in the outbox", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    await visitor.api("POST", "/api/auth/users/", { email, password: "Welkom123!" });
    const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=activation`);
    const { token, uid, link } = body.results[0].data;
    expect([typeof token, link]).toEqual(["string", expect.stringContaining(token)]);
    const kept = await env.DB.prepare(
      "SELECT payload FROM outbox WHERE kind = 'mail' AND json_extract(payload, '$.user') = ?",
    )
      .bind(Number(uid))
      .all<{ payload: string }>();
    expect(kept.results.map(({ payload }) => JSON.parse(payload)).sort()).toEqual([
      { template: "welcome", user: Number(uid), job: null, chat: null },
      { template: "activation", user: Number(uid), job: null, chat: null },
    ]);
  });

  it("can be answered: the answer goes to support", async () => {
    const person = await signedUp();
    await waiting(person);
    await deliverDue(env, LATER);
    const sent = env.DB.prepare("SELECT reply_to FROM mailbox WHERE recipient = ?").bind(person.email);
    expect(await sent.first("reply_to")).toBe(env.SUPPORT_EMAIL);
  });

  it("obeys the settings, but for account and money", async () => {
    const person = await signedUp({ notify_email: 0 });
    for (const template of ["message", "password_changed"] as const) await waiting(person, template);
    const suspended = await signedUp({ status: "suspended" });
    await waiting(suspended, "message");
    await deliverDue(env, LATER);
    expect((await boxOf(person)).map(({ template }) => template)).toEqual(["password_changed"]);
    expect(await boxOf(suspended)).toEqual([]);
  });
});

describe("a mail", () => {
  it("can be stopped with one click by a mail program, and by a person on a page", async () => {
    const person = await signedUp();
    await waiting(person, "message");
    await waiting(person);
    await deliverDue(env, LATER);
    const [news, account] = await boxOf(person);
    const headers = JSON.parse(news?.headers ?? "");
    const [, post] =
      /^<(http:\/\/localhost\/api\/email\/unsubscribe\/\?token=[\w.]+)>$/.exec(headers["List-Unsubscribe"]) ?? [];
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    expect(headers["Auto-Submitted"]).toBe("auto-generated");
    expect(JSON.parse(account?.headers ?? "")).toEqual({ "Auto-Submitted": "auto-generated" });
    expect(news?.text).toContain("http://localhost/account/unsubscribe?token=");
    expect(account?.text).not.toContain("unsubscribe");
    const path = String(post).replace("http://localhost", "");
    expect((await visitor.api("GET", path)).status).toBe(405);
    expect(await valueOf("SELECT notify_email FROM user WHERE id = ?", person.id)).toBe(1);
    const { api } = await import("../../workers/api/app");
    const { createExecutionContext } = await import("cloudflare:test");
    for (const type of ["application/x-www-form-urlencoded", "text/plain; charset=utf-8"]) {
      await run(env.DB, env.DB.prepare("UPDATE user SET notify_email = 1 WHERE id = ?").bind(person.id));
      const request = new Request(`https://buurklusser.test${path}`, {
        method: "POST",
        body: "List-Unsubscribe=One-Click",
        headers: { "Content-Type": type },
      });
      expect([type, (await api.fetch(request, env, createExecutionContext())).status]).toEqual([type, 204]);
      expect(await valueOf("SELECT notify_email FROM user WHERE id = ?", person.id)).toBe(0);
    }
  });
});

function outside(answers: Record<string, () => Response | Promise<Response>>): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    const answer = Object.entries(answers).find(([part]) => address.includes(part))?.[1];
    if (!answer) throw new TypeError("connection refused");
    return answer();
  });
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function withKeys(): Promise<Env> {
  const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, true, ["sign"]);
  const { x = "", y = "", d } = await crypto.subtle.exportKey("jwk", pair.privateKey);
  const bytes = (part: string) => atob(part.replaceAll("-", "+").replaceAll("_", "/"));
  const VAPID_PUBLIC_KEY = btoa(`\x04${bytes(x)}${bytes(y)}`)
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
  const settings = { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: d, VAPID_SUBJECT: "mailto:hallo@buurklusser.example" };
  return { ...env, ...settings, ONESIGNAL_APP_ID: "app", ONESIGNAL_API_KEY: "key" };
}

async function someoneToldOn(endpoints: string[]): Promise<Person> {
  const person = await signedUp();
  for (const endpoint of endpoints) await subscribed(person, endpoint);
  await person.api("POST", "/api/user/one-signal-id/", { id: `app-${person.id}`, timestamp: 1 });
  await env.DB.prepare("UPDATE session SET expires_at = NULL WHERE user_id = ?").bind(person.id).run();
  await addNotification(person);
  await env.DB.prepare("UPDATE outbox SET due_at = ? WHERE id = ?")
    .bind(LATER, (await pushRows(person))[0]?.id)
    .run();
  return person;
}
const taken = () => new Response(null, { status: 201 });
const sent = () => Response.json({ id: "1" });

describe("a push to several devices", () => {
  it("is sent again to those alone that did not take it", async () => {
    const [fine, broken] = [anEndpoint(), anEndpoint()];
    const person = await someoneToldOn([fine, broken]);
    const keys = await withKeys();
    const first = outside({ [fine]: taken, onesignal: sent });
    await deliverDue(keys, LATER);
    expect(first).toHaveLength(3);
    const [row] = await pushRows(person);
    expect(row).toMatchObject({ attempts: 1, due_at: LATER + 2000, delivered_at: null, error: "connection refused" });
    const second = outside({ push: taken });
    await deliverDue(keys, LATER + 2000);
    expect(second).toEqual([broken]);
    expect((await pushRows(person))[0]).toMatchObject({ delivered_at: LATER + 2000, error: null });
  });

  it("forgets what is no more", async () => {
    const [fine, gone, unknown] = [anEndpoint(), anEndpoint(), anEndpoint()];
    const person = await someoneToldOn([fine, gone, unknown]);
    outside({
      [fine]: taken,
      [gone]: () => new Response(null, { status: 410 }),
      [unknown]: () => new Response(null, { status: 404 }),
      onesignal: () => Response.json({ id: "", errors: ["All included players are not subscribed"] }),
    });
    await deliverDue(await withKeys(), LATER);
    expect((await pushRows(person))[0]).toMatchObject({ delivered_at: LATER });
    const left = await env.DB.prepare("SELECT endpoint FROM push_subscription WHERE user_id = ?").bind(person.id).all();
    expect(left.results).toEqual([{ endpoint: fine }]);
    expect(await valueOf("SELECT count(*) FROM one_signal WHERE user_id = ?", person.id)).toBe(0);
  });

  it("waits as long as it is told to, and gives up what is refused for good", async () => {
    const [busy, refusing] = [anEndpoint(), anEndpoint()];
    const waits = await someoneToldOn([busy]);
    const refused = await someoneToldOn([refusing]);
    outside({
      [busy]: () => new Response(null, { status: 429, headers: { "Retry-After": "7200" } }),
      [refusing]: () => new Response(null, { status: 413 }),
      onesignal: sent,
    });
    const before = Date.now();
    await env.DB.prepare("UPDATE outbox SET due_at = ? WHERE kind = 'push' AND due_at = ?").bind(before, LATER).run();
    await deliverDue(await withKeys(), before);
    const [row] = await pushRows(waits);
    expect(row).toMatchObject({ attempts: 1, error: "push service answered 429", failed_at: null });
    expect((row?.due_at ?? 0) - before).toBeGreaterThanOrEqual(7_200_000);
    expect((await pushRows(refused))[0]).toMatchObject({ failed_at: before, error: "push service answered 413" });
  });

  it("that is slow does not hold mails up", async () => {
    const person = await someoneToldOn([anEndpoint()]);
    const key = await waiting(person);
    let answer: (response: Response) => void = () => {};
    const slow = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    outside({ push: () => slow, onesignal: () => slow });
    const delivering = deliverDue(await withKeys(), LATER);
    await vi.waitFor(async () => expect((await rowOf(key)).delivered_at).toBe(LATER));
    expect((await pushRows(person))[0]?.delivered_at).toBeNull();
    answer(taken());
    await delivering;
  });

  it("leaves alone what nobody set up", async () => {
    const person = await someoneToldOn([anEndpoint()]);
    const asked = outside({});
    await deliverDue(UNSET, LATER);
    expect(asked).toEqual([]);
    expect((await pushRows(person))[0]).toMatchObject({ delivered_at: LATER });
    expect(await valueOf("SELECT count(*) FROM one_signal WHERE user_id = ?", person.id)).toBe(1);
  });
});

describe("without keys of our own", () => {
  it("no browser can subscribe where pushes are real", async () => {
    const person = await signedUp();
    const { api } = await import("../../workers/api/app");
    const { createExecutionContext } = await import("cloudflare:test");
    const ask = (path: string, init: RequestInit, settings: Env) =>
      api.fetch(new Request(`https://buurklusser.test${path}`, init), settings, createExecutionContext());
    const subscribe = {
      method: "POST",
      body: JSON.stringify({ endpoint: anEndpoint(), keys: { p256dh: "a", auth: "b" } }),
      headers: { Authorization: `Bearer ${person.token}`, "Content-Type": "application/json" },
    };
    expect((await ask("/api/notifications/push/subscriptions/", subscribe, UNSET)).status).toBe(503);
    const key = async (settings: Env) =>
      (await (await ask("/api/settings/", {}, settings)).json<{ push_public_key: string }>()).push_public_key;
    const keys = await withKeys();
    expect([await key(UNSET), await key(keys)]).toEqual([null, keys.VAPID_PUBLIC_KEY]);
  });
});
