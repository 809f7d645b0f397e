import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { errorFields } from "~/domain/values/log";
import worker from "../../workers/app";
import { consume } from "../../workers/consume";
import { OpenSession } from "../../workers/gateway/session";
import { type Person, signedUp } from "./client";

let errors: MockInstance;
let warnings: MockInstance;
beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
  warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const linesOf = (spy: MockInstance) => spy.mock.calls.map(([line]) => JSON.parse(String(line)));

const broken = {
  prepare: () => {
    throw new Error("D1_ERROR: overloaded");
  },
  withSession: () => broken,
  batch: () => Promise.reject(new Error("D1_ERROR: overloaded")),
} as unknown as D1Database;

async function read(path: string, settings: Partial<Env>, headers: Record<string, string> = {}, init = {}) {
  const asked = { ...init, headers: { "Accept-Language": "nl", ...headers } };
  const request = new Request(`https://buurklusser.test${path}`, asked);
  const here = { ...env, API_ORIGIN: "", ...settings } as Env;
  const answer = await worker.fetch(request as never, here, createExecutionContext());
  return { status: answer.status, id: answer.headers.get("X-Request-Id"), body: await answer.text() };
}

async function cookieOf({ id, token }: Person): Promise<string> {
  const session = await OpenSession.of(new Request("https://buurklusser.test"), env);
  await session.signIn({ access: token, refresh: "none" }, id);
  return session.cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

describe("a call that fails", () => {
  it("is logged once, with its route and its error, and answers with the id of the log line", async () => {
    const answer = await read(
      "/api/job/single/990041/?zipcode=1012AB",
      { DB: broken },
      { "CF-Ray": "9f1b2c3d4e5f-AMS" },
    );
    expect(answer).toMatchObject({ status: 500, id: "9f1b2c3d4e5f-AMS" });
    expect(Object.keys(JSON.parse(answer.body))).toEqual(["detail", "code"]);
    const route = "/api/job/single/:id/";
    expect(linesOf(errors)).toEqual([
      expect.objectContaining({ request: answer.id, route, name: "Error", stack: expect.stringContaining("at ") }),
      { level: "error", request: answer.id, method: "GET", route, status: 500, ms: expect.any(Number) },
    ]);
    expect(errors.mock.calls.join()).not.toMatch(/1012AB|990041/);
  });

  it("keeps what somebody typed out of the log", () => {
    const thrown = [() => JSON.parse("Jan Jansen zegt"), () => Promise.reject(new Error("no mailbox jan@example.nl"))];
    return Promise.all(
      thrown.map(async (act) => {
        const error = await Promise.resolve()
          .then(act)
          .catch((caught: unknown) => caught);
        expect(JSON.stringify(errorFields(error))).not.toMatch(/jan/i);
      }),
    );
  });

  it("is not logged when it is only refused", async () => {
    expect((await read("/api/job/single/999999999/", {})).status).toBe(404);
    expect((await read("/api/wallet/", {})).status).toBe(401);
    expect(errors).not.toHaveBeenCalled();
    expect(warnings).not.toHaveBeenCalled();
  });
});

describe("a request that is slow", () => {
  it("is logged with its milliseconds", async () => {
    let now = Date.now();
    vi.spyOn(Date, "now").mockImplementation(() => {
      now += 2500;
      return now;
    });
    expect((await read("/api/version/", {})).status).toBe(200);
    const [line] = linesOf(warnings);
    expect(line).toMatchObject({ level: "warn", route: "/api/version/", status: 200 });
    expect(line.ms).toBeGreaterThan(2000);
  });
});

describe("a page that fails", () => {
  it("shows the id under which it and its calls are logged", async () => {
    const answer = await read("/task/41?utm_source=x", { DB: broken });
    expect(answer.status).toBe(500);
    expect(answer.body).toContain(`Foutnummer, als je ons schrijft: ${answer.id}`);
    const lines = linesOf(errors);
    expect(lines.every(({ request }) => request === answer.id)).toBe(true);
    expect(lines.at(-1)).toMatchObject({ method: "GET", route: "/task/:id", status: 500 });
  });

  it("is a page also when what it needs fails before it begins", async () => {
    const KV = { get: () => Promise.reject(new Error("KV is down")) } as unknown as KVNamespace;
    const Cookie = await cookieOf(await signedUp());
    const answer = await read("/messages", { SESSIONS: KV }, { Cookie });
    expect(answer.status).toBe(500);
    expect(answer.body).toContain(`Foutnummer, als je ons schrijft: ${answer.id}`);
    expect(linesOf(errors)).toEqual([expect.objectContaining({ request: answer.id, error: "KV is down" })]);
  });

  it("says that it may have been done when the answer of an upstream got lost", async () => {
    const Cookie = await cookieOf(await signedUp());
    const answers = async (request: Request) => {
      const answer = await worker.fetch(request as never, { ...env, API_ORIGIN: "" }, createExecutionContext());
      if (request.method === "GET") return answer;
      throw new Error("Network connection lost.");
    };
    vi.spyOn(globalThis, "fetch").mockImplementation((request) => answers(request as Request));
    const form = { method: "POST", body: new URLSearchParams() };
    const asked = { Cookie, "Sec-Fetch-Site": "same-origin" };
    const answer = await read("/notifications", { API_ORIGIN: "https://upstream.test" }, asked, form);
    expect(answer.status).toBe(503);
    expect(answer.body).toContain("Misschien is het gelukt");
  });

  it("shows no id when there is only nothing at the address", async () => {
    const answer = await read("/nothing/here", {});
    expect(answer.status).toBe(404);
    expect(answer.body).not.toContain("Foutnummer");
    expect(errors).not.toHaveBeenCalled();
  });
});

describe("a batch of the queue that fails", () => {
  it("is logged with its error, and comes again", async () => {
    const messages = [{ id: "message-1", body: { sweep: true } }] as unknown as Message[];
    expect(await consume({ ...env, DB: broken }, { messages })).toBe(false);
    expect(linesOf(errors)).toContainEqual(
      expect.objectContaining({ task: "queue", request: "message-1", status: "failed", stack: expect.any(String) }),
    );
  });
});
