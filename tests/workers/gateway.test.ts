import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Ask } from "~/api/ask";
import { createClient } from "~/api/client";
import { overWire } from "~/api/over-wire";
import { Breaker } from "../../workers/gateway/breaker";
import { answerBrowser } from "../../workers/gateway/browser";
import { proxyTo } from "../../workers/gateway/proxy";
import type { Send } from "../../workers/gateway/send";
import { OpenSession } from "../../workers/gateway/session";
import { askWithSession, withSession } from "../../workers/gateway/with-session";

const HERE = "https://buurklusser.test";
const UPSTREAM = "https://api.elders.test";

async function cookieOf(access: string, refresh: string): Promise<string> {
  const session = await OpenSession.of(new Request(HERE), env);
  await session.signIn({ access, refresh }, 1);
  return (session.cookies[0] ?? "").split(";")[0] ?? "";
}

function anApi(good: string) {
  const seen: Request[] = [];
  let refreshed = 0;
  const send: Send = async (request) => {
    seen.push(request);
    if (new URL(request.url).pathname === "/api/auth/jwt/refresh/") {
      refreshed++;
      return Response.json({ access: good, refresh: "second", expires_in: 900 });
    }
    if (request.headers.get("Authorization") === `Bearer ${good}`) return Response.json({ said: await request.text() });
    return Response.json({ detail: "…", code: "token_not_valid" }, { status: 401 });
  };
  return { send, seen, refreshes: () => refreshed };
}

const browser = (request: Request, send: Send) => answerBrowser(request, env, createExecutionContext(), send);

const posted = (headers: Record<string, string>) =>
  new Request(`${HERE}/api/bid/`, { method: "POST", body: "hallo", headers });

describe("a call from a browser", () => {
  it("carries the bearer of its session, and no cookie", async () => {
    const api = anApi("good");
    const Cookie = await cookieOf("good", "first");
    const answer = await browser(new Request(`${HERE}/api/user/data/`, { headers: { Cookie } }), api.send);
    expect(answer.status).toBe(200);
    expect(api.seen[0]?.headers.get("Cookie")).toBeNull();
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });

  it("sends nothing in the name of another user than its page was rendered for", async () => {
    const api = anApi("good");
    const Cookie = await cookieOf("good", "first");
    const headers = { Cookie, "Accept-Language": "en", "Sec-Fetch-Site": "same-origin" };
    const answer = await browser(posted({ ...headers, "X-Drawn-For": "2" }), api.send);
    expect([answer.status, await answer.json()]).toEqual([
      409,
      {
        code: "other_user",
        detail: "Someone else is logged in to this browser now. Log in to your own account again, then try again.",
      },
    ]);
    expect(api.seen).toEqual([]);
    expect((await browser(posted({ ...headers, "X-Drawn-For": "1" }), api.send)).status).toBe(200);
  });

  it.each([
    ["another site's origin", { Origin: "https://kwaad.test" }],
    ["no origin at all", {}],
    ["a sister site", { "Sec-Fetch-Site": "same-site" }],
  ])("may not change anything with the session cookie and %s", async (_, headers) => {
    const api = anApi("good");
    const Cookie = await cookieOf("good", "first");
    const answer = await browser(posted({ Cookie, "Accept-Language": "en", ...headers }), api.send);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({ code: "permission_denied", detail: "You are not allowed to do this." });
    expect(api.seen).toHaveLength(0);
  });

  it.each([
    ["Origin", HERE],
    ["Sec-Fetch-Site", "same-origin"],
  ])("may change things when %s is ours", async (name, value) => {
    const Cookie = await cookieOf("good", "first");
    const answer = await browser(posted({ Cookie, [name]: value }), anApi("good").send);
    expect(await answer.json()).toEqual({ said: "hallo" });
  });

  it("passes with a credential of its own as it is, from anywhere, and gets no cookie", async () => {
    const Cookie = await cookieOf("other", "first");
    const headers = { Cookie, Authorization: "Bearer good", Origin: "https://app.test" };
    const send: Send = async (request) => {
      expect(request.headers.get("Authorization")).toBe("Bearer good");
      return new Response("{}", { headers: { "Set-Cookie": "a=1" } });
    };
    const answer = await browser(posted(headers), send);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Set-Cookie")).toBeNull();
  });

  it("ignores cookies that are not the session's", async () => {
    const answer = await browser(posted({ Cookie: "lng=en; sessionx=1" }), async (request) => {
      expect(request.headers.get("Cookie")).toBeNull();
      return Response.json({ ok: true });
    });
    expect(answer.status).toBe(200);
  });

  it("with a forged session cookie goes on as a visitor", async () => {
    const Cookie = "__Host-session=InJhZGVuIg%3D%3D.forged";
    const answer = await browser(new Request(`${HERE}/api/version/`, { headers: { Cookie } }), async (request) =>
      Response.json({ bearer: request.headers.get("Authorization") }),
    );
    expect(await answer.json()).toEqual({ bearer: null });
  });
});

