import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { api } from "../../workers/api/app";
import { ConflictError, mustHaveChanged, mustHold, run } from "../../workers/api/db/transaction";
import { aJpeg } from "../pictures";
import { type Answer, signedUp, visitor } from "./client";
import { aBid, neighbours } from "./world";

type Person = Awaited<ReturnType<typeof signedUp>>;
let person: Person;
beforeAll(async () => {
  person = await signedUp();
});

const said = ({ status, body }: Answer) => [status, body?.code ?? body];

describe("order of checks", () => {
  it.each([
    ["GET", "/api/nothing/", undefined, 404, "not_found"],
    ["DELETE", "/api/version/", undefined, 405, "method_not_allowed"],
    ["PATCH", "/api/user/data/", { bio: "x" }, 401, "not_authenticated"],
  ])("%s %s of a visitor", async (method, path, body, status, code) => {
    expect(said(await visitor.api(method, path, body))).toEqual([status, code]);
  });

  it("refuses a credential that is not good on public calls too, before it looks at the rest", async () => {
    const answer = await visitor.api("GET", "/api/version/", undefined, { Authorization: "Bearer nonsense" });
    expect(said(answer)).toEqual([401, "token_not_valid"]);
    expect(answer.headers.get("WWW-Authenticate")).toBe("Bearer");
  });

  it.each(["bearer", "BEARER"])("takes the scheme of a credential in any case: %s", async (scheme) => {
    const headers = { Authorization: `${scheme} ${person.token}` };
    expect((await visitor.api("GET", "/api/user/data/", undefined, headers)).status).toBe(200);
  });

  it("does not look at a credential where the contract says so", async () => {
    const answer = await visitor.api("POST", "/api/user/token/", {}, { Authorization: "Bearer nonsense" });
    expect(answer.status).toBe(400);
  });

  it.each([
    ["an unknown type", "text/plain", "hello", 415, "unsupported_media_type"],
    ["no JSON", "application/json", "{", 400, "parse_error"],
    ["no object", "application/json", "[1]", 400, "parse_error"],
    ["bytes that are no UTF-8", "application/json", new Uint8Array([0x7b, 0xff, 0x7d]), 400, "parse_error"],
    ["more than 128 KiB", "application/json", `{"a":"${"x".repeat(140_000)}"}`, 413, "payload_too_large"],
    ["more than 128 KiB of another type", "text/plain", "x".repeat(140_000), 413, "payload_too_large"],
  ])("refuses %s", async (_, type, body, status, code) => {
    const headers = { Authorization: `Bearer ${person.token}`, "Content-Type": type };
    const request = new Request("https://buurklusser.test/api/user/data/", { method: "PATCH", body, headers });
    const response = await api.fetch(request, env, createExecutionContext());
    expect([response.status, (await response.json<{ code: string }>()).code]).toEqual([status, code]);
  });

  it("takes an empty body for an empty object", async () => {
    expect((await person.api("PATCH", "/api/user/data/")).status).toBe(200);
  });
});

describe("what is too large", () => {
  it("is heard out before it is refused: a client that still talks would not hear why", async () => {
    let pulled = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 64 * 1024;
        if (pulled > 1024 * 1024) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024).fill(32));
      },
    });
    const headers = { Authorization: `Bearer ${person.token}`, "Content-Type": "application/json" };
    const request = new Request("https://buurklusser.test/api/user/data/", { method: "PATCH", body, headers });
    const response = await api.fetch(request, env, createExecutionContext());
    expect(response.status).toBe(413);
    expect(pulled).toBeGreaterThan(1024 * 1024);
  });
});

describe("paths", () => {
  it("written out come before those with a parameter", async () => {
    const answer = await visitor.api("GET", "/api/payment/transaction/");
    expect(said(answer)).toEqual([405, "method_not_allowed"]);
    expect(answer.headers.get("Allow")).toBe("PUT, OPTIONS");
    expect((await visitor.api("OPTIONS", "/api/notifications/all")).headers.get("Allow")).toBe("POST, OPTIONS");
  });

  it("of media that can name nothing are 404, however long", async () => {
    expect(said(await visitor.api("GET", `/api/media/${"a".repeat(2000)}/`))).toEqual([404, "not_found"]);
  });

  it("answers with and without the slash at the end, without a redirect", async () => {
    const [one, other] = [await visitor.api("GET", "/api/version/"), await visitor.api("GET", "/api/version")];
    expect(one.status).toBe(200);
    expect(other.body).toEqual(one.body);
  });

  it("answers HEAD without a body and OPTIONS with the methods", async () => {
    const head = await visitor.api("HEAD", "/api/version/");
    expect([head.status, head.body]).toEqual([200, null]);
    const options = await visitor.api("OPTIONS", "/api/user/data/");
    expect(options.status).toBe(204);
    expect(options.headers.get("Allow")?.split(", ").sort()).toEqual(["GET", "HEAD", "OPTIONS", "PATCH"]);
  });

  it.each(["0", "-1", "1.5", "abc", "99999999999999999999", "1e3"])("knows nothing by the id %s", async (id) => {
    expect((await visitor.api("GET", `/api/user/data/${id}/`)).status).toBe(404);
  });
});

