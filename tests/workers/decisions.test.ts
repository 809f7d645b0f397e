import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { aDecision, anAdmin, appeal, aReport, auditOf, decide, decisionMail, job, user } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { aPaidDeal } from "./money";
import { aJob, neighbours, notificationTypesOf, tally, valueOf } from "./world";

const DECISIONS = "/api/user/decisions/";
const statusOf = (id: number) => valueOf<string>("SELECT status FROM job WHERE id = ?", id);

let admin: Person;
let placer: Person;
let helper: Person;
let id: number;
beforeEach(async () => {
  admin = await anAdmin();
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

  it("removes a job with the money that the admin saw, or not at all", async () => {
    const deal = await aPaidDeal();
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    const report = await aReport(job(deal.job));
    const path = `/admin/reports/${report.id}?action=remove`;
    const page = await (await browserOf(admin)).get(path);
    expect(page.html).toMatch(/name="total"[^>]*value="105.00"|value="105.00"[^>]*name="total"/);
    const text = textOf(page);
    expect(text).toMatch(/Terug naar \S.*€ 105/);
    expect(text).toContain("De klusser zegt dat het werk klaar is");
    const act = (total?: string) =>
      admin.api("POST", `/api/admin/reports/${report.id}/decide/`, {
        action: "remove",
        reason: "Bekeken",
        statement: "Dit mag niet.",
        total,
      });
    expect(await act("0.00")).toMatchObject({ status: 409, body: { code: "money_changed" } });
    expect(await valueOf("SELECT status FROM payment WHERE id = ?", deal.payment.id)).toBe("held");
    expect((await act("105.00")).status).toBe(200);
    expect(await valueOf("SELECT status FROM payment WHERE id = ?", deal.payment.id)).toBe("refunded");
  });

  it("is not made by the admin whom the report is about", async () => {
    const report = await aReport(user(admin));
    for (const action of ["suspend", "remove", "dismiss"]) {
      expect((await decide(admin, report.id, action)).body.code).toBe("own_case");
    }
    expect((await decide(await anAdmin(), report.id, "suspend")).status).toBe(200);
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
    const results = [second, first].map((one) => expect.objectContaining(one));
    expect((await placer.api("GET", DECISIONS)).body).toEqual({ count: 2, results });
    expect((await stranger.api("GET", DECISIONS)).body).toEqual({ count: 0, results: [] });
  });
});
