import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { sharesOf } from "~/domain/deals/dispute-life";
import {
  aComment,
  aDecision,
  aFailedDelivery,
  aMessage,
  anAdmin,
  appeal,
  aReport,
  auditOf,
  decide,
  job,
  type Thing,
  user,
} from "./admin-fixtures";
import type { Person } from "./client";
import { aPaidDeal } from "./money";
import { aBid, neighbours } from "./world";

let admin: Person;
let placer: Person;
let helper: Person;
let id: number;
const get = async (path: string) => (await admin.api("GET", path)).body;
const fileOf = (report: number) => get(`/api/admin/reports/${report}/`);
const ids = (things: { id: number }[]) => things.map((one) => one.id);
const reportedAt = (report: number, at: number) =>
  env.DB.prepare("UPDATE report SET created_at = ? WHERE id = ?").bind(at, report).run();

beforeEach(async () => {
  admin = await anAdmin();
  ({ placer, helper, job: id } = await neighbours());
});

describe("what waits for the desk", () => {
  it("is counted", async () => {
    const before = await get("/api/admin/waiting/");
    await aReport(job(id));
    await aReport(user(helper));
    const { id: decision } = await aDecision(admin, user(placer), "warn");
    await appeal(placer, decision);
    await aFailedDelivery();
    const { payment, owner } = await aPaidDeal();
    await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Niet af" });
    const after = await get("/api/admin/waiting/");
    const grown = (what: string) => after[what] - before[what];
    // A dispute that the parties still discuss is not in the admin queue.
    expect(["reports", "appeals", "disputes", "letters"].map(grown)).toEqual([2, 1, 0, 1]);
    const toDesk = env.DB.prepare("UPDATE dispute SET status = 'desk', desk_at = ? WHERE payment_id = ?");
    // Before the cases of other tests, and then after them.
    await toDesk.bind(-3, payment.id).run();
    const atDesk = await get("/api/admin/waiting/");
    await toDesk.bind(Date.now(), payment.id).run();
    expect(atDesk.disputes - before.disputes).toBe(1);
    expect(atDesk.oldest[0]).toMatchObject({ queue: "dispute", id: payment.id, user: { id: owner.id } });
  });

  it("comes with what has waited longest first", async () => {
    const [first, second] = [await aReport(user(helper)), await aReport(job(id), helper)];
    await reportedAt(first.id, -2);
    await reportedAt(second.id, -1);
    const { oldest } = await get("/api/admin/waiting/");
    expect(oldest.slice(0, 2)).toEqual([
      expect.objectContaining({ queue: "report", id: first.id, target_type: "user", title: null, reason: "spam" }),
      expect.objectContaining({
        queue: "report",
        id: second.id,
        title: "Schutting schilderen",
        user: expect.objectContaining({ id: placer.id, name: "Petra de Vries" }),
      }),
    ]);
    await decide(admin, first.id, "dismiss");
    await decide(admin, second.id, "dismiss");
    expect(ids((await get("/api/admin/waiting/")).oldest)).not.toContain(first.id);
  });
});

describe("the file of a report", () => {
  it("has what was said round a message, and nothing of a conversation that was not reported", async () => {
    const { chat } = await aBid(helper, id);
    const said: Thing[] = [];
    for (let at = 0; at < 15; at++) said.push(await aMessage(chat.id, at % 2 ? helper : placer, `Zin ${at}`));
    const reported = said[8] as Thing;
    const report = await aReport(reported, placer);
    const { conversation } = await fileOf(report.id);
    expect(conversation.map(({ message }: { message: string }) => message)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((at) => `Zin ${at}`),
    );
    expect(conversation.filter((one: { reported: boolean }) => one.reported)).toEqual([
      expect.objectContaining({ id: reported.target_id, sender: expect.objectContaining({ name: "Petra de Vries" }) }),
    ]);
    await decide(admin, report.id, "remove");
    const [{ message }] = (await fileOf(report.id)).conversation.filter((one: { reported: boolean }) => one.reported);
    expect(message).toBe("Zin 8");
    expect((await fileOf((await aReport(user(helper))).id)).conversation).toEqual([]);
  });

  it("has the account it is about, what else was reported, and what was decided before", async () => {
    const earlier = await aDecision(admin, await aComment(id, helper), "remove");
    await env.DB.prepare("UPDATE user SET language = 'en' WHERE id = ?").bind(helper.id).run();
    const [one, other] = [await aReport(user(helper), placer), await aReport(user(helper))];
    const file = await fileOf(one.id);
    expect(file).toMatchObject({
      id: one.id,
      account: { status: "active", language: "en" },
      decision: null,
      reporter: { id: placer.id },
    });
    expect(ids(file.others)).toEqual([other.id]);
    expect(ids(file.earlier)).toEqual([earlier.id]);
  });

  it("says who decided it and why, by the audit log", async () => {
    const report = await aReport(job(id));
    await decide(admin, report.id, "warn", "Liever niet.");
    expect((await fileOf(report.id)).decision).toMatchObject({
      action: "warn",
      statement: "Liever niet.",
      note: "Bekeken",
      decided_by: { id: admin.id },
    });
    expect(await auditOf("report", report.id)).toEqual([["warn", "Bekeken"]]);
  });

  it("is not there without the report", async () => {
    for (const path of ["reports/999999999", "reports/x", "appeals/999999999", "disputes/999999999"]) {
      expect(await admin.api("GET", `/api/admin/${path}/`), path).toMatchObject({ status: 404 });
    }
  });
});

describe("the file of an appeal", () => {
  it("is found by its decision, and only once there is an appeal", async () => {
    const decision = await aDecision(admin, job(id), "warn");
    expect(await admin.api("GET", `/api/admin/appeals/${decision.id}/`)).toMatchObject({ status: 404 });
    await appeal(placer, decision.id);
    expect(await get(`/api/admin/appeals/${decision.id}/`)).toMatchObject({
      target: { title: "Schutting schilderen", user: { id: placer.id } },
      decision: { id: decision.id, decided_by: { id: admin.id }, appeal: { status: "open" } },
    });
  });
});

describe("the file of a dispute", () => {
  it("has the payment, the job and what the two said, also after it ended", async () => {
    const { owner, helper: payee, payment, job: reserved } = await aPaidDeal();
    expect(await admin.api("GET", `/api/admin/disputes/${payment.id}/`)).toMatchObject({ status: 404 });
    await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Niet af" });
    await payee.api("POST", `/api/payment/${payment.id}/dispute/proposal/`, { amount: "80.00" });
    const file = await get(`/api/admin/disputes/${payment.id}/`);
    expect(file).toMatchObject({
      payment: {
        id: payment.id,
        payer: { id: owner.id },
        dispute: { reason: "Niet af", proposals: [{ amount: "80.00" }] },
      },
      job: { id: reserved },
    });
    expect(file.conversation.count).toBe(file.conversation.results.length);
    const body = { outcome: "split", amount: "80.00", reason: "Voorstel gevolgd", statement: "Zo was het voorstel." };
    await admin.api("POST", `/api/admin/disputes/${payment.id}/resolve/`, body);
    const ended = await get(`/api/admin/disputes/${payment.id}/`);
    const shares = sharesOf(10_000, 8_000, 5);
    expect(ended.payment).toMatchObject({
      dispute: { status: "closed" },
      helper_amount: (shares.helper / 100).toFixed(2),
      refunded_amount: (shares.payer / 100).toFixed(2),
    });
  });
});
