import { describe, expect, it } from "vitest";
import { markSettled } from "../../workers/api/db/payment-request";
import { ConflictError, mustHaveChanged, run } from "../../workers/api/db/transaction";
import { completion } from "../../workers/api/operations/deals/completion";
import { movedAsShown } from "../../workers/api/operations/money/as-shown";
import { STATED } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp } from "./client";
import {
  aDeal,
  aPaidDeal,
  asked,
  balanceOf,
  db,
  INTENT,
  onPage,
  opened,
  openedRequest,
  sessionOf,
  sums,
  valueOf,
  webhook,
} from "./money";
import { inDirectMode } from "./world";

type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;

const fieldsOf = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => [
      /name="([^"]*)"/.exec(input)?.[1] ?? "",
      /value="([^"]*)"/.exec(input)?.[1] ?? "",
    ]),
  );

const act = (person: Person, job: number, query: string) => person.api("PATCH", `/api/job/single/${job}/?${query}`);
const refusal = (code: string) => ({ status: 409, body: { code } });

async function extraAtBank(deal: PaidDeal) {
  const request = await asked(deal, "400.00");
  const { body } = await deal.owner.api("POST", INTENT, request.intent);
  const session = sessionOf(body.redirect_url);
  await onPage(session, "delayed");
  return { id: request.id, arrives: () => onPage(session, "settle") };
}

async function extraHeld(deal: PaidDeal) {
  const request = await asked(deal, "400.00");
  const { session } = await openedRequest(deal.owner, request);
  await onPage(session);
  const data = { session, reference: crypto.randomUUID(), amount: 42_000, currency: "eur", order: "" };
  return { goesBack: () => webhook({ type: "refund.made", data }) };
}

async function pressed(person: Person, path: string, meanwhile: () => Promise<unknown>) {
  const browser = await browserOf(person);
  const { html } = await browser.get(path);
  await meanwhile();
  const first = await browser.post(path, fieldsOf(html));
  return { first, again: () => browser.post(path, fieldsOf(first.html)) };
}

