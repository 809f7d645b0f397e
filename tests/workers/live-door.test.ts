import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CLOSING } from "~/domain/chats/live-limits";
import { sha256 } from "../../workers/api/secrets/secret";
import { answerBrowser } from "../../workers/gateway/browser";
import { proxyTo } from "../../workers/gateway/proxy";
import type { Send } from "../../workers/gateway/send";
import { OpenSession } from "../../workers/gateway/session";
import { type Person, signedUp, visitor } from "./client";
import { listener, upgrade } from "./listener";

const HERE = "https://buurklusser.test";
const SOCKET = { Upgrade: "websocket" };
const bearer = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });

async function aTicket(person: Person): Promise<string> {
  const { status, body } = await person.api("POST", "/api/chat/ticket/");
  expect([status, body.expires_in]).toEqual([201, 30]);
  return body.ticket;
}

async function outcome(response: Response): Promise<string> {
  if (response.webSocket) {
    response.webSocket.accept();
    response.webSocket.close(1000);
    return "open";
  }
  return `${response.status} ${(await response.json<{ code: string }>()).code}`;
}

describe("the door of /live/", () => {
  it.each(["/live/", "/live"])("%s asks who one is before it asks for a WebSocket", async (path) => {
    const person = await signedUp();
    expect(await outcome(await upgrade({}, "", path))).toBe("401 not_authenticated");
    expect(await outcome(await upgrade(SOCKET, "", path))).toBe("401 not_authenticated");
    expect(await outcome(await upgrade(bearer(person), "", path))).toBe("426 upgrade_required");
    expect(await outcome(await upgrade({ ...bearer(person), ...SOCKET }, "", path))).toBe("open");
    expect(await outcome(await upgrade({ ...bearer(person), Upgrade: "WebSocket" }, "", path))).toBe("open");
    expect(await outcome(await upgrade({ ...bearer(person), Upgrade: "h2c" }, "", path))).toBe("426 upgrade_required");
  });

  it("refuses in the reader's language, in the form of every other call", async () => {
    const answer = await upgrade({ ...bearer(await signedUp()), "Accept-Language": "en" });
    expect(await answer.json()).toEqual({
      detail: "A WebSocket connection is needed here.",
      code: "upgrade_required",
    });
    expect(answer.headers.get("Upgrade")).toBe(env.API_ORIGIN ? null : "websocket");
    expect(answer.headers.get("Content-Language")).toBe("en");
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await upgrade({})).headers.get("WWW-Authenticate")).toBe("Bearer");
  });

  it("takes no credential that is not good, whatever stands beside it", async () => {
    const person = await signedUp();
    const bad = { ...SOCKET, Authorization: "Bearer x" };
    expect(await outcome(await upgrade(bad))).toBe("401 token_not_valid");
    expect(await outcome(await upgrade(bad, `?ticket=${await aTicket(person)}`))).toBe("401 token_not_valid");
    expect(await outcome(await upgrade({ ...bearer(person), ...SOCKET }, "?ticket=x"))).toBe("401 token_not_valid");
    expect(await outcome(await upgrade(SOCKET, "?ticket="))).toBe("401 token_not_valid");
  });

  it("is the same to every role", async () => {
    for (const roles of ["", "partner", "admin"]) {
      expect(await outcome(await upgrade(bearer(await signedUp({ roles }))))).toBe("426 upgrade_required");
    }
  });

  it("knows GET alone", async () => {
    const { status, headers } = await visitor.api("POST", "/live/");
    expect([status, headers.get("Allow")]).toEqual([405, "GET, HEAD, OPTIONS"]);
  });

  it("is where the Worker has it", async () => {
    for (const path of ["/live/", "/live"]) {
      expect(await outcome(await exports.default.fetch(new Request(HERE + path)))).toBe("401 not_authenticated");
    }
  });
});

