import { applyD1Migrations, createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { api } from "../../../workers/api/app";
import site from "../../../workers/app";
import { OpenSession } from "../../../workers/gateway/session";
import { type Person, signedUp } from "../client";
import { laggingDb } from "../lagging-db";
import { aJob } from "../world";

const HERE = "https://buurklusser.test";
const BOOKMARK = "X-D1-Bookmark";

let lagging: Awaited<ReturnType<typeof laggingDb>>;
let settings: Partial<Env>;
let owner: Person;

beforeAll(async () => {
  await applyD1Migrations(env.COPY, env.TEST_MIGRATIONS);
  lagging = await laggingDb(env.DB, env.COPY);
  settings = { DB: lagging.db, D1_REPLICAS: "on" };
  owner = await signedUp();
});
beforeEach(async () => {
  await lagging.catchUp();
  lagging.answered();
});

/** Calls of an app: no bookmark is passed on. */
async function ask(method: string, path: string, headers: Record<string, string> = {}, body?: unknown) {
  const execution = createExecutionContext();
  const sent = { ...headers, ...(body !== undefined && { "Content-Type": "application/json" }) };
  const request = new Request(HERE + path, { method, headers: sent, body: JSON.stringify(body) });
  const answer = await api.fetch(request, { ...env, ...settings, API_ORIGIN: "" }, execution);
  const parsed = answer.status === 204 ? null : await answer.json<Record<string, unknown>>();
  await waitOnExecutionContext(execution);
  return { status: answer.status, body: parsed, bookmark: answer.headers.get(BOOKMARK) };
}
const titled = (title: string) => ({
  title,
  description: "Voor zaterdag.",
  zipcode: "1012AB",
  budget: "50",
  category: 4,
});
const authorized = () => ({ Authorization: `Bearer ${owner.token}` });

describe("a copy that lags", () => {
  it("answers visitors", async () => {
    const job = await aJob(owner);
    await lagging.catchUp();
    await env.DB.prepare("UPDATE job SET title = 'Nieuw' WHERE id = ?").bind(job).run();
    lagging.answered();
    expect((await ask("GET", `/api/job/single/${job}/`)).body?.title).toBe("Schutting schilderen");
    expect(new Set(lagging.answered())).toEqual(new Set(["copy"]));
  });

  it("shows people what they changed themselves, by the bookmark of the answer", async () => {
    const job = await aJob(owner);
    await lagging.catchUp();
    const changed = await ask("PUT", `/api/job/single/${job}/`, authorized(), titled("Heg knippen"));
    expect(changed.status).toBe(200);
    const read = async (headers: Record<string, string>) =>
      (await ask("GET", `/api/job/single/${job}/`, headers)).body?.title;
    expect(await read(authorized())).toBe("Schutting schilderen");
    expect(await read({ ...authorized(), [BOOKMARK]: String(changed.bookmark) })).toBe("Heg knippen");
    await lagging.catchUp();
    expect(await read(authorized())).toBe("Heg knippen");
  });

  it.each(["", "first-primary", "geen bladwijzer", "x".repeat(200)])(
    "reads on with %j for a bookmark",
    async (said) => {
      const { status } = await ask("GET", "/api/job/list/", { [BOOKMARK]: said });
      expect(status).toBe(200);
      expect(new Set(lagging.answered())).toEqual(new Set(["copy"]));
    },
  );

  it("does not hide what is newer than it", async () => {
    const job = await aJob(owner);
    lagging.answered();
    expect((await ask("GET", `/api/job/single/${job}/`)).status).toBe(200);
    expect(lagging.answered()).toContain("primary");
    expect((await ask("GET", "/api/job/single/999999/")).status).toBe(404);
  });

  it("believes no session that has ended, whatever it still has of it itself", async () => {
    const { session, token } = await signedUp();
    await lagging.catchUp();
    const headers = { Authorization: `Bearer ${token}` };
    expect((await ask("GET", "/api/user/data/", headers)).status).toBe(200);
    await env.DB.prepare("UPDATE session SET ended_at = 1 WHERE id = ?").bind(session).run();
    for (const path of ["/api/user/data/", "/api/job/list/", "/api/bid/"]) {
      expect((await ask("GET", path, headers)).status, path).toBe(401);
    }
  });

  it.each(["/api/wallet/", "/api/payment/", "/api/chat/", "/api/notifications/"])(
    "is not asked for %s",
    async (path) => {
      expect((await ask("GET", path, authorized())).status).toBe(200);
      expect(new Set(lagging.answered())).toEqual(new Set(["primary"]));
    },
  );

  it("decides nothing: what changes is asked of the primary alone, with its limit", async () => {
    const job = await aJob(owner);
    lagging.answered();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    for (const headers of [authorized(), { ...authorized(), ...key }]) {
      const { status, bookmark } = await ask("PUT", `/api/job/single/${job}/`, headers, titled("Heg knippen"));
      expect([status, typeof bookmark]).toEqual([200, "string"]);
    }
    expect(new Set(lagging.answered())).toEqual(new Set(["primary"]));
  });
});

describe("the site on a copy that lags", () => {
  const jar = new Map<string, string>();
  async function browse(method: string, path: string, body?: unknown) {
    const execution = createExecutionContext();
    const request = new Request(HERE + path, {
      method,
      headers: {
        Cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        "Sec-Fetch-Site": "same-origin",
        "Content-Type": "application/json",
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer = await site.fetch(
      request as Parameters<typeof site.fetch>[0],
      { ...env, ...settings, API_ORIGIN: "" },
      execution,
    );
    const text = await answer.text();
    await waitOnExecutionContext(execution);
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return { status: answer.status, text, cookies: answer.headers.getSetCookie() };
  }

  beforeAll(async () => {
    const session = await OpenSession.of(new Request(HERE), env);
    await session.signIn({ access: owner.token, refresh: "none" }, owner.id);
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(String(session.cookies[0])) ?? [];
    jar.set(name, value);
  });

  it("gives a browser its bookmark when it changes something, and pages what it changed", async () => {
    const job = await aJob(owner);
    await lagging.catchUp();
    expect((await browse("GET", `/task/${job}`)).cookies.join()).not.toContain("bookmark");
    const changed = await browse("PUT", `/api/job/single/${job}/`, titled("Heg knippen"));
    expect([changed.status, changed.cookies.join()]).toEqual([
      200,
      expect.stringMatching(/^__Host-bookmark=[0-9a-f]+; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/),
    ]);
    expect((await browse("GET", `/task/${job}`)).text).toContain("Heg knippen");
  });

  it("keeps no page for visitors that is older than what was changed through it", async () => {
    const job = await aJob(owner);
    await lagging.catchUp();
    await browse("PUT", `/api/job/single/${job}/`, titled("Goot schoonmaken"));
    jar.clear();
    expect((await browse("GET", `/task/${job}`)).text).toContain("Goot schoonmaken");
    expect((await browse("GET", `/task/${job}`)).text).toContain("Goot schoonmaken");
  });
});

it("without the setting nothing is asked of a copy", async () => {
  settings = { ...settings, D1_REPLICAS: "" };
  const { status, bookmark } = await ask("GET", "/api/job/list/", authorized());
  expect([status, new Set(lagging.answered()), bookmark]).toEqual([200, new Set(["primary"]), null]);
});