describe("an access token that has run out", () => {
  it("is refreshed once for calls side by side, and each is asked again with its body", async () => {
    const api = anApi("fresh");
    const Cookie = await cookieOf("stale", "first");
    const call = (Origin: string) => browser(posted({ Cookie, Origin }), api.send);
    const answers = await Promise.all([call(HERE), call(HERE), call(HERE)]);
    expect(api.refreshes()).toBe(1);
    for (const answer of answers) {
      expect(await answer.json()).toEqual({ said: "hallo" });
      expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-session=.+HttpOnly; Secure; SameSite=Lax$/);
    }
  });

  it("leaves the session under a new id, and the old cookie leads there", async () => {
    const api = anApi("fresh");
    const old = await cookieOf("stale", "first");
    const get = (Cookie: string) => browser(new Request(`${HERE}/api/user/data/`, { headers: { Cookie } }), api.send);
    const renewed = ((await get(old)).headers.get("Set-Cookie") ?? "").split(";")[0] ?? "";
    expect(renewed).not.toBe(old);
    expect((await get(renewed)).headers.get("Set-Cookie")).toBeNull();
    expect((await get(old)).headers.get("Set-Cookie")).toContain(renewed);
    expect(api.refreshes()).toBe(1);
  });

  it("ends the session when the refresh token is not good either", async () => {
    const Cookie = await cookieOf("stale", "gone");
    const send: Send = async (request) =>
      request.headers.has("Authorization") || request.url.includes("refresh")
        ? Response.json({ code: "token_not_valid" }, { status: 401 })
        : Response.json({ visitor: true });
    const answer = await browser(new Request(`${HERE}/api/job/`, { headers: { Cookie } }), send);
    expect(await answer.json()).toEqual({ visitor: true });
    expect(answer.headers.get("Set-Cookie")).toContain("Max-Age=0");
    const after = await OpenSession.of(new Request(HERE, { headers: { Cookie } }), env);
    expect(after.signedIn).toBe(false);
  });

  it("tries three times when the API is not there, and keeps the session", async () => {
    const Cookie = await cookieOf("stale", "first");
    let tried = 0;
    const send: Send = async (request) => {
      if (!request.url.includes("refresh")) return Response.json({ code: "token_not_valid" }, { status: 401 });
      tried++;
      return new Response(null, { status: 503 });
    };
    const answer = await browser(new Request(`${HERE}/api/user/data/`, { headers: { Cookie } }), send);
    expect([answer.status, tried]).toEqual([503, 3]);
    const after = await OpenSession.of(new Request(HERE, { headers: { Cookie } }), env);
    expect(after.signedIn).toBe(true);
  });

  it("is not what a wrong password means", async () => {
    const session = await OpenSession.of(
      new Request(HERE, { headers: { Cookie: await cookieOf("good", "first") } }),
      env,
    );
    const asked: string[] = [];
    const call = withSession(
      async (request) => {
        asked.push(new URL(request.url).pathname);
        return Response.json({ code: "bad_credentials", detail: "Nee" }, { status: 401 });
      },
      session,
      () => {},
    );
    const api = createClient({ ask: overWire({ fetch: call, origin: HERE }), language: "nl" });
    await expect(api.account.logIn({ body: { email: "a@b.nl", password: "x" } })).rejects.toThrow("Nee");
    expect(asked).toEqual(["/api/user/token/"]);
    expect(session.signedIn).toBe(true);
  });
});

describe("a call of a page", () => {
  async function askedBy(renewal: () => Response) {
    const cookie = await cookieOf("stale", "first");
    const session = await OpenSession.of(new Request(HERE, { headers: { Cookie: cookie } }), env);
    const shown: unknown[] = [];
    const ask: Ask = async ({ headers }) => {
      shown.push(headers.Authorization ?? null);
      const stale = headers.Authorization === "Bearer stale";
      return { status: stale ? 401 : 200, body: stale ? { code: "token_not_valid" } : { id: 1 }, header: () => null };
    };
    const way = { ask, send: async () => renewal(), origin: HERE };
    const api = createClient({ ask: askWithSession(way, session, () => {}), language: "nl" });
    const found = await api.profile.own().catch((error: unknown) => error);
    return { shown, found, session };
  }

  it("is made once more when its token was renewed", async () => {
    const { shown, found, session } = await askedBy(() => Response.json({ access: "fresh", refresh: "second" }));
    expect([shown, found]).toEqual([["Bearer stale", "Bearer fresh"], { id: 1 }]);
    expect(session.cookies).toHaveLength(1);
  });

  it("goes on as a visitor's when the session has ended", async () => {
    const { shown, session } = await askedBy(() => Response.json({ code: "token_not_valid" }, { status: 401 }));
    expect([shown, session.signedIn]).toEqual([["Bearer stale", null], false]);
  });

  it("is refused when nobody can renew, and the session stays", async () => {
    const { shown, found, session } = await askedBy(() => new Response(null, { status: 503 }));
    expect(shown).toEqual(["Bearer stale"]);
    expect(found).toMatchObject({ status: 503, code: "unavailable", retryAfter: 5 });
    expect(session.signedIn).toBe(true);
  });
});