describe("a job that is solved", () => {
  const page = (job: number) => `/task/${job}/actie/solve`;

  it("without a deal does not pay for the one that came meanwhile", async () => {
    const { owner, helper, job, bid } = await aDeal(50_000);
    const { id, session } = await opened(owner, bid);
    await onPage(session, "delayed");
    const { first, again } = await pressed(owner, page(job), () => onPage(session, "settle"));
    expect([first.status, await valueOf("payment", id, "status")]).toEqual([409, "held"]);
    expect(textOf(first)).toMatch(/geld in bewaring is intussen veranderd.*Keur goed: € 500/);
    expect(await act(owner, job, "action=solve&total=0.00")).toMatchObject(refusal("money_changed"));
    expect((await again()).status).toBe(303);
    expect(await balanceOf(`balance:${helper.id}`)).toBe(47_500);
  });

  it("pays what the approval named, not the extra work that came meanwhile", async () => {
    const deal = await aPaidDeal(5_000);
    const extra = await extraAtBank(deal);
    const { first, again } = await pressed(deal.owner, page(deal.job), extra.arrives);
    expect([first.status, await valueOf("payment", extra.id, "status")]).toEqual([409, "held"]);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(0);
    await again();
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(4_750 + 38_000);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("is cancelled only with the money that the owner saw", async () => {
    const deal = await aPaidDeal(5_000);
    const extra = await extraAtBank(deal);
    await extra.arrives();
    expect(await act(deal.owner, deal.job, "action=cancel&total=52.50")).toMatchObject(refusal("money_changed"));
    expect((await act(deal.owner, deal.job, "action=cancel&total=472.50")).status).toBe(200);
  });

  it("counts more than one page of payments", async () => {
    const deal = await aPaidDeal(5_000);
    const dropped = db.prepare(
      `INSERT INTO payment (kind, status, lapsed, payer_id, payee_id, chat_id, job_id, amount, platform_cost, helper_fee, helper_amount, provider, created_at)
       SELECT 'request', 'cancelled', 1, payer_id, payee_id, chat_id, job_id, 500, 25, 25, 475, 'none', created_at + 1 FROM payment WHERE id = ?`,
    );
    await db.batch(Array.from({ length: 21 }, () => dropped.bind(deal.payment.id)));
    const { first } = await pressed(deal.owner, page(deal.job), async () => {});
    expect(first.status).toBe(303);
  });
});

it("money that arrives after the check undoes the transaction", async () => {
  const deal = await aPaidDeal(5_000);
  const extra = await extraAtBank(deal);
  const payment = { kind: "bid", job_id: deal.job, amount: 5_000, for_price: 0, platform_cost: 250 } as const;
  const guards = await movedAsShown(db, payment, 5_250);
  await run(db, ...guards);
  await extra.arrives();
  await expect(run(db, ...guards)).rejects.toThrow(ConflictError);
});

it("an approval that names other lapsing requests than there are undoes the transaction", async () => {
  const deal = await aPaidDeal(5_000);
  const writes = await completion(db, Date.now(), { id: deal.job, status: "reserved" });
  await asked(deal);
  await expect(run(db, ...writes)).rejects.toThrow(ConflictError);
  expect((await act(deal.owner, deal.job, "action=solve")).status).toBe(200);
});

it("an admin sees all held payments of a job, not the first page", async () => {
  const [deal, admin] = [await aPaidDeal(5_000), await signedUp({ roles: "admin" })];
  const held = db.prepare(
    `INSERT INTO payment (kind, status, payer_id, payee_id, chat_id, job_id, amount, platform_cost, helper_fee, helper_amount, provider, created_at)
     SELECT 'request', 'held', payer_id, payee_id, chat_id, job_id, 500, 25, 25, 475, 'none', created_at + 1 FROM payment WHERE id = ?`,
  );
  await db.batch(Array.from({ length: 21 }, () => held.bind(deal.payment.id)));
  const browser = await browserOf(admin);
  for (const path of [`/admin/payments/${deal.payment.id}/release`, `/admin/jobs/${deal.job}/delete`])
    expect([path, fieldsOf((await browser.get(path)).html).total]).toEqual([path, "162.75"]);
});

describe("a proposal in a dispute", () => {
  const at = ({ payment }: PaidDeal) => `/api/payment/${payment.id}/dispute/`;
  async function proposed(deal: PaidDeal, by: Person, amount: string) {
    await by.api("POST", at(deal), { reason: "Het lukt niet." });
    await by.api("POST", `${at(deal)}proposal/`, { amount });
  }

  it.each(["owner", "helper"] as const)("is the one that the %s saw", async (who) => {
    const deal = await aPaidDeal(50_000);
    const other = who === "owner" ? deal.helper : deal.owner;
    const [good, bad] = who === "owner" ? ["0.00", "500.00"] : ["500.00", "0.00"];
    await proposed(deal, other, good);
    const { first, again } = await pressed(deal[who], `/payment/${deal.payment.id}/geschil/akkoord`, async () => {
      await other.api("DELETE", at(deal));
      await proposed(deal, other, bad);
    });
    expect([first.status, await valueOf("payment", deal.payment.id, "status")]).toEqual([409, "disputed"]);
    expect(textOf(first)).toContain("Het voorstel is intussen veranderd.");
    const stale = await deal[who].api("POST", `${at(deal)}accept/`, { amount: good });
    expect(stale).toMatchObject(refusal("proposal_changed"));
    expect((await again()).status).toBe(303);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(who === "owner" ? 47_500 : 0);
  });

  it("names the extra work that moves too, and no other moves", async () => {
    const deal = await aPaidDeal(5_000);
    const extra = await extraHeld(deal);
    await proposed(deal, deal.helper, "25.00");
    const path = `/payment/${deal.payment.id}/geschil/akkoord`;
    expect(textOf(await (await browserOf(deal.owner)).get(path))).toMatch(
      /Hierbij zit ook het andere geld van de klus: meerwerk .*€ 400.*naar de klusser/,
    );
    const { first } = await pressed(deal.owner, path, extra.goesBack);
    expect(first.status).toBe(409);
    expect(textOf(first)).not.toContain("Hierbij zit ook het andere geld");
    expect(await deal.owner.api("POST", `${at(deal)}accept/`, { amount: "25.00", total: "52.50" })).toMatchObject({
      status: 200,
    });
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(2_375);
  });

  it("is decided by an admin with the money of the job that they saw", async () => {
    const [deal, admin] = [await aPaidDeal(5_000), await signedUp({ roles: "admin" })];
    const extra = await extraHeld(deal);
    await proposed(deal, deal.helper, "25.00");
    await extra.goesBack();
    const path = `/api/admin/disputes/${deal.payment.id}/resolve/`;
    const decide = (total: string) => admin.api("POST", path, { outcome: "release", total, ...STATED });
    expect(await decide("472.50")).toMatchObject(refusal("money_changed"));
    const { html } = await (await browserOf(admin)).get(`/admin/disputes/${deal.payment.id}?outcome=release`);
    expect(fieldsOf(html)).toMatchObject({ total: "52.50" });
    expect((await decide("52.50")).status).toBe(200);
  });
});

describe("what comes back after a withdrawal", () => {
  const page = ({ payment }: PaidDeal) => `/wallet/betaling/${payment.id}/herroepen`;
  async function meetIn({ owner, helper, bid }: PaidDeal, hours: number) {
    const at = (more: number) => new Date(Date.now() + (hours + more) * 3_600_000).toISOString();
    const path = `/api/chat/${bid.chat_uri}/appointment/`;
    await owner.api("POST", path, { starts_at: at(0), ends_at: at(1) });
    await helper.api("PATCH", path, { status: "accepted" });
  }

  it("is not less than the page promised", async () => {
    const deal = await aPaidDeal(8_000);
    await meetIn(deal, 30);
    const { first, again } = await pressed(deal.owner, page(deal), () => meetIn(deal, 20));
    expect([first.status, await valueOf("payment", deal.payment.id, "status")]).toEqual([409, "held"]);
    expect(textOf(first)).toMatch(/dat je terugkrijgt is intussen veranderd.*€ 64/);
    const call = `/api/payment/${deal.payment.id}/withdraw/`;
    expect(await deal.owner.api("POST", call, { refund: "84.00" })).toMatchObject(refusal("refund_changed"));
    expect((await again()).status).toBe(303);
    expect(await valueOf("payment", deal.payment.id, "refunded_amount")).toBe(6_400);
  });

  it("may be more: nobody is kept from withdrawing by it", async () => {
    const deal = await aPaidDeal(8_000);
    await meetIn(deal, 20);
    const call = `/api/payment/${deal.payment.id}/withdraw/`;
    await db.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(deal.helper.id).run();
    expect((await deal.owner.api("POST", call, { refund: "64.00" })).status).toBe(201);
    expect(await valueOf("payment", deal.payment.id, "refunded_amount")).toBe(8_400);
  });

  it("is not left to our team when the page promised it at once", async () => {
    const deal = await aPaidDeal(8_000);
    const { first, again } = await pressed(deal.owner, page(deal), () => act(deal.helper, deal.job, "action=done"));
    expect([first.status, await valueOf("payment", deal.payment.id, "status")]).toEqual([409, "held"]);
    expect((await again()).status).toBe(303);
  });
});

describe("where people pay each other", () => {
  it("a bid is accepted at the amount that the owner saw", async () => {
    const { owner, helper, job, bid } = await aDeal(5_000);
    const body = { bid_id: bid.id, status: "accepted", amount: "50.00" };
    await helper.api("PUT", "/api/bid/", { bid_id: bid.id, amount: "500.00", message: "Meer werk" });
    const decide = inDirectMode(owner);
    expect(await decide("PATCH", "/api/bid/", body)).toMatchObject(refusal("amount_changed"));
    expect(await valueOf("job", job, "status")).toBe("open");
    expect((await decide("PATCH", "/api/bid/", { ...body, amount: "500.00" })).status).toBe(200);
  });

  it("a request is settled at the amount that the payer saw", async () => {
    const { owner, helper, bid } = await aDeal(5_000);
    const [asOwner, asHelper] = [inDirectMode(owner), inDirectMode(helper)];
    await asOwner("PATCH", "/api/bid/", { bid_id: bid.id, status: "accepted" });
    const { body } = await asHelper("POST", "/api/payment/", { chat_uri: bid.chat_uri, amount: "50.00" });
    const { id } = body;
    const settle = (amount_with_platform_cost: string) =>
      asOwner("PUT", "/api/payment/transaction/", { payment_id: id, status: "settled", amount_with_platform_cost });
    await asHelper("PUT", `/api/payment/${id}/`, { amount: "900.00" });
    expect(await settle("50.00")).toMatchObject(refusal("amount_changed"));
    const late = [markSettled(db, Date.now(), { id, amount: 5_000 }), mustHaveChanged(db)];
    await expect(run(db, ...late)).rejects.toThrow(ConflictError);
    expect(await valueOf("payment", id, "status")).toBe("open");
    expect((await settle("900.00")).body.status).toBe("settled");
  });
});
