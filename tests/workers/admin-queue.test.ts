import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aComment,
  aDecision,
  aFailedDelivery,
  aMessage,
  anAdmin,
  appeal,
  aReport,
  aReview,
  auditOf,
  decide,
  job,
  user,
} from "./admin-fixtures";
import { type Person, visitor } from "./client";
import { aBid, neighbours, tally, valueOf } from "./world";

let admin: Person;
let placer: Person;
let helper: Person;
let id: number;
const get = async (path: string) => (await admin.api("GET", path)).body;
beforeEach(async () => {
  admin = await anAdmin();
  ({ placer, helper, job: id } = await neighbours());
});

describe("the queue of reports", () => {
  it("shows who reported what, of every kind, newest first", async () => {
    const { chat } = await aBid(helper, id);
    const things = [
      await aComment(id, helper, "Vraag"),
      await aMessage(chat.id, helper, "Bericht"),
      await aReview(id, helper, placer),
      user(helper),
      job(id),
    ];
    for (const thing of things) await aReport(thing, placer);
    const { results } = await get("/api/admin/reports/");
    const shown = results.slice(0, 5).reverse();
    expect(shown.map(({ target_type, target_id }: (typeof things)[0]) => ({ target_type, target_id }))).toEqual(things);
    expect(shown.map(({ target }: { target: { text: string } }) => target.text)).toEqual([
      "Vraag",
      "Bericht",
      "Nooit meer",
      null,
      "Twaalf meter, verf is er al.",
    ]);
    expect(shown[0]).toEqual({
      id: expect.any(Number),
      ...things[0],
      reason: "spam",
      text: "Kijk hier eens naar",
      status: "open",
      created_at: expect.any(String),
      reporter: expect.objectContaining({ id: placer.id, name: "Petra de Vries", email: placer.email }),
      target: {
        title: "Schutting schilderen",
        text: "Vraag",
        job: id,
        user: expect.objectContaining({ id: helper.id, name: "Hassan Bakker" }),
        gone: false,
      },
    });
  });

  it("knows a visitor by his address alone", async () => {
    await aReport(job(id));
    const [{ reporter }] = (await get("/api/admin/reports/")).results;
    expect(reporter).toMatchObject({ id: null, name: "", email: expect.stringContaining("@") });
  });

  it("still says what was taken away", async () => {
    const { chat } = await aBid(helper, id);
    for (const thing of [await aComment(id, helper, "Vraag"), await aMessage(chat.id, helper, "Bericht")]) {
      await decide(admin, (await aReport(thing, placer)).id, "remove");
      const [{ target }] = (await get("/api/admin/reports/?status=closed")).results;
      expect([target.text, target.gone]).toEqual([thing.target_type === "comment" ? "Vraag" : "Bericht", true]);
    }
    const comment = await aComment(id, helper);
    await aReport(comment, placer);
    await env.DB.prepare("DELETE FROM comment WHERE id = ?").bind(comment.target_id).run();
    expect((await get("/api/admin/reports/")).results[0].target).toMatchObject({ title: null, text: null, gone: true });
  });

  it("has the open and the closed ones apart", async () => {
    const report = await aReport(job(id));
    const ids = async (status: string) =>
      (await get(`/api/admin/reports/?status=${status}`)).results.map((one: { id: number }) => one.id);
    expect(await ids("open")).toContain(report.id);
    await decide(admin, report.id, "dismiss");
    expect(await ids("open")).not.toContain(report.id);
    expect(await ids("closed")).toContain(report.id);
    expect(await get("/api/admin/reports/?status=lost")).toHaveProperty("status");
  });
});

describe("the queue of appeals", () => {
  it("has the decisions that were appealed against", async () => {
    const { id: decision } = await aDecision(admin, job(id), "warn");
    const { id: other } = await aDecision(admin, user(helper), "warn");
    await appeal(placer, decision);
    const ids = async (query = "") =>
      (await get(`/api/admin/appeals/${query}`)).results.map((one: { id: number }) => one.id);
    expect(await ids()).toContain(decision);
    expect(await ids()).not.toContain(other);
    expect(await ids("?status=open")).toContain(decision);
    expect(await ids("?status=upheld")).not.toContain(decision);
  });
});

describe("what could not be delivered", () => {
  it("is shown without what it said", async () => {
    const letter = await aFailedDelivery();
    const { results } = await get("/api/admin/outbox/");
    expect(results[0]).toEqual({
      id: letter,
      kind: "mail",
      involved: false,
      key: expect.stringContaining("mail:welcome:"),
      attempts: 8,
      error: "mail provider answered 500",
      user: null,
      address: null,
      subject: expect.stringContaining("Welkom"),
      payment: null,
      payout: null,
      amount: null,
      created_at: "1970-01-01T00:00:00.000Z",
      failed_at: "1970-01-01T00:00:00.001Z",
    });
    expect(JSON.stringify(results)).not.toContain("geheim");
  });

  it("is tried again, once, and that is in the audit log", async () => {
    const letter = await aFailedDelivery();
    const path = `/api/admin/outbox/${letter}/retry/`;
    expect(Object.keys((await admin.api("POST", path, {})).body)).toEqual(["reason"]);
    const retry = () => admin.api("POST", path, { reason: "Provider weer bereikbaar" });
    const answers = await Promise.all(Array.from({ length: 6 }, retry));
    expect(tally(answers)).toEqual({ 200: 1, "409 already_done": 5 });
    expect(answers.find(({ status }) => status === 200)?.body).toMatchObject({
      id: letter,
      attempts: 0,
      failed_at: null,
    });
    expect(await auditOf("outbox", letter)).toEqual([["retry", "Provider weer bereikbaar"]]);
    await visitor.api("GET", "/api/dev/outbox/");
    expect(await valueOf("SELECT delivered_at > 0 FROM outbox WHERE id = ?", letter)).toBe(1);
  });
});
