import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { findDecision } from "../../workers/api/db/decision";
import { deliverDue } from "../../workers/api/tasks/deliver";
import {
  aComment,
  aDecision,
  aMessage,
  anAdmin,
  appeal,
  aReport,
  aReview,
  auditOf,
  decide,
  decideAppeal,
  job,
  overturned,
  type Thing,
  user,
} from "./admin-fixtures";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { aPaidDeal, balanceOf, INTENT, sums } from "./money";
import { aBid, aJob, neighbours, notificationTypesOf, tally, valueOf } from "./world";

const DECISIONS = "/api/user/decisions/";
const statusOf = (id: number) => valueOf<string>("SELECT status FROM job WHERE id = ?", id);
const listed = (id: number) => valueOf<number>("SELECT listed FROM job WHERE id = ?", id);
const decisionMail = async (person: Person) =>
  (await mailsTo(person.id)).find(({ template }) => template === "decision" || template === "warning");

/** Both reports are made before the thing is gone. */
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

describe("deciding on a report", () => {
  it("closes it, says it to the person, and is in the audit log", async () => {
    const report = await aReport(job(id), helper);
    const { status, body } = await decide(admin, report.id, "warn", "Zet geen telefoonnummers in je klus.");
    expect([status, body]).toEqual([
      200,
      {
        id: expect.any(Number),
        target_type: "job",
        target_id: id,
        action: "warn",
        reason: "spam",
        statement: "Zet geen telefoonnummers in je klus.",
        own_initiative: false,
        created_at: expect.any(String),
        appeal: null,
      },
    ]);
    expect(await valueOf("SELECT status FROM report WHERE id = ?", report.id)).toBe("closed");
    expect(await auditOf("report", report.id)).toEqual([["warn", "Bekeken"]]);
    expect(await notificationTypesOf(placer)).toContain("moderation");
    expect((await decisionMail(placer))?.template).toBe("warning");
    expect((await decisionMail(placer))?.data).toEqual({
      decision: body.id,
      token: expect.stringMatching(/^[\w-]{32}$/),
      statement: body.statement,
      action: "warn",
      thing: "job",
    });
    expect(await statusOf(id)).toBe("open");
  });

  it("mails the outcome as a line of its own, whatever the admin wrote", async () => {
    await decide(admin, (await aReport(job(id), helper)).id, "suspend", "Dat mag niet.");
    await deliverDue(env, Date.now());
    const { results } = (await admin.api("GET", `/api/dev/outbox/?to=${placer.email}&template=decision`)).body;
    expect(results[0].text).toContain("Je account is geschorst.");
  });

  it("says nothing of who reported, nor why the admin decided so", async () => {
    await decide(admin, (await aReport(job(id), helper)).id, "remove");
    const told = JSON.stringify([
      (await placer.api("GET", DECISIONS)).body,
      (await placer.api("GET", "/api/notifications/")).body,
      await mailsTo(placer.id),
      (await visitor.api("GET", `/api/dev/outbox/?to=${placer.email}`)).body,
    ]);
    expect(told).toContain("Dit mag niet.");
    expect(told).not.toMatch(/Bekeken|Kijk hier eens naar|Hassan/);
    expect(told).not.toContain(helper.email);
  });

  it("tells nobody when it is dismissed", async () => {
    const { id: decision } = await aDecision(admin, job(id), "dismiss");
    expect((await placer.api("GET", DECISIONS)).body.count).toBe(0);
    expect(await notificationTypesOf(placer)).not.toContain("moderation");
    expect(await decisionMail(placer)).toBeUndefined();
    expect((await appeal(placer, decision)).status).toBe(404);
  });

  it("is done once: of two admins one decides", async () => {
    const report = await aReport(job(id));
    const admins = await Promise.all(Array.from({ length: 10 }, anAdmin));
    const answers = await Promise.all(admins.map((one, at) => decide(one, report.id, at % 2 ? "remove" : "warn")));
    expect(tally(answers)).toEqual({ 200: 1, "409 already_done": 9 });
    expect(await valueOf("SELECT count(*) FROM decision WHERE report_id = ?", report.id)).toBe(1);
    expect((await auditOf("report", report.id)).length).toBe(1);
    expect((await notificationTypesOf(placer)).filter((type) => type === "moderation")).toHaveLength(1);
  });

  it("refuses in order: unknown report, fields, state", async () => {
    const report = await aReport(job(id));
    const path = (of: number | string) => `/api/admin/reports/${of}/decide/`;
    for (const of of [9_999_999, "x", 0]) expect((await admin.api("POST", path(of), {})).status).toBe(404);
    const { body } = await admin.api("POST", path(report.id), {
      action: "eat",
      statement: " ",
      reason: "x".repeat(1001),
    });
    expect(Object.keys(body).sort()).toEqual(["action", "reason", "statement"]);
    const long = { action: "warn", statement: "x".repeat(2001), reason: "x" };
    expect(Object.keys((await admin.api("POST", path(report.id), long)).body)).toEqual(["statement"]);
    await decide(admin, report.id, "dismiss");
    expect((await admin.api("POST", path(report.id), {})).status).toBe(400);
    expect((await decide(admin, report.id, "dismiss")).body.code).toBe("already_done");
  });

  it("is not made by the admin whom the report is about", async () => {
    const report = await aReport(user(admin));
    for (const action of ["suspend", "remove", "dismiss"]) {
      expect((await decide(admin, report.id, action)).body.code).toBe("own_case");
    }
    expect((await decide(await anAdmin(), report.id, "suspend")).status).toBe(200);
  });
});

