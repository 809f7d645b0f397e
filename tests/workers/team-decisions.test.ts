import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aComment,
  anAdmin,
  appeal,
  aReport,
  aReview,
  decide,
  decideAppeal,
  job,
  STATED,
  type Thing,
  user,
} from "./admin-fixtures";
import { mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import { aPaidDeal } from "./money";
import { neighbours, notificationTypesOf, valueOf } from "./world";

const DECISIONS = "/api/user/decisions/";
const mailOf = async (to: number | string, template: string) =>
  (await mailsTo(to)).find((mail) => mail.template === template);
const logIn = (email: string) => visitor.api("POST", "/api/user/token/", { email, password: PASSWORD });

let admin: Person;
let judge: Person;
let placer: Person;
let helper: Person;
let id: number;
beforeEach(async () => {
  [admin, judge] = [await anAdmin(), await anAdmin()];
  ({ placer, helper, job: id } = await neighbours());
});

interface Removal {
  path: (thing: Thing) => string;
  make: () => Promise<Thing>;
  authors: () => Person[];
  isShown: (thing: Thing) => Promise<boolean>;
}
const REMOVALS: Record<string, Removal> = {
  "a job": {
    path: ({ target_id }) => `jobs/${target_id}`,
    make: async () => job(id),
    authors: () => [placer],
    isShown: async () => (await visitor.api("GET", `/api/job/single/${id}/`)).status === 200,
  },
  "a question and its answer": {
    path: ({ target_id }) => `comments/${target_id}`,
    make: () => aComment(id, helper),
    authors: () => [helper, placer],
    isShown: async () => (await visitor.api("GET", `/api/job/single/${id}/comments/`)).body.count === 1,
  },
  "a review": {
    path: ({ target_id }) => `reviews/${target_id}`,
    make: () => aReview(id, placer, helper),
    authors: () => [placer],
    isShown: async () => (await visitor.api("GET", `/api/user/data/${helper.id}/`)).body.rating === 1,
  },
};

describe("a removal without a report", () => {
  it.each(Object.entries(REMOVALS))("of %s: its authors read why, appeal, and it comes back", async (_, removal) => {
    const thing = await removal.make();
    expect(await removal.isShown(thing)).toBe(true);
    expect((await admin.api("DELETE", `/api/admin/${removal.path(thing)}/`, STATED)).status).toBe(204);
    expect(await removal.isShown(thing)).toBe(false);

    for (const author of removal.authors()) {
      expect((await notificationTypesOf(author)).filter((type) => type === "moderation")).toHaveLength(1);
      const { decision, token } = (await mailOf(author.id, "removal"))?.data ?? {};
      const read = { ...thing, action: "remove", reason: "contact_details", own_initiative: true };
      const own = (await author.api("GET", `${DECISIONS}${decision}/`)).body;
      expect(own).toMatchObject({ ...read, statement: STATED.statement, appeal: null });
      expect((await visitor.api("GET", `${DECISIONS}${decision}/?token=${token}`)).body).toEqual(own);
      expect((await visitor.api("GET", `${DECISIONS}${decision}/?token=x`)).status).toBe(404);
      expect(JSON.stringify([own, await mailsTo(author.id)])).not.toMatch(/Tegen de regels|Beheer/);
    }

    const [author] = removal.authors() as [Person];
    const decision = Number((await mailOf(author.id, "removal"))?.data.decision);
    expect((await appeal(author, decision)).status).toBe(201);
    expect((await decideAppeal(admin, decision, "overturned")).body.code).toBe("own_case");
    const { body: file } = await judge.api("GET", `/api/admin/appeals/${decision}/`);
    expect(file.decision).toMatchObject({ decided_by: { id: admin.id }, note: "Tegen de regels" });
    expect((await decideAppeal(judge, decision, "overturned")).status).toBe(200);
    expect(await removal.isShown(thing)).toBe(true);
    expect(await mailOf(author.id, "appeal_won")).toBeDefined();
  });

  it("of a job is said to visitors, to the helper, and to its owner with the decision", async () => {
    const deal = await aPaidDeal();
    const read = async ({ api }: Pick<Person, "api">) => api("GET", `/api/job/single/${deal.job}/`);
    await admin.api("DELETE", `/api/admin/jobs/${deal.job}/`, STATED);
    expect(await read(visitor)).toMatchObject({ status: 410, body: { code: "job_deleted", by_team: true } });
    expect((await read(deal.helper)).body.removal).toEqual({ decision: null });
    const decision = Number((await mailOf(deal.owner.id, "removal"))?.data.decision);
    expect((await read(deal.owner)).body.removal).toEqual({ decision });
    for (const person of [deal.owner, deal.helper]) {
      const { results } = (await visitor.api("GET", `/api/dev/outbox/?to=${person.email}`)).body;
      const ended = results.find((mail: { template: string }) => mail.template.startsWith("deal_ended"));
      expect(ended.text).toMatch(/Naar de chat: \S+\/messages\/\S+/);
    }
    await appeal(deal.owner, decision);
    await decideAppeal(judge, decision, "overturned");
    expect((await read(deal.owner)).body.removal).toBeNull();
  });

  it("of a question without an answer concerns the asker only", async () => {
    const { target_id } = await aComment(id, helper);
    await env.DB.prepare("UPDATE comment SET reply = NULL WHERE id = ?").bind(target_id).run();
    await admin.api("DELETE", `/api/admin/comments/${target_id}/`, STATED);
    expect(await mailOf(helper.id, "removal")).toBeDefined();
    expect(await mailOf(placer.id, "removal")).toBeUndefined();
  });

  it("is no report: it is not listed nor counted as one", async () => {
    const counts = async () => (await visitor.api("GET", "/api/report/statistics/")).body;
    const before = await counts();
    await admin.api("DELETE", `/api/admin/jobs/${id}/`, STATED);
    expect(await counts()).toEqual(before);
    expect((await admin.api("GET", `/api/admin/reports/?user=${placer.id}`)).body.count).toBe(0);
  });
});

describe("a suspension without a report", () => {
  const suspend = () => admin.api("POST", `/api/admin/users/${placer.id}/suspend/`, STATED);

  it("is stated by mail; the person appeals logged out, and a colleague lifts it", async () => {
    expect((await suspend()).body.status).toBe("suspended");
    expect((await suspend()).status).toBe(200);
    const sent = (await mailsTo(placer.id)).filter(({ template }) => template === "account_suspended");
    expect(sent).toHaveLength(1);
    const { decision, token } = sent[0]?.data ?? {};
    expect((await logIn(placer.email)).body.code).toBe("suspended");
    const read = await visitor.api("GET", `${DECISIONS}${decision}/?token=${token}`);
    expect(read.body).toMatchObject({ action: "suspend", statement: STATED.statement, own_initiative: true });
    expect((await appeal(visitor, Number(decision))).status).toBe(401);
    expect((await appeal(visitor, Number(decision), String(token))).status).toBe(201);
    expect((await decideAppeal(admin, Number(decision), "overturned")).body.code).toBe("own_case");
    await decideAppeal(judge, Number(decision), "overturned");
    expect((await logIn(placer.email)).status).toBe(200);
    expect(await valueOf("SELECT listed FROM job WHERE id = ?", id)).toBe(1);
  });
});

describe("whoever reported something", () => {
  const decidedMail = async (to: number | string) => (await mailOf(to, "report_decided"))?.data;

  it.each([
    ["dismiss", "kept"],
    ["remove", "removed"],
    ["warn", "acted"],
    ["suspend", "acted"],
  ])("hears the outcome of %s: %s", async (action, step) => {
    const report = await aReport(job(id), helper);
    await decide(admin, report.id, action, "Voor de ander alleen.");
    expect(await notificationTypesOf(helper)).toContain("report_decided");
    expect(await decidedMail(helper.id)).toMatchObject({ report: report.id, thing: "job", step });
    const { results } = (await helper.api("GET", "/api/notifications/")).body;
    expect(results[0]).toMatchObject({ type: "report_decided", link: "/meldingen" });
    const told = JSON.stringify([results, (await visitor.api("GET", `/api/dev/outbox/?to=${helper.email}`)).body]);
    expect(told).not.toMatch(/Voor de ander alleen|Beheer|Bekeken|Petra|gewaarschuwd|geschorst/i);
  });

  it("hears that it was gone already when nothing is done about it", async () => {
    const report = await aReport(job(id), helper);
    await placer.api("PATCH", `/api/job/single/${id}/?action=delete`);
    await decide(admin, report.id, "dismiss");
    expect(await decidedMail(helper.id)).toMatchObject({ step: "gone" });
  });

  it("hears once that the decision was reversed, whoever reversed it", async () => {
    const reversed = async (to: number | string) =>
      (await mailsTo(to)).filter(({ template }) => template === "report_reversed").map(({ data }) => data);
    const news = async () => (await helper.api("GET", "/api/notifications/")).body.results[0];
    const report = await aReport(job(id), helper);
    const removal = (await decide(admin, report.id, "remove")).body.id;
    await appeal(placer, removal);
    await decideAppeal(judge, removal, "overturned");
    expect(await reversed(helper.id)).toEqual([expect.objectContaining({ report: report.id, step: "back" })]);
    expect(await news()).toMatchObject({ type: "report_decided", text: expect.stringContaining("weer te zien") });
    const { results } = (await visitor.api("GET", `/api/dev/outbox/?to=${helper.email}&template=report_reversed`)).body;
    expect(results[0].text).toContain("Je meldde een klus");
    expect(JSON.stringify(results)).not.toMatch(/gelijk|Petra|Beheer|Opnieuw bekeken|bezwaar/);

    const person = await aReport(user(placer), helper);
    const suspension = (await decide(admin, person.id, "suspend")).body.id;
    const token = String((await mailOf(placer.id, "decision"))?.data.token);
    await appeal(visitor, suspension, token);
    await admin.api("POST", `/api/admin/users/${placer.id}/restore/`, { reason: "Uitgelegd" });
    await decideAppeal(judge, suspension, "overturned");
    const all = await reversed(helper.id);
    expect(all).toHaveLength(2);
    expect(all).toContainEqual(expect.objectContaining({ report: person.id, step: "reversed" }));
    expect((await notificationTypesOf(helper)).filter((type) => type === "report_decided")).toHaveLength(4);
  });

  it("hears that it stays away if another decision still applies, by mail if there is no account", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    const given = { ...job(id), reason: "fraud", email };
    const { body: first } = await visitor.api("POST", "/api/report/", given, { "Accept-Language": "en" });
    const second = await aReport(job(id), helper);
    const { id: decision } = (await decide(admin, first.id, "remove")).body;
    await decide(admin, second.id, "remove");
    await appeal(placer, decision);
    await decideAppeal(judge, decision, "overturned");
    const { results } = (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=report_reversed`)).body;
    expect(results).toHaveLength(1);
    expect(results[0].text).toContain("stays down, because another decision still applies");
    expect(await mailOf(helper.id, "report_reversed")).toBeUndefined();
  });

  it("without an account hears it at the address and in the language of the report", async () => {
    const email = `${crypto.randomUUID()}@example.test`;
    const given = { ...user(await signedUp()), reason: "fraud", email };
    const { body } = await visitor.api("POST", "/api/report/", given, { "Accept-Language": "en" });
    await decide(admin, body.id, "dismiss");
    const { results } = (await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=report_decided`)).body;
    expect(results).toHaveLength(1);
    expect(results[0].text).toContain("You reported a person");
    expect(results[0].text).toContain(`mention report ${body.id}`);
    expect(results[0].reply_to ?? results[0].replyTo).toBe(env.SUPPORT_EMAIL);
  });
});