describe("a ticket", () => {
  it("opens one socket, as its owner, and is kept as a hash alone", async () => {
    const person = await signedUp();
    const ticket = await aTicket(person);
    const kept = await env.DB.prepare("SELECT hash FROM live_ticket WHERE session_id = ?").bind(person.session).all();
    expect(kept.results).toEqual([{ hash: await sha256(ticket) }]);
    const { webSocket } = await upgrade(SOCKET, `?ticket=${ticket}`);
    const ears = listener(webSocket as WebSocket);
    await person.api("POST", "/api/notifications/all/");
    await ears.settled();
    expect(await outcome(await upgrade(SOCKET, `?ticket=${ticket}`))).toBe("401 token_not_valid");
  });

  it("is one ticket each time", async () => {
    const person = await signedUp();
    expect(await aTicket(person)).not.toBe(await aTicket(person));
    expect((await visitor.api("POST", "/api/chat/ticket/")).status).toBe(401);
  });

  it("is used by one of twenty at once", async () => {
    const ticket = await aTicket(await signedUp());
    const race = Array.from({ length: 20 }, async () => outcome(await upgrade(SOCKET, `?ticket=${ticket}`)));
    const outcomes = await Promise.all(race);
    expect(outcomes.filter((one) => one === "open")).toHaveLength(1);
    expect(outcomes.filter((one) => one === "401 token_not_valid")).toHaveLength(19);
  });

  it("is good for thirty seconds", async () => {
    const ticket = await aTicket(await signedUp());
    await env.DB.prepare("UPDATE live_ticket SET expires_at = expires_at - 30000 WHERE hash = ?")
      .bind(await sha256(ticket))
      .run();
    expect(await outcome(await upgrade(SOCKET, `?ticket=${ticket}`))).toBe("401 token_not_valid");
  });

  it("ends with its session, and with the account", async () => {
    const [out, suspended] = [await signedUp(), await signedUp()];
    const tickets = [await aTicket(out), await aTicket(suspended)];
    await out.api("POST", "/api/auth/logout/", {});
    await env.DB.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(suspended.id).run();
    for (const ticket of tickets) {
      expect(await outcome(await upgrade(SOCKET, `?ticket=${ticket}`))).toBe("401 token_not_valid");
    }
  });

  it("of a session that lives longer than it is swept at night", async () => {
    const person = await signedUp();
    await aTicket(person);
    const now = new Date(Date.now() + 60_000).toISOString();
    await visitor.api("POST", "/api/dev/cron/", { task: "cleanup", now });
    const left = env.DB.prepare("SELECT count(*) AS n FROM live_ticket WHERE session_id = ?").bind(person.session);
    expect(await left.first("n")).toBe(0);
  });
});

describe("through the gateway", () => {
  async function cookieOf(person: Person): Promise<string> {
    const session = await OpenSession.of(new Request(HERE), env);
    await session.signIn({ access: person.token, refresh: "first" }, person.id);
    return (session.cookies[0] ?? "").split(";")[0] ?? "";
  }

  async function browser(headers: Record<string, string>, query = ""): Promise<Response> {
    return exports.default.fetch(new Request(`${HERE}/live/${query}`, { headers }));
  }

  it("the session cookie opens a socket, from our own pages alone", async () => {
    const Cookie = await cookieOf(await signedUp());
    expect(await outcome(await browser({ ...SOCKET, Cookie, Origin: HERE }))).toBe("open");
    expect(await outcome(await browser({ Cookie }))).toBe("426 upgrade_required");
    const elsewhere: Record<string, string>[] = [
      { Origin: "https://kwaad.test" },
      { "Sec-Fetch-Site": "same-site" },
      { Origin: "null" },
      {},
    ];
    for (const from of elsewhere) {
      expect(await outcome(await browser({ ...SOCKET, Cookie, ...from }))).toBe("401 not_authenticated");
    }
  });

  it("a ticket opens one from anywhere", async () => {
    const ticket = await aTicket(await signedUp());
    expect(await outcome(await browser({ ...SOCKET, Origin: "https://app.test" }, `?ticket=${ticket}`))).toBe("open");
  });

  it("a session that is renewed on the way sets its cookie with the answer that opens it", async () => {
    const person = await signedUp();
    const session = await OpenSession.of(new Request(HERE), env);
    await session.signIn({ access: "stale", refresh: "first" }, person.id);
    const Cookie = (session.cookies[0] ?? "").split(";")[0] ?? "";
    const send: Send = async (request) => {
      if (request.url.includes("refresh")) return Response.json({ access: person.token, refresh: "second" });
      return upgrade(Object.fromEntries(request.headers));
    };
    const execution = createExecutionContext();
    const request = new Request(`${HERE}/live/`, { headers: { ...SOCKET, Cookie, Origin: HERE } });
    const answer = await answerBrowser(request, env, execution, send);
    await waitOnExecutionContext(execution);
    expect(answer.headers.get("Set-Cookie")).toMatch(/^__Host-session=/);
    expect(await outcome(answer)).toBe("open");
  });
});