describe("taking a thing away, and giving it back", () => {
  it("a job: deleted, and open again", async () => {
    await aBid(helper, id);
    await aDecision(admin, job(id));
    expect([await statusOf(id), await listed(id)]).toEqual(["deleted", 0]);
    expect((await visitor.api("GET", `/api/job/single/${id}/`)).status).toBe(410);
    expect(await notificationTypesOf(helper)).toContain("bid_rejected");
    const { id: decision } = (await placer.api("GET", DECISIONS)).body.results[0];
    await appeal(placer, decision);
    expect((await decideAppeal(admin, decision, "upheld")).body.code).toBe("own_case");
    expect((await decideAppeal(judge, decision, "overturned")).status).toBe(200);
    expect([await statusOf(id), await listed(id)]).toEqual(["open", 1]);
    expect((await visitor.api("GET", `/api/job/single/${id}/`)).body.status).toBe("open");
    expect((await helper.api("POST", "/api/bid/", { job_id: id, amount: "50" })).status).toBe(201);
  });

  it("a job with money: what is held is refunded first, and a new helper may be found after an appeal", async () => {
    const deal = await aPaidDeal();
    await aDecision(admin, job(deal.job));
    expect(await statusOf(deal.job)).toBe("deleted");
    expect(await valueOf("SELECT status FROM payment WHERE id = ?", deal.payment.id)).toBe("refunded");
    expect(await balanceOf(`held:${deal.payment.id}`)).toBe(0);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
    for (const person of [deal.owner, deal.helper]) expect(await notificationTypesOf(person)).toContain("deal_ended");
    await appeal(deal.owner, (await deal.owner.api("GET", DECISIONS)).body.results[0].id);
    const { id: decision } = (await deal.owner.api("GET", DECISIONS)).body.results[0];
    await decideAppeal(judge, decision, "overturned");
    expect((await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body).toMatchObject({
      status: "open",
      bids: [{ status: "cancelled" }],
    });
    expect(await valueOf("SELECT helper_id FROM job WHERE id = ?", deal.job)).toBeNull();
  });

  it("a job in dispute: not before that is settled, and nothing is decided", async () => {
    const deal = await aPaidDeal();
    await env.DB.prepare("UPDATE payment SET status = 'disputed' WHERE id = ?").bind(deal.payment.id).run();
    const report = await aReport(job(deal.job));
    expect((await decide(admin, report.id, "remove")).body.code).toBe("disputed");
    expect(await valueOf("SELECT status FROM report WHERE id = ?", report.id)).toBe("open");
    expect(await statusOf(deal.job)).toBe("reserved");
    expect((await decide(admin, report.id, "warn")).status).toBe(200);
  });

  it("a job that was solved: open, with its money where it went, and a new helper may be found", async () => {
    const deal = await aPaidDeal();
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
    const earned = await balanceOf(`balance:${deal.helper.id}`);
    await overturned(admin, job(deal.job), deal.owner);
    expect((await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body).toMatchObject({
      status: "open",
      bids: [{ status: "cancelled" }],
    });
    expect(await valueOf("SELECT status FROM payment WHERE id = ?", deal.payment.id)).toBe("released");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(earned);
    const { id: bid_id, chat_uri } = await aBid(helper, deal.job, "40.00");
    const intent = { bid_id, chat_uri, amount_with_platform_cost: "42.00" };
    expect((await deal.owner.api("POST", INTENT, intent)).status).toBe(201);
  });

  it("a job that its owner deleted himself: it stays away", async () => {
    const report = await aReport(job(id));
    await placer.api("PATCH", `/api/job/single/${id}/?action=delete`);
    const { body } = await decide(admin, report.id, "remove");
    await appeal(placer, body.id);
    await decideAppeal(judge, body.id, "overturned");
    expect(await statusOf(id)).toBe("deleted");
  });

  it("a comment: gone with its reply, and back as it was", async () => {
    const comments = async () => (await visitor.api("GET", `/api/job/single/${id}/comments/`)).body;
    const thing = await aComment(id, helper);
    const before = await comments();
    await aDecision(admin, thing);
    expect(await comments()).toEqual({ count: 0, results: [] });
    await overturned(admin, await aComment(id, helper, "Een andere"), helper);
    const { id: decision } = (await helper.api("GET", DECISIONS)).body.results[1];
    await appeal(helper, decision);
    await decideAppeal(judge, decision, "overturned");
    expect((await comments()).results[0]).toEqual(before.results[0]);
  });

  it("a message: gone for both, and back as it was", async () => {
    const { chat } = await aBid(helper, id);
    const thing = await aMessage(chat.id, helper, "Geheim nummer");
    const seenBy = async (person: Person) => {
      const { body: messages } = await person.api("GET", `/api/chat/${chat.uri}/message/`);
      const { body: seen } = await person.api("GET", `/api/chat/${chat.uri}/`);
      return { messages, last: seen.last_message, unread: seen.unread };
    };
    const before = [await seenBy(placer), await seenBy(helper)];
    expect(before[0]).toMatchObject({ messages: { count: 2 }, last: "Geheim nummer", unread: 2 });
    const report = await aReport(thing, placer);
    const { id: decision } = (await decide(admin, report.id, "remove")).body;
    for (const person of [placer, helper]) {
      const { messages, last, unread } = await seenBy(person);
      expect(messages).toMatchObject({ count: 1, results: [{ bid: { status: "pending" } }] });
      expect([last, unread]).toEqual([null, person === placer ? 1 : 0]);
    }
    expect((await placer.api("POST", "/api/report/", { ...thing, reason: "spam" })).status).toBe(404);
    await appeal(helper, decision);
    await decideAppeal(judge, decision, "overturned");
    expect([await seenBy(placer), await seenBy(helper)]).toEqual(before);
  });

  it("the first message of a day: the next one carries the day", async () => {
    const { chat } = await aBid(helper, id);
    await env.DB.prepare("UPDATE message SET day = '2020-01-01' WHERE chat_id = ?").bind(chat.id).run();
    const things = [await aMessage(chat.id, helper, "Een"), await aMessage(chat.id, helper, "Twee")];
    const days = async () => {
      const { body } = await placer.api("GET", `/api/chat/${chat.uri}/message/`);
      return body.results.map((one: { first_message_of_day: boolean }) => one.first_message_of_day);
    };
    expect(await days()).toEqual([false, true, true]);
    await decide(admin, (await aReport(things[0] as Thing, placer)).id, "remove");
    expect(await days()).toEqual([true, true]);
  });

  it("the message of a bid: gone from the bid, too", async () => {
    const bid = await aBid(helper, id, "60.00", "Bel me op geheim nummer");
    const message = await valueOf<number>("SELECT id FROM message WHERE bid_id = ?", bid.id);
    const thing: Thing = { target_type: "message", target_id: Number(message) };
    const report = await aReport(thing, placer);
    const { body } = await decide(admin, report.id, "remove");
    const offer = async () => (await placer.api("GET", `/api/job/single/${id}/bids/`)).body.results[0].message;
    expect(await offer()).toBeNull();
    await appeal(helper, body.id);
    await decideAppeal(judge, body.id, "overturned");
    expect(await offer()).toBe("Bel me op geheim nummer");
  });

  it("a review: out of the rating, and back in it", async () => {
    const rating = async () => (await visitor.api("GET", `/api/user/data/${helper.id}/`)).body.rating;
    const thing = await aReview(id, placer, helper);
    expect(await rating()).toBe(1);
    await aDecision(admin, thing);
    expect(await rating()).toBeNull();
    const { id: decision } = (await placer.api("GET", DECISIONS)).body.results[0];
    await appeal(placer, decision);
    await decideAppeal(judge, decision, "overturned");
    expect(await rating()).toBe(1);
  });

  it("a person: suspended, told by mail alone, and let in again", async () => {
    await aDecision(admin, user(placer));
    expect((await placer.api("GET", DECISIONS)).body.code).toBe("token_not_valid");
    expect((await visitor.api("GET", `/api/user/data/${placer.id}/`)).status).toBe(404);
    expect(await listed(id)).toBe(0);
    const data = (await decisionMail(placer))?.data ?? {};
    expect((await appeal(visitor, Number(data.decision), data.token)).status).toBe(201);
    await decideAppeal(judge, Number(data.decision), "overturned");
    expect((await visitor.api("GET", `/api/user/data/${placer.id}/`)).status).toBe(200);
    expect(await listed(id)).toBe(1);
  });

  it("the person behind a thing may be suspended for it; the thing stays", async () => {
    await aDecision(admin, await aComment(id, helper), "suspend");
    expect((await visitor.api("GET", `/api/user/data/${helper.id}/`)).status).toBe(404);
    expect((await visitor.api("GET", `/api/job/single/${id}/comments/`)).body.count).toBe(1);
  });
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
  });

  it("leaves things as they are when it is upheld", async () => {
    const { id: decision } = await aDecision(admin, job(id));
    await appeal(placer, decision);
    const { body } = await decideAppeal(judge, decision, "upheld");
    expect(body.appeal.status).toBe("upheld");
    expect(await statusOf(id)).toBe("deleted");
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

describe("own decisions", () => {
  it("are read one by one, by whom they concern or with the token of the mail", async () => {
    const report = await aReport(job(id), helper);
    const { body } = await decide(admin, report.id, "warn", "Zet geen telefoonnummers in je klus.");
    const token = (await decisionMail(placer))?.data.token;
    const read = async (by: Pick<Person, "api">, query = "") => {
      const answer = await by.api("GET", `${DECISIONS}${body.id}/${query}`);
      return [answer.status, answer.body.statement ?? answer.body.code];
    };
    expect(await read(placer)).toEqual([200, "Zet geen telefoonnummers in je klus."]);
    expect(await read(visitor, `?token=${token}`)).toEqual([200, "Zet geen telefoonnummers in je klus."]);
    expect(await read(visitor, "?token=geraden")).toEqual([404, "not_found"]);
    expect(await read(visitor)).toEqual([401, "not_authenticated"]);
    expect(await read(helper)).toEqual([404, "not_found"]);
  });

  it("are those about own things, newest first", async () => {
    const other = await aJob(placer);
    const first = await aDecision(admin, job(id), "warn");
    const second = await aDecision(admin, job(other), "warn");
    const stranger = await signedUp();
    expect((await placer.api("GET", DECISIONS)).body).toEqual({ count: 2, results: [second, first] });
    expect((await stranger.api("GET", DECISIONS)).body).toEqual({ count: 0, results: [] });
  });
});