describe("headers", () => {
  it("dresses every answer", async () => {
    for (const path of ["/api/version/", "/api/nothing/", "/api/user/data/"]) {
      const { headers } = await visitor.api("GET", path, undefined, { "X-Request-Id": "abc-1" });
      expect(headers.get("X-Request-Id")).toBe("abc-1");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("Vary")).toContain("Accept-Language");
      expect(headers.has("Access-Control-Allow-Origin")).toBe(false);
    }
  });

  it("makes a request id of its own where the given one is odd", async () => {
    const { headers } = await visitor.api("GET", "/api/version/", undefined, { "X-Request-Id": "a b<" });
    expect(headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it.each([
    ["en-GB,nl;q=0.5", "en"],
    ["nl;q=0.4, en;q=0.3", "nl"],
    ["nl;q=0, en-US;q=0.1", "en"],
    ["fr, en;q=0.2", "en"],
    ["en;q=0", "nl"],
    ["de, fr", "nl"],
    ["*", "nl"],
    [";q=,, en", "en"],
    ["", "nl"],
  ])("speaks the language of %s", async (accept, language) => {
    const answer = await visitor.api("GET", "/api/nothing/", undefined, { "Accept-Language": accept });
    expect(answer.headers.get("Content-Language")).toBe(language);
    expect(answer.body.detail).toBe(language === "nl" ? "Niet gevonden." : "Not found.");
  });

  it("revalidates public reads", async () => {
    const first = await visitor.api("GET", "/api/version/");
    const tag = first.headers.get("ETag") ?? "";
    const again = await visitor.api("GET", "/api/version/", undefined, { "If-None-Match": tag });
    expect([again.status, again.body, again.headers.get("ETag")]).toEqual([304, null, tag]);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=300");
    expect((await person.api("GET", "/api/version/")).headers.get("Cache-Control")).toBe("private, no-cache");
    expect((await person.api("GET", "/api/user/data/")).headers.get("Cache-Control")).toBe("no-store");
  });
});

describe("idempotency", () => {
  const change = (key: string, bio: string) =>
    person.api("PATCH", "/api/user/data/", { bio }, { "Idempotency-Key": key });

  it("answers the same request again without doing it again", async () => {
    const first = await change("key-1", "eerst");
    await person.api("PATCH", "/api/user/data/", { bio: "daarna" });
    const again = await change("key-1", "eerst");
    expect(again.headers.get("Idempotent-Replayed")).toBe("true");
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect((await person.api("GET", "/api/user/data/")).body.bio).toBe("daarna");
  });

  it("refuses another request with the same key, and a key that is none", async () => {
    await change("key-2", "een");
    expect(said(await change("key-2", "twee"))).toEqual([422, "idempotency_mismatch"]);
    expect(said(await change("sleutel met spaties", "x"))).toEqual([400, "invalid_key"]);
  });

  it("compares the content of a form with files, whose boundary is another with each attempt", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const fields = { title: "Kraan lekt", category: "10", zipcode: "1012AB", budget: "50" };
    const post = (description: string, photo = aJpeg()) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, description })) form.append(name, value);
      form.append("images", new File([photo], "kraan.jpg", { type: "image/jpeg" }));
      return person.api("POST", "/api/job/single/", form, key);
    };
    const [first, again] = [await post("In de keuken"), await post("In de keuken")];
    expect([first.status, again.status, again.headers.get("Idempotent-Replayed")]).toEqual([201, 201, "true"]);
    expect(again.body).toEqual(first.body);
    expect(said(await post("In de badkamer"))).toEqual([422, "idempotency_mismatch"]);
    expect(said(await post("In de keuken", aJpeg({ width: 20, height: 10 })))).toEqual([422, "idempotency_mismatch"]);
  });

  it("does it once when the same request comes twice at once", async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => change("key-3", "samen")));
    const fresh = answers.filter((answer) => answer.status === 200 && !answer.headers.has("Idempotent-Replayed"));
    expect(fresh).toHaveLength(1);
    for (const answer of answers) expect([200, 409]).toContain(answer.status);
  });

  it("answers without a body as before, without its type", async () => {
    const { helper, job } = await neighbours();
    const bid = await aBid(helper, job);
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const withdraw = () => helper.api("DELETE", "/api/bid/", { bid_id: bid.id }, key);
    const [first, again] = [await withdraw(), await withdraw()];
    expect([first.status, again.status, again.headers.get("Idempotent-Replayed")]).toEqual([204, 204, "true"]);
    expect([first.headers.get("Content-Type"), again.headers.get("Content-Type")]).toEqual([null, null]);
  });

  it("keeps refusals of fields, too", async () => {
    const first = await change("key-4", "x".repeat(1001));
    const again = await change("key-4", "x".repeat(1001));
    expect([first.status, again.status, again.headers.get("Idempotent-Replayed")]).toEqual([400, 400, "true"]);
  });
});

