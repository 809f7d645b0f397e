import { describe, expect, it } from "vitest";
import { type Person, signedUp } from "./client";
import {
  aDeal,
  aPaidDeal,
  aPayableBid,
  asked,
  aTapJob,
  balanceOf,
  db,
  INTENT,
  onPage,
  opened,
  paymentOf,
  refundsAtProvider,
  sessionOf,
  succeeded,
  sums,
  toppedUp,
  valueOf,
} from "./money";
import { accepted, atOnce, inDirectMode, tally } from "./world";

const dispute = (person: Person, id: number) =>
  person.api("POST", `/api/payment/${id}/dispute/`, { reason: "Niet af" });
const close = (person: Person, id: number) => person.api("DELETE", `/api/payment/${id}/dispute/`);
const propose = (person: Person, id: number, amount = "60.00") =>
  person.api("POST", `/api/payment/${id}/dispute/proposal/`, { amount });
const accept = (person: Person, id: number) => person.api("POST", `/api/payment/${id}/dispute/accept/`);
const solve = (person: Person, job: number) => person.api("PATCH", `/api/job/single/${job}/?action=solve`);
const ROUNDS = Array.from({ length: 8 }, (_, at) => at);

async function aDispute() {
  const deal = await aPaidDeal();
  await dispute(deal.owner, deal.payment.id);
  return { ...deal, id: deal.payment.id };
}

async function aProposal() {
  const deal = await aDispute();
  await propose(deal.owner, deal.id);
  return deal;
}

describe("a dispute", () => {
  it("begins once", async () => {
    const { owner, payment } = await aPaidDeal();
    expect(tally(await atOnce(() => dispute(owner, payment.id)))).toEqual({ 201: 1, "409 disputed": 19 });
    const count = db.prepare("SELECT count(*) AS n FROM dispute WHERE payment_id = ?").bind(payment.id);
    expect(await count.first("n")).toBe(1);
  });

  it("takes one proposal at a turn", async () => {
    const { owner, id } = await aDispute();
    expect(tally(await atOnce(() => propose(owner, id)))).toEqual({ 201: 1, "409 transition": 19 });
  });

  it("takes turns, also when both talk at once", async () => {
    const { owner, helper, id } = await aDispute();
    await Promise.all(Array.from({ length: 20 }, (_, at) => propose(at % 2 ? owner : helper, id)));
    const { proposals, status } = (await paymentOf(owner, id)).dispute;
    const by = proposals.map((one: { by: number }) => one.by);
    expect(by.filter((person: number, at: number) => person === by[at - 1])).toEqual([]);
    expect(by.length).toBeLessThanOrEqual(6);
    expect(status).toBe(by.length === 6 ? "desk" : "open");
  });

  it("is agreed once", async () => {
    const { helper, id } = await aProposal();
    expect(tally(await atOnce(() => accept(helper, id)))).toEqual({ 200: 1, "409 transition": 19 });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(5700);
    expect(await refundsAtProvider(id)).toEqual([4200]);
  });

  it.each(ROUNDS)("is agreed as it was proposed, or goes on with the answer to it (%i)", async () => {
    const { helper, id } = await aProposal();
    const [agreed, answered] = await Promise.all([accept(helper, id), propose(helper, id, "80.00")]);
    if (agreed.status === 200) expect(answered).toMatchObject({ status: 409, body: { code: "transition" } });
    else expect([agreed.status, answered.status]).toEqual([403, 201]);
    expect(await balanceOf(`balance:${helper.id}`)).toBe(agreed.status === 200 ? 5700 : 0);
  });

  it("is closed once", async () => {
    const { owner, id } = await aDispute();
    expect(tally(await atOnce(() => close(owner, id)))).toEqual({ 200: 1, "409 transition": 19 });
  });

  it.each(ROUNDS)("ends one way when it is agreed, let go and decided at once (%i)", async () => {
    const { owner, helper, job, id } = await aProposal();
    const admin = await signedUp({ roles: "admin" });
    const decide = () =>
      admin.api("POST", `/api/admin/disputes/${id}/resolve/`, {
        outcome: "refund",
        reason: "Niets gedaan",
        statement: "Er is niets gedaan.",
      });
    const [agreed, letGo, decided] = await Promise.all([accept(helper, id), close(owner, id), decide()]);
    expect([agreed, letGo, decided].filter(({ status }) => status === 200)).toHaveLength(1);
    const ends = { released: [0, 5700, "solved"], held: [10_500, 0, "reserved"], refunded: [0, 0, "open"] };
    const status = agreed.status === 200 ? "released" : letGo.status === 200 ? "held" : "refunded";
    expect(await valueOf("payment", id, "status")).toBe(status);
    const held = await balanceOf(`held:${id}`);
    expect([held, await balanceOf(`balance:${helper.id}`), await valueOf("job", job, "status")]).toEqual(ends[status]);
  });

  it.each(ROUNDS)("and completing the job exclude each other (%i)", async () => {
    const { owner, helper, job, payment } = await aPaidDeal();
    const [opening, solving] = await Promise.all([dispute(helper, payment.id), solve(owner, job)]);
    expect([opening.status === 201, solving.status === 200].filter(Boolean)).toHaveLength(1);
    expect(await valueOf("payment", payment.id, "status")).toBe(opening.status === 201 ? "disputed" : "released");
  });
});

