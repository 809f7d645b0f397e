import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { visitor } from "./client";
import { valueOf } from "./world";

const AT = "2026-03-01T10:00:00.500Z";
const send = (body: object) => visitor.api("POST", "/api/analytics/client/", body);
const kept = () => valueOf<number>("SELECT count(*) FROM client_event");

describe("events of clients", () => {
  it("are kept of who agreed, with the moments they happened", async () => {
    const session_id = crypto.randomUUID();
    const events = [
      { name: "scroll", at: AT, page: "/browse-tasks", data: { percent: 75, deep: { er: "en" } } },
      { name: "view", at: AT },
    ];
    expect(await send({ consent: true, session_id, events })).toMatchObject({ status: 204, body: null });
    const { results } = await env.DB.prepare("SELECT * FROM client_event WHERE session_id = ? ORDER BY id")
      .bind(session_id)
      .all();
    const row = { id: expect.any(Number), session_id, happened_at: Date.parse(AT), received_at: expect.any(Number) };
    expect(results).toEqual([
      { ...row, name: "scroll", page: "/browse-tasks", data: '{"percent":75,"deep":{"er":"en"}}' },
      { ...row, name: "view", page: null, data: null },
    ]);
  });

  it("are not kept of a browser that refuses to be tracked", async () => {
    const body = { consent: true, session_id: crypto.randomUUID(), events: [{ name: "view", at: AT }] };
    const before = await kept();
    const { status } = await visitor.api("POST", "/api/analytics/client/", body, { "Sec-GPC": "1" });
    expect([status, await kept()]).toEqual([204, before]);
  });

  it("come a hundred at a time, and no more", async () => {
    const session_id = crypto.randomUUID();
    const events = (n: number) => Array.from({ length: n }, () => ({ name: "view", at: AT }));
    expect((await send({ consent: true, session_id, events: events(100) })).status).toBe(204);
    expect(await valueOf("SELECT count(*) FROM client_event WHERE session_id = ?", session_id)).toBe(100);
    const before = await kept();
    for (const n of [0, 101]) {
      const { status, body } = await send({ consent: true, session_id, events: events(n) });
      expect([status, Object.keys(body)]).toEqual([400, ["events"]]);
    }
    expect(await kept()).toBe(before);
  });

  it.each([[undefined], [false], ["false"], [null], [1]])(
    "are refused and not kept when consent is %j",
    async (consent) => {
      const before = await kept();
      const { status, body } = await send({ consent, session_id: "een", events: [{ name: "view", at: AT }] });
      expect([status, Object.keys(body)]).toEqual([400, ["consent"]]);
      expect(await kept()).toBe(before);
    },
  );

  it.each([
    ["a name that is long", { name: "x".repeat(61), at: AT }],
    ["a moment that is none", { name: "view", at: "gisteren" }],
    ["data that is no object", { name: "view", at: AT, data: "alles" }],
    ["data that is much", { name: "view", at: AT, data: { al: "x".repeat(3000) } }],
  ])("are refused with %s", async (_, event) => {
    const { status, body } = await send({ consent: true, session_id: "een", events: [event] });
    expect([status, Object.keys(body)]).toEqual([400, ["events"]]);
  });
});
