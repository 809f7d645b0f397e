import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { LIMITS } from "../../workers/api/http/limit";
import { type Person, signedUp, visitor } from "./client";
import { aBid, aJob } from "./world";

const overLimit = (who: Person, what: "messages" | "bids" | "jobs") =>
  env.DB.prepare(
    `INSERT INTO hit (what, subject, at) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)
     SELECT ?1, ?2, ?4 FROM n`,
  )
    .bind(what, String(who.id), LIMITS[what].most, Date.now())
    .run();
const ended = (who: Person) => env.DB.prepare("UPDATE session SET ended_at = 1 WHERE user_id = ?").bind(who.id).run();

type Headers = Record<string, string>;
/** With a key, the object is loaded after claiming it; without, in the trip of the session check. */
const WAYS: [string, () => Headers][] = [
  ["at once", () => ({})],
  ["in turn", () => ({ "Idempotency-Key": crypto.randomUUID() })],
];

describe.each(WAYS)("a call about one thing, asked %s", (_, more) => {
  const said = async (who: Pick<Person, "api">, path: string, body: unknown, headers: Headers = {}) => {
    const answer = await who.api("POST", path, body, { ...more(), ...headers });
    return [answer.status, answer.body.code ?? Object.keys(answer.body)];
  };

  it("refuses by the first of its faults, of a chat in the path", async () => {
    const [owner, helper, stranger] = [await signedUp(), await signedUp(), await signedUp()];
    const { chat } = await aBid(helper, await aJob(owner));
    const path = `/api/chat/${chat.id}/message/`;
    const tooLong = { message: "x".repeat(100_000) };

    expect(await said(helper, path, { message: "Hoi" })).toEqual([409, "bid_pending"]);
    expect(await said(helper, path, tooLong)).toEqual([400, ["message"]]);
    expect(await said(stranger, path, tooLong)).toEqual([404, "not_found"]);
    expect(await said(stranger, path, "{")).toEqual([400, "parse_error"]);
    expect(await said(stranger, path, "{", { "Content-Type": "text/plain" })).toEqual([415, "unsupported_media_type"]);
    await overLimit(stranger, "messages");
    expect(await said(stranger, path, "{", { "Content-Type": "text/plain" })).toEqual([429, "throttled"]);
    expect(await said(stranger, path, tooLong)).toEqual([429, "throttled"]);
    await ended(stranger);
    expect(await said(stranger, path, "{", { "Content-Type": "text/plain" })).toEqual([401, "token_not_valid"]);
    expect(await said(stranger, path, tooLong)).toEqual([401, "token_not_valid"]);
    expect(await said(visitor, path, "{")).toEqual([401, "not_authenticated"]);
  });

  it("refuses by the first of its faults, of a job in the body", async () => {
    const [owner, helper] = [await signedUp(), await signedUp()];
    const job_id = await aJob(owner);
    const bad = { amount: "0" };

    expect(await said(owner, "/api/bid/", { job_id, ...bad })).toEqual([403, "own_job"]);
    expect(await said(helper, "/api/bid/", { job_id, ...bad })).toEqual([400, ["amount"]]);
    expect(await said(helper, "/api/bid/", { job_id: 9_999_999, ...bad })).toEqual([404, "job_not_found"]);
    expect(await said(helper, "/api/bid/", bad)).toEqual([400, ["job_id"]]);
    await overLimit(helper, "bids");
    expect(await said(helper, "/api/bid/", bad)).toEqual([429, "throttled"]);
    await ended(helper);
    expect(await said(helper, "/api/bid/", bad)).toEqual([401, "token_not_valid"]);
  });

  it("refuses by the first of its faults, of what is made without a look at anything", async () => {
    const owner = await signedUp();
    const draft = { title: "Lamp", description: "In de gang", zipcode: "1012AB", budget: "50" };
    const path = "/api/job/single/";
    expect(await said(owner, path, { ...draft, title: "" })).toEqual([400, ["title"]]);
    await overLimit(owner, "jobs");
    expect(await said(owner, path, draft)).toEqual([429, "throttled"]);
    expect(await said(owner, path, { ...draft, title: "" })).toEqual([429, "throttled"]);
    expect(await said(owner, path, "{")).toEqual([429, "throttled"]);
    await ended(owner);
    for (const body of [draft, { ...draft, title: "" }, "{"]) {
      expect(await said(owner, path, body)).toEqual([401, "token_not_valid"]);
    }
    const suspended = await signedUp({ status: "suspended" });
    expect(await said(suspended, path, draft)).toEqual([401, "token_not_valid"]);
    const made = "SELECT count(*) AS n FROM job WHERE user_id IN (?, ?)";
    expect(await env.DB.prepare(made).bind(owner.id, suspended.id).first("n")).toBe(0);
  });

  it("counts against a limit what succeeded, once", async () => {
    const [owner, helper] = [await signedUp(), await signedUp()];
    const job_id = await aJob(owner);
    const hits = () =>
      env.DB.prepare("SELECT count(*) AS n FROM hit WHERE what = 'bids' AND subject = ?")
        .bind(String(helper.id))
        .first<number>("n");
    expect(await said(helper, "/api/bid/", { job_id, amount: "0" })).toEqual([400, ["amount"]]);
    expect(await hits()).toBe(0);
    expect((await said(helper, "/api/bid/", { job_id, amount: "50" }))[0]).toBe(201);
    expect(await said(helper, "/api/bid/", { job_id, amount: "50" })).toEqual([409, "bid_exists"]);
    expect(await hits()).toBe(1);
  });
});

describe("what a call is about", () => {
  it("is not looked at for a token that another's session is named in", async () => {
    const [owner, helper] = [await signedUp(), await signedUp()];
    const { chat } = await aBid(helper, await aJob(owner));
    const session = await env.DB.prepare("SELECT id FROM session WHERE user_id = ?").bind(owner.id).first<string>("id");
    await env.DB.prepare("UPDATE session SET user_id = ? WHERE id = ?").bind(helper.id, session).run();
    const answer = await owner.api("GET", `/api/chat/${chat.id}/`);
    expect([answer.status, answer.body.code]).toEqual([401, "token_not_valid"]);
  });
});
