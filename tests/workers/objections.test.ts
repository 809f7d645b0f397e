import { beforeEach, describe, expect, it } from "vitest";
import { LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import { anAdmin, pausedRow, STATED } from "./admin-fixtures";
import { browserOf } from "./browser";
import { mailsTo, type Person, visitor } from "./client";
import { aPaidDeal, asked, balanceOf, db, INTENT, onPage, sessionOf } from "./money";

type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;

let deal: PaidDeal;
beforeEach(async () => {
  deal = await aPaidDeal(6000);
});

const act = (who: Person, action: string) => who.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);
const later = async (hours: number) => {
  await visitor.api("POST", "/api/dev/later/", { job: deal.job, hours });
  await visitor.api("POST", "/api/dev/cron/", { task: "release", user: deal.owner.id });
};
const statusOf = () => db.prepare("SELECT status FROM job WHERE id = ?").bind(deal.job).first<string>("status");

async function suspended(who: Person) {
  await (await anAdmin()).api("POST", `/api/admin/users/${who.id}/suspend/`, STATED);
  const mail = (await mailsTo(who.id)).find(({ template }) => template === "account_suspended");
  return { decision: Number(mail?.data.decision), token: String(mail?.data.token), data: mail?.data ?? {} };
}

type Link = Awaited<ReturnType<typeof suspended>>;

const read = ({ decision, token }: Link) => visitor.api("GET", `/api/user/decisions/${decision}/?token=${token}`);
const object = ({ decision, token }: Link, payment = deal.payment.id) =>
  visitor.api("POST", `/api/user/decisions/${decision}/objection/`, { token, payment, text: "De voeg scheurt." });

describe("a suspended placer of done work", () => {
  it("stops the payment by the link of the mail, and two days are left after the pause", async () => {
    await act(deal.helper, "done");
    await later(6 * 24);
    const link = await suspended(deal.owner);
    const [shown] = (await read(link)).body.deals;
    expect([shown.may_object, shown.until !== null]).toEqual([true, true]);
    const { status, body } = await object(link);
    expect([status, body.deals[0].may_object, body.deals[0].objection]).toEqual([201, false, "De voeg scheurt."]);
    await later(RELEASE_DAYS * 24 + 5);
    expect([await statusOf(), await balanceOf(`balance:${deal.helper.id}`)]).toEqual(["reserved", 0]);
    const admin = await anAdmin();
    const why = { reason: "Nagekeken", statement: "Het werk is in orde." };
    expect((await admin.api("POST", `/api/admin/payments/${deal.payment.id}/resume/`, why)).status).toBe(200);
    await later(LAST_DAYS * 24 - 1);
    expect(await statusOf()).toBe("reserved");
    expect((await object(link)).body.code).toBe("already_done");
    await later(2);
    expect(await statusOf()).toBe("solved");
  });

  it("has a token of at most 200 characters in the link", async () => {
    const link = await suspended(deal.owner);
    const { status, body } = await read({ ...link, token: "x".repeat(201) });
    expect([status, Object.keys(body)]).toEqual([400, ["token"]]);
  });

  it("tells the helper that our team looks, and our team why, but not the helper", async () => {
    await act(deal.helper, "done");
    await object(await suspended(deal.owner));
    const told = (await deal.helper.api("GET", "/api/notifications/")).body.results;
    expect(told[0].type).toBe("payment_decision");
    expect(JSON.stringify(told)).not.toContain("scheurt");
    const { events } = (await deal.helper.api("GET", `/api/job/single/${deal.job}/timeline/`)).body;
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain("objection");
    expect(JSON.stringify(events)).not.toContain("scheurt");
    const admin = await anAdmin();
    expect(await pausedRow(admin, deal.payment.id)).toMatchObject({ objection: "De voeg scheurt." });
  });

  it("stops all money of the deal", async () => {
    const request = await asked(deal, "20.00");
    const { body } = await deal.owner.api("POST", INTENT, request.intent);
    await onPage(sessionOf(body.redirect_url));
    await act(deal.helper, "done");
    const link = await suspended(deal.owner);
    expect((await read(link)).body.deals).toHaveLength(1);
    await object(link);
    await later(RELEASE_DAYS * 24 + 5);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(0);
  });

  it("cannot do more: not before the work is done, not during a dispute, not as the helper, nor after the suspension", async () => {
    const link = await suspended(deal.owner);
    expect((await read(link)).body.deals[0].may_object).toBe(false);
    expect((await object(link)).body.code).toBe("transition");
    await act(deal.helper, "done");
    const of = await suspended(deal.helper);
    expect((await object(of)).body.code).toBe("transition");
    await (await anAdmin()).api("POST", `/api/admin/users/${deal.helper.id}/restore/`, { reason: "Klopt niet" });
    expect((await object({ ...link, token: "iets" })).status).toBe(404);
    await (await anAdmin()).api("POST", `/api/admin/users/${deal.owner.id}/restore/`, { reason: "Klopt niet" });
    expect((await read(link)).body.deals).toEqual([]);
    expect((await object(link)).body.code).toBe("transition");
  });

  it("cannot during a dispute", async () => {
    await act(deal.helper, "done");
    await deal.helper.api("POST", `/api/payment/${deal.payment.id}/dispute/`, { reason: "Betaal me" });
    const link = await suspended(deal.owner);
    expect((await object(link)).body.code).toBe("disputed");
  });

  it("reads when the work is done in a mail of its own", async () => {
    await suspended(deal.owner);
    await act(deal.helper, "done");
    const templates = (await mailsTo(deal.owner.id)).map(({ template }) => template);
    expect([templates.includes("work_done_suspended"), templates.includes("work_marked_done")]).toEqual([true, false]);
  });

  it("does it on the page of the decision, without a script", async () => {
    await act(deal.helper, "done");
    const { decision, token } = await suspended(deal.owner);
    const page = await browserOf();
    const path = `/besluit/${decision}?token=${token}`;
    expect((await page.get(path)).html).toContain(`name="payment" value="${deal.payment.id}"`);
    const fields = { token, payment: String(deal.payment.id), text: "De voeg scheurt." };
    expect((await page.post(path, fields)).status).toBe(303);
    expect((await page.get(path)).html).not.toContain('name="payment"');
  });
});

describe("the mail of a suspension", () => {
  it("names the deals of both roles, and none that is over", async () => {
    const { data } = await suspended(deal.helper);
    expect(JSON.parse(String(data.deals))).toMatchObject([{ role: "helper", step: "agreed", amount: "57.00" }]);
    await act(deal.owner, "cancel");
    const { data: own } = await suspended(deal.owner);
    expect(own.deals).toBeUndefined();
  });
});
