import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";
import { aPaidDeal, aPayableBid, balanceOf, type Deal, db, entriesOf, refundsAtProvider } from "./money";
import { notificationTypesOf, valueOf } from "./world";

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const span = (hours: number) => ({ starts_at: inHours(hours), ends_at: inHours(hours + 2) });
type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;

async function agreed({ owner, helper, bid }: Deal, hours: number) {
  const path = `/api/chat/${bid.chat_uri}/appointment/`;
  expect((await helper.api("POST", path, span(hours))).status).toBe(201);
  expect((await owner.api("PATCH", path, { status: "accepted" })).status).toBe(200);
}

async function mailOf({ email }: Person, template: string): Promise<string> {
  const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${email}&template=${template}`);
  return body.results[0]?.text ?? "";
}

const jobPath = ({ job }: Deal) => `/api/job/single/${job}/`;
const costs = async (deal: PaidDeal, who = deal.owner) => (await who.api("GET", jobPath(deal))).body.cancellation;
const cancel = (deal: PaidDeal, more = "") => deal.owner.api("PATCH", `${jobPath(deal)}?action=cancel${more}`);

describe("cancelling a deal and deleting its job in one step", () => {
  it("gives the money back, notifies the helper, and does not offer the job to former bidders", async () => {
    const deal = await aPaidDeal(6000);
    const lapsed = await signedUp();
    await aPayableBid(deal.job, deal.owner, lapsed);
    await db.prepare("UPDATE bid SET status = 'rejected', ended = 'lapsed' WHERE user_id = ?").bind(lapsed.id).run();
    expect((await cancel(deal, "&remove=true")).body).toMatchObject({ status: "deleted" });
    expect(await entriesOf(`refunded:${deal.payment.id}`)).toMatchObject({ outside: 6300 });
    const mail = await mailOf(deal.helper, "deal_ended_helper");
    expect(mail).toContain("annuleerde de deal");
    expect(mail).toContain("De klus is verwijderd.");
    expect(await notificationTypesOf(lapsed)).toEqual([]);
    expect((await visitor.api("GET", `/api/job/single/${deal.job}/`)).status).toBe(410);
    expect((await cancel(deal, "&remove=true")).body.code).toBe("transition");
  });

  it("says before it how much goes back to the card and how much as credit", async () => {
    const deal = await aPaidDeal(6000);
    await agreed(deal, 23);
    const shown = async (path: string) => textOf(await (await browserOf(deal.owner)).get(path));
    const pages = [`/task/${deal.job}/actie/cancel`, `/wallet/betaling/${deal.payment.id}/herroepen`];
    for (const path of pages) expect(await shown(path)).not.toContain("als tegoed");
    await db.prepare("UPDATE payment SET credits_used = 3000 WHERE id = ?").bind(deal.payment.id).run();
    const sums = /€ 33 op de rekening of kaart waarmee je betaalde, en € 15 als tegoed in je wallet/;
    for (const path of pages) expect(await shown(path)).toMatch(sums);
  });

  it("pays the compensation of a late cancellation", async () => {
    const deal = await aPaidDeal(6000);
    await agreed(deal, 23);
    expect((await cancel(deal, "&compensation=15.00&remove=true")).status).toBe(200);
    expect(await entriesOf(`cancel_fee:${deal.payment.id}`)).toMatchObject({ outside: 4800 });
    expect(await mailOf(deal.helper, "deal_ended_compensated")).toMatch(/€\s15 vergoeding.*De klus is verwijderd/s);
  });

  it("is refused after the work was done, and for a job that is not reserved", async () => {
    const deal = await aPaidDeal(6000);
    await deal.helper.api("PATCH", `${jobPath(deal)}?action=done`);
    expect((await cancel(deal, "&remove=true")).body.code).toBe("work_done");
    const direct = await aPaidDeal(6000);
    await direct.owner.api("PATCH", `${jobPath(direct)}?action=solve`);
    expect((await cancel(direct, "&remove=true")).body.code).toBe("transition");
  });

  it("has one effect when the form is sent twice", async () => {
    const deal = await aPaidDeal(6000);
    const browser = await browserOf(deal.owner);
    const form = `/task/${deal.job}/actie/cancel`;
    expect(textOf(await browser.get(form))).toContain("Verwijder de klus");
    const [first, second] = [
      await browser.post(form, { compensation: "0.00", after: "remove" }),
      await browser.post(form, { compensation: "0.00", after: "remove" }),
    ];
    expect([first.to, second.to]).toEqual(["/profile/my-jobs", "/profile/my-jobs"]);
    expect(await refundsAtProvider(deal.payment.id)).toEqual([6300]);
    expect(textOf(await browser.get(`/task/${deal.job}`))).toContain("De deal is al geannuleerd");
  });
});

describe("cancelling a deal less than a day before its start", () => {
  it("says so first, pays the helper a part of the bid and gives the rest back", async () => {
    const deal = await aPaidDeal(6000);
    await agreed(deal, 23);
    const terms = { allowed: true, refund: "48.00", compensation: "15.00", reason: "late" };
    expect(await costs(deal)).toEqual({ ...terms, compensation_if_late: "15.00" });
    expect(await costs(deal, await signedUp())).toBeNull();
    expect((await cancel(deal, "&compensation=15.00")).body.status).toBe("open");

    const [payment, helper] = [deal.payment.id, deal.helper.id];
    const booked = { [`held:${payment}`]: -6300, [`balance:${helper}`]: 1500, outside: 4800 };
    expect(await entriesOf(`cancel_fee:${payment}`)).toEqual(booked);
    expect((await deal.owner.api("GET", `/api/payment/${payment}/`)).body).toMatchObject({
      status: "refunded",
      refunded_amount: "48.00",
      helper_amount: "15.00",
    });
    expect(await mailOf(deal.helper, "deal_ended_compensated")).toMatch(/€\s15 vergoeding/);
    expect(await mailOf(deal.owner, "deal_ended_owner")).toMatch(/€\s48 terug.*€\s15 vergoeding/s);
    expect((await notificationTypesOf(deal.helper)).at(-1)).toBe("deal_ended");
    const { body } = await deal.helper.api("GET", "/api/wallet/earnings/");
    expect(body).toMatchObject({ gross: "15.00", fees: "0.00", net: "15.00", count: 1 });
    const { results } = (await deal.helper.api("GET", "/api/wallet/history/")).body;
    expect(results).toEqual([expect.objectContaining({ kind: "compensation", amount: "15.00" })]);
  });

  it("is refused when it costs something else than the owner agreed to", async () => {
    const deal = await aPaidDeal(6000);
    await agreed(deal, 23);
    expect(await cancel(deal, "&compensation=0.00")).toMatchObject({
      status: 409,
      body: { code: "compensation_changed" },
    });
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(0);
  });

  it("does not become free by suggesting another time", async () => {
    const deal = await aPaidDeal(6000);
    await agreed(deal, 23);
    await deal.owner.api("POST", `/api/chat/${deal.bid.chat_uri}/appointment/`, span(100));
    expect(await costs(deal)).toMatchObject({ compensation: "15.00" });
    await deal.helper.api("PATCH", `/api/chat/${deal.bid.chat_uri}/appointment/`, { status: "accepted" });
    expect(await costs(deal)).toMatchObject({ compensation: "0.00", reason: "early" });
  });

  it("costs nothing when the helper’s account was closed", async () => {
    const deal = await aPaidDeal(6000);
    await agreed(deal, 23);
    await env.DB.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(deal.helper.id).run();
    expect(await costs(deal)).toMatchObject({ compensation: "0.00", refund: "63.00" });
  });

  it("does not count an appointment of an earlier deal between the two", async () => {
    const deal = await aPaidDeal(6000);
    await agreed(deal, 23);
    await env.DB.prepare("UPDATE bid SET updated_at = ? WHERE id = ?")
      .bind(Date.now() + 1000, deal.bid.id)
      .run();
    expect(await costs(deal)).toMatchObject({ reason: "no_appointment" });
  });
});

describe("a helper who withdraws", () => {
  it.each([
    [23, "late", 1],
    [25, "early", 0],
  ])("%s hours before the start is %s", async (hours, reason, late) => {
    const deal = await aPaidDeal(6000);
    await agreed(deal, hours);
    expect(await costs(deal, deal.helper)).toMatchObject({ refund: "63.00", compensation: "0.00", reason });
    expect((await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id })).status).toBe(204);
    expect(await valueOf("SELECT late FROM bid WHERE id = ?", deal.bid.id)).toBe(late);
    expect(await entriesOf(`refunded:${deal.payment.id}`)).toMatchObject({ outside: 6300 });
  });
});