it("signs in under an id of its own each time", async () => {
  expect(await cookieOf("a", "b")).not.toBe(await cookieOf("a", "b"));
});

const through = (fetcher: typeof fetch) => proxyTo(UPSTREAM, { fetch: fetcher, timeout: 10 });

describe("a remote API", () => {
  it("gets the call at its own origin without what is between neighbours", async () => {
    const send = through(async (input) => {
      const request = input as Request;
      expect(request.url).toBe(`${UPSTREAM}/api/job/?page=2`);
      expect(request.redirect).toBe("manual");
      for (const name of ["Connection", "X-Hop", "TE", "Cookie"]) expect(request.headers.get(name)).toBeNull();
      expect(request.headers.get("X-Client-Type")).toBe("website");
      expect(request.headers.get("X-Forwarded-For")).toBe("192.0.2.7");
      return new Response("{}", { headers: { "Keep-Alive": "timeout=5", ETag: '"a"' } });
    });
    const headers = {
      Connection: "X-Hop",
      "X-Hop": "1",
      TE: "trailers",
      Cookie: "a=1",
      "X-Client-Type": "website",
      "X-Forwarded-For": "192.0.2.1",
      "CF-Connecting-IP": "192.0.2.7",
    };
    const answer = await send(new Request(`${HERE}/api/job/?page=2`, { headers }));
    expect(answer.headers.get("Keep-Alive")).toBeNull();
    expect(answer.headers.get("ETag")).toBe('"a"');
  });

  it("has its redirects handed on, not followed", async () => {
    const send = through(async () => new Response(null, { status: 303, headers: { Location: "/elders" } }));
    const answer = await send(new Request(`${HERE}/api/x/`));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/elders"]);
  });

  it("is streamed: what it has said is read before it is done", async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const send = through(async () => new Response(readable));
    const answer = await send(new Request(`${HERE}/api/x/`));
    const writer = writable.getWriter();
    const reader = answer.body?.getReader();
    void writer.write(new TextEncoder().encode("begin"));
    expect(new TextDecoder().decode((await reader?.read())?.value)).toBe("begin");
    await writer.close();
  });

  it("that says nothing is answered for", async () => {
    const silent: typeof fetch = (input) =>
      new Promise((_, reject) => {
        (input as Request).signal.addEventListener("abort", () => reject(new Error("aborted")));
      });
    const answer = await through(silent)(new Request(`${HERE}/api/x/`));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("Retry-After")).toBe("5");
    expect(await answer.json()).toMatchObject({ code: "unavailable" });
  });

  it.each([
    ["GET", 2, 200, "{}"],
    ["POST", 1, 503, '"code":"outcome_unknown"'],
  ])("whose line breaks: %s is tried %i times", async (method, times, status, said) => {
    let tried = 0;
    const send = through(async () => {
      if (++tried === 1) throw new TypeError("connection reset");
      return new Response("{}");
    });
    const answer = await send(new Request(`${HERE}/api/x/`, { method }));
    expect([tried, answer.status]).toEqual([times, status]);
    expect(await answer.text()).toContain(said);
  });

  it("that was silent five times is left alone for a while", async () => {
    let tried = 0;
    const send = through(async () => {
      tried++;
      throw new TypeError("connection refused");
    });
    const ask = () => send(new Request(`${HERE}/api/x/`, { method: "POST" }));
    for (let call = 0; call < 5; call++) expect((await ask()).status).toBe(503);
    const refused = await ask();
    expect([refused.status, refused.headers.get("Retry-After"), tried]).toEqual([503, "10", 5]);
  });

  it("that refuses is there", async () => {
    let tried = 0;
    const send = through(async () => new Response("{}", { status: ++tried && 500 }));
    for (let call = 0; call < 7; call++) await send(new Request(`${HERE}/api/x/`));
    expect(tried).toBe(7);
  });
});

describe("the breaker", () => {
  const broken = () => {
    const breaker = new Breaker(3, 1000);
    for (const at of [1, 2, 3]) breaker.failed(at);
    return breaker;
  };

  it("lets calls pass until so many in a row were silent", () => {
    const breaker = new Breaker(3, 1000);
    for (let call = 0; call < 5; call++) {
      breaker.failed(0);
      breaker.failed(0);
      breaker.answered();
    }
    expect(breaker.wait(0)).toBe(0);
  });

  it("says how long to wait, then lets one call try for all", () => {
    const breaker = broken();
    expect([breaker.wait(3), breaker.wait(903)]).toEqual([1000, 100]);
    expect([breaker.wait(1003), breaker.wait(1003)]).toEqual([0, 1000]);
  });

  it("rests again when that one stays without an answer, and is whole when it got one", () => {
    const breaker = broken();
    breaker.wait(1003);
    breaker.failed(1500);
    expect(breaker.wait(1600)).toBe(900);
    breaker.answered();
    expect(breaker.wait(1600)).toBe(0);
  });
});