describe("a request that died before it answered", () => {
  const post = (key: string) => {
    const job = {
      title: `Klus met sleutel ${key}`,
      description: "De kraan lekt",
      category: 10,
      zipcode: "1012AB",
      budget: "50",
    };
    return person.api("POST", "/api/job/single/", job, { "Idempotency-Key": key });
  };
  const jobsOf = (key: string) =>
    env.DB.prepare("SELECT count(*) AS n FROM job WHERE title = ?").bind(`Klus met sleutel ${key}`).first<number>("n");
  const hourLater = () => env.DB.prepare("UPDATE idempotency SET created_at = created_at - 3600000").run();

  /** Writes to a table fail, as if the worker died there. */
  async function dyingAt<T>(event: string, work: () => Promise<T>): Promise<T> {
    await env.DB.prepare(`CREATE TRIGGER died BEFORE ${event} BEGIN SELECT RAISE(ABORT, 'died'); END`).run();
    try {
      return await work();
    } finally {
      await env.DB.prepare("DROP TRIGGER died").run();
    }
  }

  it("is not done again when it had done its work", async () => {
    const first = await dyingAt("UPDATE OF body ON idempotency", () => post("dood-1"));
    expect([first.status, await jobsOf("dood-1")]).toEqual([500, 1]);
    expect(said(await post("dood-1"))).toEqual([409, "in_progress"]);
    await hourLater();
    expect(said(await post("dood-1"))).toEqual([409, "answer_lost"]);
    expect(await jobsOf("dood-1")).toBe(1);
  });

  it("is done when it had not", async () => {
    const first = await dyingAt("INSERT ON job", () => post("dood-2"));
    expect([first.status, await jobsOf("dood-2")]).toEqual([500, 0]);
    expect([(await post("dood-2")).status, await jobsOf("dood-2")]).toEqual([201, 1]);
  });
});

describe("batches", () => {
  const rows = () => env.DB.prepare("SELECT count(*) AS n FROM provider_event").first<number>("n");
  const insert = (id: string) =>
    env.DB.prepare("INSERT INTO provider_event VALUES (?, 't', 0) ON CONFLICT DO NOTHING").bind(id);

  it("undoes everything when a guarded change touched nothing", async () => {
    await run(env.DB, insert("a"), mustHaveChanged(env.DB));
    const before = await rows();
    await expect(run(env.DB, insert("b"), insert("a"), mustHaveChanged(env.DB))).rejects.toBeInstanceOf(ConflictError);
    expect(await rows()).toBe(before);
  });

  it("undoes everything when a condition does not hold", async () => {
    const before = await rows();
    await expect(run(env.DB, insert("c"), mustHold(env.DB, "SELECT 1 = ?", 2))).rejects.toBeInstanceOf(ConflictError);
    await expect(run(env.DB, insert("c"), mustHold(env.DB, "SELECT 1 WHERE 0"))).rejects.toBeInstanceOf(ConflictError);
    expect(await rows()).toBe(before);
  });
});

describe("calls a minute", () => {
  const counter = (success: boolean) => {
    const keys: string[] = [];
    return { keys, limit: async ({ key }: { key: string }) => ({ success: keys.push(key) > 0 && success }) };
  };
  const ask = (bindings: Partial<Env>, headers: Record<string, string>) =>
    api.fetch(
      new Request("https://buurklusser.test/api/version/", { headers }),
      { ...env, ...bindings },
      createExecutionContext(),
    );

  it("refuses who asks too often, visitors by address and users by account", async () => {
    const [visitors, users] = [counter(false), counter(false)];
    const limits = { VISITOR_CALLS: visitors, USER_CALLS: users };
    const refused = await ask(limits, { "CF-Connecting-IP": "192.0.2.7" });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
    expect((await ask(limits, { Authorization: `Bearer ${person.token}` })).status).toBe(429);
    expect([visitors.keys, users.keys]).toEqual([["192.0.2.7"], [String(person.id)]]);
  });

  it("lets the others through", async () => {
    expect((await ask({ VISITOR_CALLS: counter(true) }, {})).status).toBe(200);
  });
});