describe("with an upstream", () => {
  function anEcho() {
    const asked: Request[] = [];
    const fetcher = async (request: Request) => {
      asked.push(request);
      if (request.headers.get("Upgrade") !== "websocket")
        return Response.json({ code: "upgrade_required" }, { status: 426 });
      const { 0: client, 1: server } = new WebSocketPair();
      server.accept();
      server.addEventListener("message", ({ data }) => server.send(data as string));
      server.addEventListener("close", ({ code }) => server.close(code));
      return new Response(null, { status: 101, webSocket: client });
    };
    return { asked, fetcher: fetcher as typeof fetch };
  }

  it("the socket is handed through, both ways", async () => {
    const { asked, fetcher } = anEcho();
    const send = proxyTo("https://api.elders.test", { fetch: fetcher });
    const headers = {
      ...SOCKET,
      Connection: "Upgrade",
      "Sec-WebSocket-Key": "x",
      Authorization: "Bearer y",
      Cookie: "z=1",
    };
    const request = new Request(`${HERE}/live/?ticket=t`, { headers });
    const answer = await answerBrowser(request, env, createExecutionContext(), send);
    expect([answer.status, asked[0]?.url]).toEqual([101, "https://api.elders.test/live/?ticket=t"]);
    const sent = Object.fromEntries(asked[0]?.headers ?? []);
    expect(sent).toEqual({ upgrade: "websocket", authorization: "Bearer y", "x-request-id": expect.any(String) });
    const ears = listener(answer.webSocket as WebSocket);
    ears.says({ type: "typing", chat: "c", on: true });
    expect(await ears.hears("typing")).toEqual({ type: "typing", chat: "c", on: true });
    ears.socket.close(CLOSING.ended);
    expect(await ears.closes()).toBe(CLOSING.ended);
  });

  it("its refusal is handed on, and so is a ticket", async () => {
    const refused = await proxyTo("https://api.elders.test", { fetch: anEcho().fetcher })(new Request(`${HERE}/live/`));
    expect(await outcome(refused)).toBe("426 upgrade_required");
    const api = (async () => Response.json({ ticket: "t", expires_in: 30 }, { status: 201 })) as typeof fetch;
    const asked = new Request(`${HERE}/api/chat/ticket/`, { method: "POST" });
    expect(await (await proxyTo("https://api.elders.test", { fetch: api })(asked)).json()).toEqual({
      ticket: "t",
      expires_in: 30,
    });
  });

  it("that does not answer is unavailable", async () => {
    const dead = (async () => Promise.reject(new Error("down"))) as typeof fetch;
    const request = new Request(`${HERE}/live/`, { headers: SOCKET });
    expect(await outcome(await proxyTo("https://api.elders.test", { fetch: dead })(request))).toBe("503 unavailable");
  });
});
