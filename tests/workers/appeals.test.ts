import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { findDecision } from "../../workers/api/db/decision";
import {
  aComment,
  aDecision,
  anAdmin,
  appeal,
  aReport,
  auditOf,
  decide,
  decideAppeal,
  decisionMail,
  job,
  type Thing,
  user,
} from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsTo, type Person, visitor } from "./client";
import { aJob, neighbours, notificationTypesOf, tally, valueOf } from "./world";

const DECISIONS = "/api/user/decisions/";
const statusOf = (id: number) => valueOf<string>("SELECT status FROM job WHERE id = ?", id);

async function twoDecisions(thing: Thing): Promise<[{ id: number }, { id: number }]> {
  const [first, second] = [await aReport(thing), await aReport(thing)];
  return [(await decide(admin, first.id, "remove")).body, (await decide(admin, second.id, "remove")).body];
}

let admin: Person;
let judge: Person;
let placer: Person;
let helper: Person;
let id: number;
beforeEach(async () => {
  [admin, judge] = [await anAdmin(), await anAdmin()];
  ({ placer, helper, job: id } = await neighbours());
});

describe("appealing", () => {
  it("is for the person it concerns, once", async () => {
    const { id: decision } = await aDecision(admin, job(id), "warn");
    expect((await appeal(helper, decision)).status).toBe(404);
    expect((await appeal(visitor, decision)).status).toBe(401);
    expect((await appeal(placer, 9_999_999)).status).toBe(404);
    expect(Object.keys((await placer.api("POST", `${DECISIONS}${decision}/appeal/`, {})).body)).toEqual(["text"]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => appeal(placer, decision)));
    expect(tally(answers)).toEqual({ 201: 1, "409 already_done": 19 });
    expect(answers.find(({ status }) => status === 201)?.body.appeal).toEqual({
      text: "Dit was een vergissing",
      status: "open",
      statement: null,
    });
  });

  it("is for everyone with the token of the mail, of that decision alone", async () => {
    const { id: decision } = await aDecision(admin, job(id), "warn");
    const token = (await decisionMail(placer))?.data.token;
    const { id: other } = await aDecision(admin, user(helper), "warn");
    expect((await appeal(visitor, other, token)).status).toBe(404);
    expect((await appeal(visitor, decision, "onzin")).status).toBe(404);
    expect((await appeal(helper, decision, token)).status).toBe(201);
  });

  it("is decided once, and answered", async () => {
    const { id: decision } = await aDecision(admin, job(id), "warn");
    const path = `/api/admin/appeals/${decision}/decide/`;
    expect((await decideAppeal(judge, decision, "upheld")).status).toBe(404);
    await appeal(placer, decision);
    expect(Object.keys((await admin.api("POST", path, { outcome: "open" })).body).sort()).toEqual([
      "outcome",
      "reason",
      "statement",
    ]);
    const admins = await Promise.all(Array.from({ length: 8 }, anAdmin));
    const answers = await Promise.all(
      admins.map((one, at) => decideAppeal(one, decision, at % 2 ? "upheld" : "overturned")),
    );
    expect(tally(answers)).toEqual({ 200: 1, "409 already_done": 7 });
    expect((await auditOf("decision", decision)).length).toBe(1);
    expect((await notificationTypesOf(placer)).filter((type) => type === "moderation")).toHaveLength(2);
    const { appeal_status: outcome } = (await findDecision(env.DB, decision)) ?? {};
    expect((await mailsTo(placer.id))[0]).toMatchObject({
      template: outcome === "overturned" ? "appeal_won" : "appeal",
      data: { decision, statement: "Je hebt gelijk." },
    });
    expect((await placer.api("GET", DECISIONS)).body.results[0].appeal.statement).toBe("Je hebt gelijk.");
    expect((await mailsTo(placer.id)).map(({ template }) => template)).toContain("appeal_received");
    const [news] = (await placer.api("GET", "/api/notifications/")).body.results;
    expect(news.text).toContain(outcome === "overturned" ? "teruggedraaid" : "blijft staan");
  });

  it("leaves things as they are when it is upheld", async () => {
    const { id: decision } = await aDecision(admin, job(id));
    await appeal(placer, decision);
    const { body } = await decideAppeal(judge, decision, "upheld");
    expect(body.appeal.status).toBe("upheld");
    expect(await statusOf(id)).toBe("deleted");
  });

  it("is told at the report once it is won", async () => {
    const report = await aReport(job(id));
    const { body } = await decide(admin, report.id, "remove");
    const page = async () => textOf(await (await browserOf(judge)).get(`/admin/reports/${report.id}`));
    await appeal(placer, body.id);
    expect(await page()).not.toContain("teruggedraaid");
    await decideAppeal(judge, body.id, "overturned");
    expect(await page()).toContain("Dit besluit is teruggedraaid");
  });

  it("does not lift a later suspension", async () => {
    await aDecision(admin, user(placer));
    const { decision, token } = ((await decisionMail(placer))?.data ?? {}) as { decision: number; token: string };
    await appeal(visitor, Number(decision), token);
    await admin.api("POST", `/api/admin/users/${placer.id}/restore/`, { reason: "Uitgelegd" });
    await aDecision(admin, user(placer));
    expect((await decideAppeal(judge, Number(decision), "overturned")).status).toBe(200);
    expect(await valueOf("SELECT status FROM user WHERE id = ?", placer.id)).toBe("suspended");
  });

  it("gives a thing back when no other decision takes it, in whatever order", async () => {
    for (const newestFirst of [true, false]) {
      const thing = job(await aJob(placer));
      const decisions = await twoDecisions(thing);
      const [last, first] = newestFirst ? decisions : ([decisions[1], decisions[0]] as const);
      for (const { id: decision } of decisions) await appeal(placer, decision);
      expect((await judge.api("GET", `/api/admin/appeals/${first.id}/`)).body.decision.standing).toBe(last.id);
      expect((await decideAppeal(judge, first.id, "overturned")).body.standing).toBe(last.id);
      expect(await statusOf(thing.target_id)).toBe("deleted");
      expect((await placer.api("GET", `${DECISIONS}${first.id}/`)).body.standing).toBe(last.id);
      expect((await mailsTo(placer.id))[0]?.data).toMatchObject({ decision: first.id, still_removed: last.id });
      expect((await decideAppeal(judge, last.id, "overturned")).body.standing).toBeNull();
      expect(await statusOf(thing.target_id)).toBe("open");
      expect((await mailsTo(placer.id))[0]?.data).not.toHaveProperty("still_removed");
    }
  });

  it("gives a thing back when its two decisions are reversed at once", async () => {
    const decisions = await twoDecisions(job(id));
    for (const { id: decision } of decisions) await appeal(placer, decision);
    const answers = await Promise.all(decisions.map(({ id: decision }) => decideAppeal(judge, decision, "overturned")));
    expect(tally(answers)).toEqual({ 200: 2 });
    expect(await statusOf(id)).toBe("open");
  });

  it("keeps an account suspended while another suspension applies", async () => {
    const decisions = [
      await aDecision(admin, user(placer)),
      await aDecision(admin, await aComment(id, placer), "suspend"),
    ];
    const links = (await mailsTo(placer.id)).filter(({ template }) => template === "decision");
    for (const { data } of links) await appeal(visitor, Number(data.decision), data.token);
    const status = () => valueOf("SELECT status FROM user WHERE id = ?", placer.id);
    const [first, last] = decisions;
    expect((await decideAppeal(judge, last.id, "overturned")).body.standing).toBe(first.id);
    expect(await status()).toBe("suspended");
    const won = (await mailsTo(placer.id)).find(({ template }) => template === "appeal_won");
    expect(won?.data).toMatchObject({ decision: last.id, still_suspended: first.id });
    await decideAppeal(judge, first.id, "overturned");
    expect(await status()).toBe("active");
  });

  it("lifts a suspension, if an admin lifted the one before it", async () => {
    await aDecision(admin, user(placer));
    await admin.api("POST", `/api/admin/users/${placer.id}/restore/`, { reason: "Uitgelegd" });
    const { id: decision } = await aDecision(admin, user(placer));
    const mailed = (await mailsTo(placer.id)).find(({ data }) => data.decision === decision);
    await appeal(visitor, decision, mailed?.data.token);
    expect((await decideAppeal(judge, decision, "overturned")).body.standing).toBeNull();
    expect(await valueOf("SELECT status FROM user WHERE id = ?", placer.id)).toBe("active");
  });

  it("does not bring back a deleted account, nor list its jobs", async () => {
    const { id: decision } = await aDecision(admin, job(id));
    await appeal(placer, decision);
    await admin.api("DELETE", `/api/admin/users/${placer.id}/`, { reason: "Op verzoek" });
    expect((await decideAppeal(judge, decision, "overturned")).status).toBe(200);
    expect(await statusOf(id)).toBe("deleted");
  });
});
