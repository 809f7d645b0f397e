import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { aComment, aMessage, anAdmin, aReport, aReview, decide, job, type Thing, user } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsOf, mailsTo, type Person, signedUp, visitor } from "./client";
import { aBid, aJob, atOnce, neighbours, setJob, tally, valueOf } from "./world";

const REPORT = "/api/report/";
const report = (person: Pick<Person, "api">, thing: Thing, more: object = {}) =>
  person.api("POST", REPORT, { ...thing, reason: "spam", ...more });
const address = () => `${crypto.randomUUID()}@example.test`;

let placer: Person;
let helper: Person;
let id: number;
beforeEach(async () => {
  ({ placer, helper, job: id } = await neighbours());
});

describe("reporting something", () => {
  it("answers the report and confirms it by mail, in the same breath", async () => {
    const { status, body } = await report(helper, job(id), { reason: "fraud", text: "  Klopt niet  " });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        target_type: "job",
        target_id: id,
        reason: "fraud",
        text: "Klopt niet",
        status: "open",
        created_at: expect.stringMatching(/Z$/),
      },
    ]);
    const [received] = await mailsOf(helper, "report");
    expect(received).toContain(`We hebben ontvangen wat je meldde (melding ${body.id})\n`);
    expect(received).toContain(`Je meldde een klus. Dit is melding ${body.id}.`);
    expect((await mailsTo(placer.id)).map(({ template }) => template)).not.toContain("report");
  });

  it("is for visitors too, who say where the confirmation may go", async () => {
    const email = address();
    expect((await report(visitor, job(id), { email, text: null })).body).toMatchObject({ text: null, status: "open" });
    expect((await mailsTo(email))[0]).toMatchObject({ template: "report" });
    const { status, body } = await visitor.api("POST", REPORT, { ...job(id), text: "x".repeat(1001) });
    expect([status, Object.keys(body).sort()]).toEqual([400, ["email", "reason", "text"]]);
  });

  it("refuses what it does not know, ids first", async () => {
    const faults = async (body: object) => (await helper.api("POST", REPORT, body)).body;
    expect(Object.keys(await faults({ reason: "spam" }))).toEqual(["target_type", "target_id"]);
    expect(Object.keys(await faults({ target_type: "dog", target_id: "x" }))).toEqual(["target_type", "target_id"]);
    expect(Object.keys(await faults({ ...job(id), reason: "boring" }))).toEqual(["reason"]);
    expect((await faults({ ...job(9_999_999), reason: "boring" })).code).toBe("not_found");
  });

  it("finds only what the reporter may see", async () => {
    const stranger = await signedUp();
    const bid = await aBid(helper, id);
    const message = await aMessage(bid.chat.id, helper);
    const hidden = await aReview(id, helper, placer, "hidden");
    const gone = await signedUp({ status: "suspended" });
    const comment = await aComment(id, helper);
    const statuses = async (person: Person, things: Thing[]) => {
      const all = await Promise.all(things.map((thing) => report(person, thing)));
      return all.map(({ status }) => status);
    };
    expect(await statuses(stranger, [message, hidden, user(gone), comment, user(placer)])).toEqual([
      404, 404, 404, 201, 201,
    ]);
    expect((await report(visitor, message, { email: address() })).status).toBe(404);
    expect(await statuses(placer, [message])).toEqual([201]);
    await setJob(id, "deleted");
    const other = await signedUp();
    expect(await statuses(other, [job(id), comment])).toEqual([410, 404]);
    expect(await statuses(placer, [job(id), comment])).toEqual([201, 201]);
  });

  it("counts once while it is open, also of twenty at once", async () => {
    expect(tally(await atOnce(() => report(helper, job(id))))).toEqual({ 201: 1, "409 already_done": 19 });
    const email = address();
    expect((await report(visitor, job(id), { email })).status).toBe(201);
    expect((await report(visitor, job(id), { email: email.toUpperCase() })).body.code).toBe("already_done");
    expect((await report(helper, job(await aJob(placer)))).status).toBe(201);
    const open = await valueOf<number>("SELECT id FROM report WHERE reporter_id = ? AND target_id = ?", helper.id, id);
    await decide(await anAdmin(), Number(open), "dismiss");
    expect((await report(helper, job(id))).status).toBe(201);
  });

  it("is done twenty times an hour by a user, and by five mails to an address", async () => {
    for (let n = 0; n < 20; n++) {
      await env.DB.prepare("INSERT INTO hit (what, subject, at) VALUES ('reports', ?, ?)")
        .bind(String(helper.id), Date.now())
        .run();
    }
    expect((await report(helper, job(id))).status).toBe(429);
    const email = address();
    const people = await Promise.all(Array.from({ length: 7 }, () => signedUp()));
    const answers = await Promise.all(people.map((person) => report(visitor, user(person), { email })));
    expect(tally(answers)).toEqual({ 201: 5, "429 throttled": 2 });
  });
});

describe("what everyone may know of it", () => {
  it("is how many reports, decisions and appeals there were", async () => {
    const before = (await visitor.api("GET", "/api/report/statistics/")).body;
    const admin = await anAdmin();
    for (const action of ["dismiss", "warn"]) {
      await decide(admin, (await aReport(user(await signedUp()))).id, action);
    }
    const { body } = await visitor.api("GET", "/api/report/statistics/");
    expect(body).toEqual({
      reports: before.reports + 2,
      decisions: { ...before.decisions, dismiss: before.decisions.dismiss + 1, warn: before.decisions.warn + 1 },
      appeals: before.appeals,
    });
  });
});

describe("the page to report", () => {
  const NOBODY: Thing = { target_type: "user", target_id: 2_000_000_000 };
  const page = (thing: Thing) => `/melden?type=${thing.target_type}&id=${thing.target_id}`;

  it("is not there for a job or a person that does not exist", async () => {
    const browser = await browserOf(helper);
    expect((await browser.get(page(NOBODY))).status).toBe(404);
    expect((await browser.get(page(job(2_000_000_000)))).status).toBe(404);
    expect((await browser.get(page(user(helper)))).status).toBe(200);
  });

  it("says to who reports a thing again that we know it, and keeps what was typed", async () => {
    await report(helper, job(id));
    const browser = await browserOf(helper);
    const again = await browser.post(page(job(id)), { reason: "spam", text: "Ook op een andere site." });
    expect([again.status, textOf(again)]).toEqual([200, expect.stringContaining("Je hebt dit al gemeld")]);
    expect(again.html).not.toContain("data-errors");
    expect(again.html).toContain("Ook op een andere site.");
  });

  it("goes back to where its confirmation is in view without a script", async () => {
    const browser = await browserOf(await signedUp());
    const sentFrom = async (thing: Thing, next: string) =>
      (await browser.post(`${page(thing)}&next=${encodeURIComponent(next)}`, { reason: "spam", text: "" })).to;
    expect(await sentFrom(user(placer), `/task/${id}#vraag-7`)).toBe(`/task/${id}#melding`);
    expect(await sentFrom(job(id), `/task/${id}`)).toBe(`/task/${id}`);
  });

  it("asks visitors to log in for a message", async () => {
    const browser = await browserOf();
    const to = page({ target_type: "message", target_id: 1 });
    expect((await browser.get(to)).to).toBe(`/login?next=${encodeURIComponent(to)}`);
    expect((await browser.get(page(job(id)))).status).toBe(200);
  });
});
