import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../workers/api/app";
import { answerBrowser } from "../../workers/gateway/browser";
import { anAdmin } from "./admin-fixtures";
import { bearing, type Person, signedUp, visitor } from "./client";
import { inChunks } from "./in-chunks";

let person: Person;
beforeEach(async () => {
  person = await signedUp();
});

describe("a body", () => {
  const posted = async (path: string, type: string, body: BodyInit) => {
    const headers = { Authorization: `Bearer ${person.token}`, "Content-Type": type };
    const request = new Request(`https://buurklusser.test${path}`, { method: "POST", headers, body });
    const execution = createExecutionContext();
    const response = await api.fetch(request, env, execution);
    await waitOnExecutionContext(execution);
    return [response.status, (await response.json<{ code?: string }>()).code];
  };

  it("of a plain form is not taken where multipart is", async () => {
    const form = "title=Lamp&description=x&zipcode=1012AB&budget=5";
    expect(await posted("/api/job/single/", "application/x-www-form-urlencoded", form)).toEqual([
      415,
      "unsupported_media_type",
    ]);
  });

  it("in parts that is no UTF-8 is not read, and one with the sign for that is", async () => {
    const part = (title: string) => `--x\r\nContent-Disposition: form-data; name="title"\r\n\r\n${title}\r\n--x--\r\n`;
    const bytes = Uint8Array.from(part("a\u00ff\u00feb"), (sign) => sign.charCodeAt(0));
    expect(await posted("/api/job/single/", "multipart/form-data; boundary=x", bytes)).toEqual([400, "parse_error"]);
    expect(await posted("/api/job/single/", "multipart/form-data; boundary=x", part("a\uFFFDb"))).toEqual([
      400,
      undefined,
    ]);
  });

  it.each([1, 2, 3, 4, 5])("in parts whose last %s bytes arrive apart is read whole", async (last) => {
    const text = '--x\r\nContent-Disposition: form-data; name="title"\r\n\r\nLamp\r\n--x--\r\n';
    const bytes = new TextEncoder().encode(text);
    const body = inChunks(bytes.slice(0, -last), bytes.slice(-last));
    expect(await posted("/api/job/single/", "multipart/form-data; boundary=x", body)).toEqual([400, undefined]);
  });

  it("sent again to the same path without its slash is the same request", async () => {
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const search = { name: "Tuin", filters: { categories: [5] } };
    const { body } = await person.api("POST", "/api/user/searches/", search, key);
    const again = await person.api("POST", "/api/user/searches", search, key);
    expect([again.status, again.body.id, again.headers.get("Idempotent-Replayed")]).toEqual([201, body.id, "true"]);
  });

  it("is told all that is wrong with it, what is missing because of the rest too", async () => {
    const { body } = await person.api("PATCH", "/api/user/data/", { name: "x".repeat(61), business: true });
    expect(Object.keys(body).sort()).toEqual(["business_details", "name"]);
  });
});

describe("who was there last, and with what", () => {
  it("follows every call", async () => {
    const admin = await anAdmin();
    const seen = async () => (await admin.api("GET", `/api/admin/users/${person.id}/`)).body;
    const call = (version: string) =>
      person.api("GET", "/api/user/data/", undefined, { "X-Client-Version": version, "X-Client-Type": "ios" });
    await call("2.0.0");
    expect((await seen()).app_version).toBe("2.0.0");
    await call("3.0.0");
    expect((await seen()).app_version).toBe("3.0.0");
    const draft = { title: "Lamp", description: "In de gang", zipcode: "1012AB", budget: "50" };
    await person.api("POST", "/api/job/single/", draft, { "X-Client-Version": "4.0.0" });
    expect((await seen()).app_version).toBe("4.0.0");
    await env.DB.prepare("UPDATE user SET last_seen = 5 WHERE id = ?").bind(person.id).run();
    await person.api("GET", "/api/user/data/");
    expect(Date.parse((await seen()).last_seen)).toBeGreaterThan(Date.now() - 60_000);
    expect((await seen()).app_version).toBe("4.0.0");
  });
});

describe("the log", () => {
  it("holds no personal data, and says from which client it is", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const said =
      "fail for jan.jansen@voorbeeld.test 06 12 34 56 78 Bearer abc.def password=Welkom123! NL91 ABNA 0417 1643 00 at step 12";
    // On this instance: spies do not see another one.
    const call = bearing(person.token, { ENVIRONMENT: "test" });
    const client = {
      "X-Client-Type": "ios",
      "X-Client-Version": "7.7.7",
      "X-Client-Device": "0123456789abcdef01234567",
    };
    await call("POST", "/api/log/", { level: "error", message: said }, client);
    const line = String(log.mock.calls.at(-1)?.[0]);
    log.mockRestore();
    for (const secret of ["jansen", "34 56", "abc.def", "Welkom", "0417", "01234567"])
      expect(line).not.toContain(secret);
    expect(line).toContain("at step 12");
    expect(line).toContain('"version":"7.7.7"');
    expect(JSON.parse(line)).toMatchObject({ level: "warn", from: "client", said: "error", type: "ios" });
  });
});

describe("what the gateway refuses", () => {
  it("has the headers of every answer", async () => {
    const request = new Request("https://buurklusser.test/api/user/active-worker/", {
      method: "POST",
      headers: { Cookie: "__Host-session=x; session=x", Origin: "https://elders.example", "X-Request-Id": "my-id-1" },
    });
    const answer = await answerBrowser(request, env, createExecutionContext(), async () => new Response("?"));
    if (answer.status !== 403) throw new Error(`the cookie is not known: ${answer.status}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "x-request-id": "my-id-1",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "content-language": "nl",
      vary: "Authorization, Accept-Language",
      "cache-control": "no-store",
    });
  });
});

describe("calls for developers", () => {
  it("are not there elsewhere, by any method", async () => {
    const call = bearing(person.token, { ENVIRONMENT: "staging" });
    for (const method of ["GET", "DELETE", "OPTIONS"]) {
      expect((await call(method, "/api/dev/outbox/")).status).toBe(404);
    }
  });
});

describe("what is named in a body", () => {
  it("is looked for before the rest of the body is judged", async () => {
    const click = { productId: "nope", productName: "", merchant: "x", category: "x", price: "abc" };
    expect((await visitor.api("POST", "/api/affiliate/track-click/", click)).status).toBe(404);
    const visit = { partner_id: "nope", session_id: "s", page: 5 };
    expect((await visitor.api("POST", "/api/partner/track-visit/", visit)).status).toBe(404);
  });
});

describe("a value of the wrong kind", () => {
  it.each([[[]], [{}], [1], [true]])("is told as that and no more: %j", async (password) => {
    const { body } = await visitor.api("POST", "/api/user/token/", { email: "a@b.nl", password });
    expect(body).toEqual({ password: ["Ongeldige waarde."] });
  });
});
