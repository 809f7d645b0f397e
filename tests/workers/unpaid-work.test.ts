import { beforeEach, describe, expect, it } from "vitest";
import { LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import { anAdmin } from "./admin-fixtures";
import { mailsTo, type Person, visitor } from "./client";
import { goesBack, type PaidDeal, paidBeforeDone, paysAgain } from "./gone-money";
import { aPaidDeal, balanceOf, db, sums } from "./money";

let deal: PaidDeal;
beforeEach(async () => {
  deal = await aPaidDeal(6000);
  await act(deal.helper, "done");
});

const act = (who: Person, action: string) => who.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);
const later = async (hours: number) => {
  await visitor.api("POST", "/api/dev/later/", { job: deal.job, hours });
  await visitor.api("POST", "/api/dev/cron/", { task: "release", user: deal.owner.id });
};
const statusOf = () => db.prepare("SELECT status FROM job WHERE id = ?").bind(deal.job).first<string>("status");
const cases = async () =>
  (
    await db
      .prepare("SELECT id, handled_at FROM money_case WHERE kind = 'unpaid_work' AND payment_id = ? ORDER BY id")
      .bind(deal.payment.id)
      .all<{ id: number; handled_at: number | null }>()
  ).results;
const decisionsFor = async (who: Person) =>
  (await mailsTo(who.id)).filter(({ template }) => template === "payment_decision");

const handle = async (fields: object) => {
  const [found] = await cases();
  return (await anAdmin()).api("POST", `/api/admin/money/${found?.id}/handle/`, { reason: "Gelezen", ...fields });
};

describe("work that is done, and whose money went back", () => {
  it("is not completed by time: after the days our team has it, once, and both are told", async () => {
    await goesBack(deal);
    await later(RELEASE_DAYS * 24 - 1);
    expect([await statusOf(), await cases()]).toEqual(["reserved", []]);
    await later(2);
    expect([await statusOf(), (await cases()).length]).toEqual(["reserved", 1]);
    for (const who of [deal.owner, deal.helper]) expect(await decisionsFor(who)).toHaveLength(1);
    await later(24 * 30);
    expect([await statusOf(), (await cases()).length]).toEqual(["reserved", 1]);
  });

  it("gives the two their days from when the money went back", async () => {
    await later(4 * 24);
    await goesBack(deal);
    await later(4 * 24);
    expect(await cases()).toEqual([]);
    await later(4 * 24);
    expect(await cases()).toHaveLength(1);
  });

  it("goes on when it is paid again, and leaves two days to object", async () => {
    await later(6 * 24);
    await goesBack(deal);
    await later(8 * 24);
    await paysAgain(deal);
    await later(1);
    const [found] = await cases();
    expect(found?.handled_at).not.toBeNull();
    await later(46);
    expect(await statusOf()).toBe("reserved");
    await later(2);
    expect(await statusOf()).toBe("solved");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(5700);
  });

  it("can be disputed when it is paid again, and is not called extra work", async () => {
    await goesBack(deal);
    const { id } = await paysAgain(deal);
    const news = (await mailsTo(deal.owner.id)).find(({ template }) => template === "payment_request");
    expect(news?.data.direct).toBe(1);
    const templates = async (who: Person) => (await mailsTo(who.id)).map(({ template }) => template);
    expect(await templates(deal.owner)).toContain("receipt_again");
    expect(await templates(deal.owner)).not.toContain("receipt_request");
    expect(await templates(deal.helper)).toContain("payment_held_again");
    expect(await templates(deal.helper)).not.toContain("payment_held");
    expect((await deal.owner.api("POST", `/api/payment/${id}/dispute/`, { reason: "Niet af" })).status).toBe(201);
  });

  it("is a second case when what was paid again goes back too", async () => {
    await goesBack(deal);
    await later(8 * 24);
    const { session } = await paysAgain(deal);
    await later(1);
    await goesBack(deal, session);
    await later(8 * 24);
    expect((await cases()).map(({ handled_at }) => handled_at === null)).toEqual([false, true]);
  });

  it.each([
    ["solved", "solved", 0],
    ["open", "open", 0],
  ])("ends by a decision of an admin as %s, without any money", async (outcome, status, gained) => {
    await goesBack(deal);
    await later(8 * 24);
    const { id } = await anAdmin();
    expect((await handle({})).status).toBe(400);
    const before = await balanceOf(`balance:${deal.helper.id}`);
    expect((await handle({ outcome, statement: "We lazen de chat." })).status).toBe(200);
    expect([await statusOf(), id > 0]).toEqual([status, true]);
    expect((await balanceOf(`balance:${deal.helper.id}`)) - before).toBe(gained);
    for (const who of [deal.owner, deal.helper]) expect(await decisionsFor(who)).toHaveLength(2);
    expect((await handle({ outcome, statement: "Nog eens." })).body.code).toBe("already_done");
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("moves what is still held with the decision", async () => {
    await paidBeforeDone(deal, "20.00");
    await goesBack(deal);
    await later(8 * 24);
    expect((await handle({ outcome: "solved", statement: "Het werk is af." })).status).toBe(200);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1900);
  });

  it("moves no other money than the admin saw", async () => {
    await paidBeforeDone(deal, "20.00");
    await goesBack(deal);
    await later(8 * 24);
    const [found] = await cases();
    const { body } = await (await anAdmin()).api("GET", `/api/admin/money/${found?.id}/`);
    expect(body.held).toBe("21.00");
    await paysAgain(deal, "10.00");
    const decision = { outcome: "solved", statement: "Het werk is af." };
    expect(await handle({ ...decision, total: "21.00" })).toMatchObject({
      status: 409,
      body: { code: "money_changed" },
    });
    expect([await statusOf(), await balanceOf(`balance:${deal.helper.id}`)]).toEqual(["reserved", 0]);
    expect((await handle({ ...decision, total: "31.50" })).status).toBe(200);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1900 + 950);
  });

  it("says at held extra work that its price is gone", async () => {
    const { id } = await paidBeforeDone(deal, "20.00");
    const isGone = async () => (await deal.owner.api("GET", `/api/payment/${id}/`)).body.price_gone;
    expect(await isGone()).toBe(false);
    await goesBack(deal);
    expect(await isGone()).toBe(true);
    await paysAgain(deal, "60.00");
    expect(await isGone()).toBe(false);
  });

  it("is not decided by an admin any more once the two settled it", async () => {
    await goesBack(deal);
    await later(8 * 24);
    await act(deal.owner, "solve");
    expect((await handle({ outcome: "open", statement: "Te laat." })).body.code).toBe("transition");
    expect(await statusOf()).toBe("solved");
  });

  it("has no reminder that the job completes itself", async () => {
    await goesBack(deal);
    await later(6 * 24);
    expect((await mailsTo(deal.owner.id)).map(({ template }) => template)).not.toContain("work_done");
  });
});