describe("a request", () => {
  it("has one session when it is paid twenty times at once", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const { intent } = await asked({ helper, bid });
    const answers = await atOnce(() => owner.api("POST", INTENT, intent));
    expect(tally(answers)).toEqual({ 200: 19, 201: 1 });
    expect(new Set(answers.map(({ body }) => body.redirect_url)).size).toBe(1);
  });

  it.each(ROUNDS)("is paid out or goes back when its job is completed while it is paid (%i)", async () => {
    const { owner, helper, job, bid } = await aPaidDeal();
    const request = await asked({ helper, bid });
    const { body } = await owner.api("POST", INTENT, request.intent);
    const [, solved] = await Promise.all([succeeded(sessionOf(body.redirect_url), 2100), solve(owner, job)]);
    expect(solved.status).toBe(200);
    const status = await valueOf("payment", request.id, "status");
    expect(["released", "refunded"]).toContain(status);
    expect(await balanceOf(`balance:${helper.id}`)).toBe(status === "released" ? 11_400 : 9500);
    expect(await balanceOf(`held:${request.id}`)).toBe(0);
  });

  it.each(ROUNDS)("is held at what was paid, or changed and given back (%i)", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const request = await asked({ helper, bid });
    const { body } = await owner.api("POST", INTENT, request.intent);
    const [, changed] = await Promise.all([
      succeeded(sessionOf(body.redirect_url), 2100),
      helper.api("PUT", `/api/payment/${request.id}/`, { amount: "30.00" }),
    ]);
    const payment = await paymentOf(owner, request.id);
    const held = await balanceOf(`held:${request.id}`);
    if (changed.status === 200) expect([payment.status, payment.amount, held]).toEqual(["open", "30.00", 0]);
    else expect([payment.status, payment.amount, held]).toEqual(["held", "20.00", 2100]);
  });

  it("is settled once", async () => {
    const { owner, helper, bid } = await aDeal();
    await accepted(owner, bid.id);
    const body = { chat_uri: bid.chat_uri, amount: "100.00" };
    const { id } = (await inDirectMode(helper)("POST", "/api/payment/", body)).body;
    const settle = () => inDirectMode(owner)("PUT", "/api/payment/transaction/", { payment_id: id, status: "settled" });
    expect(tally(await atOnce(settle))).toEqual({ 200: 1, "409 transition": 19 });
  });
});

describe("credits", () => {
  const payWith = (owner: Person, intent: object) => owner.api("POST", INTENT, { ...intent, use_credits: true });

  it("are topped up once, however often the bank says so", async () => {
    const person = await signedUp();
    const { body } = await person.api("POST", "/api/user/credits/", { amount: "20.00" });
    await Promise.all(Array.from({ length: 20 }, () => succeeded(sessionOf(body.redirect_url), 2000)));
    expect(await balanceOf(`credits:${person.id}`)).toBe(2000);
  });

  it("hold one bid at once when it is paid twenty times at once", async () => {
    const { owner, bid } = await aDeal();
    await toppedUp(owner, "500.00");
    expect(tally(await atOnce(() => payWith(owner, bid.intent)))).toEqual({ 201: 1, "409 bid_not_pending": 19 });
    expect(await balanceOf(`credits:${owner.id}`)).toBe(50_000 - 10_500);
  });

  it("are never spent twice, though twenty bids are paid with them at once", async () => {
    const owner = await signedUp();
    await toppedUp(owner, "315.00");
    const bids = await Promise.all(
      Array.from({ length: 20 }, async () => aPayableBid(await aTapJob(owner), owner, await signedUp())),
    );
    const answers = await Promise.all(bids.map(({ intent }) => payWith(owner, intent)));
    expect(tally(answers)).toEqual({ 201: 20 });
    const held = answers.filter(({ body }) => body.status === "held");
    expect(held).toHaveLength(3);
    expect(await balanceOf(`credits:${owner.id}`)).toBe(0);
  });

  it.each(ROUNDS)("that two successes count on go to one of them (%i)", async () => {
    const owner = await signedUp();
    await toppedUp(owner, "20.00");
    const bids = [
      await aPayableBid(await aTapJob(owner), owner, await signedUp()),
      await aPayableBid(await aTapJob(owner), owner, await signedUp()),
    ];
    const sessions = await Promise.all(
      bids.map(async ({ intent }) => sessionOf((await payWith(owner, intent)).body.redirect_url)),
    );
    await Promise.all(sessions.map((session) => succeeded(session, 8500)));
    const paid = (await owner.api("GET", "/api/payment/?role=payer")).body.results;
    const of = (kind: string) => paid.filter((one: { kind: string }) => one.kind === kind);
    expect(
      of("bid")
        .map(({ status }: { status: string }) => status)
        .sort(),
    ).toEqual(["held", "refunded"]);
    expect(await balanceOf(`credits:${owner.id}`)).toBe(0);
  });

  it("and a card held at once: one payment, the other goes back", async () => {
    const { owner, bid } = await aDeal();
    await toppedUp(owner, "200.00");
    const card = await opened(owner, bid);
    const [, byCredits] = await Promise.all([onPage(card.session), payWith(owner, bid.intent)]);
    const status = await valueOf("payment", card.id, "status");
    if (byCredits.status === 201) expect(["refunded", "cancelled"]).toContain(status);
    else expect([byCredits.body.code, status]).toEqual(["bid_not_pending", "held"]);
    expect(await balanceOf(`credits:${owner.id}`)).toBe(byCredits.status === 201 ? 9500 : 20_000);
  });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