describe("work that began and is not done, and whose money went back", () => {
  beforeEach(async () => {
    deal = await aPaidDeal(6000);
    const path = `/api/job/single/${deal.job}/`;
    const { words } = (await deal.owner.api("GET", path)).body.start_code;
    await deal.helper.api("POST", `${path}begin/`, { words });
  });

  it("goes to our team after the days, once, and both are told", async () => {
    await goesBack(deal);
    await later(RELEASE_DAYS * 24 - 1);
    expect(await cases()).toEqual([]);
    await later(2);
    expect([await statusOf(), (await cases()).length]).toEqual(["reserved", 1]);
    for (const who of [deal.owner, deal.helper]) expect(await decisionsFor(who)).toHaveLength(1);
    await act(deal.helper, "done");
    await later(RELEASE_DAYS * 24 + 1);
    expect(await cases()).toHaveLength(1);
  });

  it("is said to both with the moment when our team looks, and once more two days before", async () => {
    const template = (who: Person, name: string) =>
      mailsTo(who.id).then((mails) => mails.filter((mail) => mail.template === name));
    await goesBack(deal);
    for (const [who, name] of [
      [deal.owner, "chargeback_again"],
      [deal.helper, "chargeback"],
    ] as const) {
      const lost = (await template(who, name)).find(({ data }) => String(data.step).includes("_lost"));
      expect(lost?.data.until).toBeGreaterThan(Date.now() + (RELEASE_DAYS - 1) * 24 * 3_600_000);
    }
    await later((RELEASE_DAYS - LAST_DAYS) * 24 - 1);
    expect(await template(deal.owner, "unpaid_soon_owner")).toEqual([]);
    await later(2);
    await later(1);
    expect(await template(deal.owner, "unpaid_soon_owner")).toHaveLength(1);
    expect(await template(deal.helper, "unpaid_soon_helper")).toHaveLength(1);
    expect(await cases()).toEqual([]);
    const [{ text } = { text: "" }] = (
      await visitor.api("GET", `/api/dev/outbox/?to=${deal.owner.email}&template=unpaid_soon_owner`)
    ).body.results;
    expect(text).toMatch(/niet geregeld voor \w+dag \d+ \w+ om \d+:\d+/);
  });

  it.each(["solved", "open"])("ends by a decision as %s", async (outcome) => {
    await goesBack(deal);
    await later(RELEASE_DAYS * 24 + 1);
    expect((await handle({ outcome, statement: "We lazen de chat." })).status).toBe(200);
    expect(await statusOf()).toBe(outcome);
  });

  it("is not for our team once it is paid again", async () => {
    await goesBack(deal);
    await paysAgain(deal);
    await later(RELEASE_DAYS * 24 + 1);
    expect(await cases()).toEqual([]);
  });
});
