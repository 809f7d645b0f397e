import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { IBAN_WAIT_HOURS } from "~/domain/money/wallet";
import { dayFrom, dayInAmsterdam } from "~/domain/values/calendar";
import { ConflictError, Transaction } from "../../workers/api/db/transaction";
import { requestPayout } from "../../workers/api/operations/money/payout-request";
import { browserOf, textOf } from "./browser";
import { bearing, mailsTo, type Person, type PersonOverrides, signedUp, visitor } from "./client";
import { aPaidDeal, balanceOf, db, earns, entriesOf, sent, sums, valueOf, webhook } from "./money";
import { notificationTypesOf } from "./world";

const VERIFIED = { verification: "verified", iban: "NL91ABNA0417164300" };
const PAYOUT = "/api/wallet/payout/";

async function earned(cents = 10_000, overrides: PersonOverrides = VERIFIED) {
  const deal = await aPaidDeal(cents, overrides);
  await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
  return deal;
}
const walletOf = async (person: Person) => (await person.api("GET", "/api/wallet/")).body;
const bank = (id: number, action: string) => visitor.api("POST", `/api/dev/payouts/${id}/`, { action });

describe("the wallet", () => {
  it("of somebody new is empty and says what is missing", async () => {
    const person = await signedUp();
    expect(await walletOf(person)).toMatchObject({
      balance: "0.00",
      held: "0.00",
      pending: "0.00",
      credits: "0.00",
      iban: null,
      payout_day: Number(env.PAYOUT_DAY),
      early_payout_fee_percent: "5.00",
      can_payout: false,
      refusal: "not_verified",
    });
    expect((await walletOf(person)).next_payout_date).toMatch(
      new RegExp(`^\\d{4}-\\d{2}-${env.PAYOUT_DAY.padStart(2, "0")}$`),
    );
    expect(await visitor.api("GET", "/api/wallet/")).toMatchObject({ status: 401 });
  });

  it("follows the example of the books from payment to bank", async () => {
    const { owner, helper, job } = await aPaidDeal(10_000, VERIFIED);
    expect(await walletOf(helper)).toMatchObject({ held: "95.00", balance: "0.00", refusal: "nothing_to_pay_out" });
    expect(await walletOf(owner)).toMatchObject({ held: "0.00", paid_held: "105.00" });
    await owner.api("PATCH", `/api/job/single/${job}/?action=solve`);
    expect(await walletOf(helper)).toMatchObject({ held: "0.00", balance: "95.00", can_payout: true, refusal: null });
    expect(await walletOf(owner)).toMatchObject({ paid_held: "0.00" });
    const { status, body } = await helper.api("POST", PAYOUT, {});
    expect(status).toBe(201);
    expect(body).toMatchObject({
      amount: "95.00",
      fee: "4.75",
      net: "90.25",
      early: true,
      status: "requested",
      iban: "NL91******4300",
      paid_at: null,
    });
    expect(await entriesOf(`payout_requested:${body.id}`)).toEqual({
      [`balance:${helper.id}`]: -9500,
      [`payout:${body.id}`]: 9025,
      platform: 475,
    });
    expect(await walletOf(helper)).toMatchObject({ balance: "0.00", pending: "90.25", iban: "NL91******4300" });
    expect(await bank(body.id, "paid")).toMatchObject({ status: 200, body: { status: "paid" } });
    expect(await walletOf(helper)).toMatchObject({ balance: "0.00", pending: "0.00" });
    expect(await entriesOf(`payout_paid:${body.id}`)).toEqual({ [`payout:${body.id}`]: -9025, outside: 9025 });
    expect(await notificationTypesOf(helper)).toContain("payout_paid");
    expect(await helper.api("GET", PAYOUT)).toMatchObject({ body: { count: 1, results: [{ status: "paid" }] } });
  });

  it("gets all of it back, the fee too, when the bank could not pay", async () => {
    const { helper } = await earned();
    const { body } = await helper.api("POST", PAYOUT, { amount: "40,00" });
    expect(body).toMatchObject({ amount: "40.00", fee: "2.00", net: "38.00" });
    expect(await walletOf(helper)).toMatchObject({ balance: "55.00", pending: "38.00" });
    expect(await bank(body.id, "fail")).toMatchObject({ status: 200, body: { status: "failed", paid_at: null } });
    expect(await walletOf(helper)).toMatchObject({ balance: "95.00", pending: "0.00" });
    expect(await balanceOf(`payout:${body.id}`)).toBe(0);
    expect(await notificationTypesOf(helper)).toContain("payout_failed");
    expect(await bank(body.id, "paid")).toMatchObject({ status: 409, body: { code: "transition" } });
    await webhook({ type: "payout.paid", data: { payout: body.id } });
    expect(await walletOf(helper)).toMatchObject({ balance: "95.00" });
  });

  it("shows every change, an early payout as two, each with the balance after it", async () => {
    const { helper, payment, job } = await earned();
    const { body } = await helper.api("POST", PAYOUT, { amount: "40.00" });
    await bank(body.id, "fail");
    const history = await helper.api("GET", "/api/wallet/history/");
    expect(history.body.count).toBe(4);
    expect(history.body.results).toMatchObject([
      { kind: "payout_reversal", amount: "40.00", balance_after: "95.00", payout: body.id },
      { kind: "payout_fee", amount: "-2.00", balance_after: "55.00", payout: body.id },
      { kind: "payout", amount: "-38.00", balance_after: "57.00", payout: body.id },
      { kind: "release", amount: "95.00", balance_after: "95.00", payment: payment.id, job, account: "balance" },
    ]);
    expect(new Set(history.body.results.map(({ id }: { id: number }) => id)).size).toBe(4);
    expect(await helper.api("GET", "/api/wallet/history/?page=2")).toMatchObject({ body: { count: 4, results: [] } });
    expect(await helper.api("GET", "/api/wallet/history/?page=0")).toMatchObject({ status: 400 });
  });

  it("narrows its history to an account, a kind and a year", async () => {
    const { helper } = await earned();
    await helper.api("POST", PAYOUT, { amount: "40.00" });
    const kinds = async (query: string) => {
      const { body } = await helper.api("GET", `/api/wallet/history/?${query}`);
      return [body.count, body.results.map(({ kind }: { kind: string }) => kind).join()];
    };
    expect(await kinds("")).toEqual([3, "payout_fee,payout,release"]);
    expect(await kinds("kind=payout_fee")).toEqual([1, "payout_fee"]);
    expect(await kinds("kind=release&account=balance")).toEqual([1, "release"]);
    expect(await kinds("account=credits")).toEqual([0, ""]);
    const year = Number(dayInAmsterdam(Date.now()).slice(0, 4));
    expect(await kinds(`year=${year}&kind=payout`)).toEqual([1, "payout"]);
    expect(await kinds(`year=${year - 1}`)).toEqual([0, ""]);
    for (const wrong of ["kind=gift", "account=held", "year=x"]) {
      expect(await helper.api("GET", `/api/wallet/history/?${wrong}`), wrong).toMatchObject({ status: 400 });
    }
  });
});

describe("the earnings of a year", () => {
  const earningsOf = async (person: Person, query = "") =>
    (await person.api("GET", `/api/wallet/earnings/${query}`)).body;

  it("count what was released in it, in the month it is in Amsterdam", async () => {
    const { helper, payment } = await earned();
    const released = (at: string) =>
      db.prepare("UPDATE payment SET released_at = ? WHERE id = ?").bind(Date.parse(at), payment.id).run();
    await released("2025-12-31T23:30:00Z");
    const year = await earningsOf(helper, "?year=2026");
    expect(year).toMatchObject({ year: 2026, gross: "100.00", fees: "5.00", net: "95.00", count: 1 });
    expect(year.months).toHaveLength(12);
    expect(year.months[0]).toEqual({ month: 1, gross: "100.00", fees: "5.00", net: "95.00" });
    expect(year.months[11]).toEqual({ month: 12, gross: "0.00", fees: "0.00", net: "0.00" });
    expect(year.payments).toMatchObject([{ id: payment.id, helper_amount: "95.00", job_title: expect.any(String) }]);
    expect(year.years.at(-1)).toBe(2026);
    expect(await earningsOf(helper, "?year=2025")).toMatchObject({ gross: "0.00", count: 0, payments: [] });
    expect(await helper.api("GET", "/api/wallet/earnings/?year=x")).toMatchObject({ status: 400 });
  });

  it("are of this year unless another is asked", async () => {
    const { helper, owner } = await earned();
    expect(await earningsOf(helper)).toMatchObject({ year: Number(dayInAmsterdam(Date.now()).slice(0, 4)), count: 1 });
    expect(await earningsOf(owner)).toMatchObject({ count: 0, payments: [], payouts: [] });
  });

  it("say what the payer has back, also by the bank or at the provider, and not what failed to arrive", async () => {
    const backOf = async (steps: (deal: Awaited<ReturnType<typeof aPaidDeal>>) => Promise<unknown>) => {
      const deal = await aPaidDeal(6000);
      await steps(deal);
      const { refunded, net, payments } = (await earningsOf(deal.owner)).paid;
      return [refunded, net, payments[0].back];
    };
    const says = ({ payment }: { payment: { session: string } }, type: string, amount: number, order = "") =>
      webhook({
        type,
        data: { session: payment.session, reference: `x_${payment.session}`, amount, currency: "eur", order },
      });
    const job = ({ owner, job: id }: { owner: Person; job: number }, action: string) =>
      owner.api("PATCH", `/api/job/single/${id}/?action=${action}`);
    const lost = await backOf(async (deal) => {
      await job(deal, "solve");
      for (const step of ["opened", "lost"]) await says(deal, `chargeback.${step}`, 6300);
    });
    expect(lost).toEqual(["63.00", "0.00", "63.00"]);
    const elsewhere = await backOf(async (deal) => {
      await job(deal, "solve");
      await says(deal, "refund.made", 2000);
    });
    expect(elsewhere).toEqual(["20.00", "43.00", "20.00"]);
    const failed = await backOf(async (deal) => {
      await job(deal, "cancel");
      await says(deal, "refund.failed", 6300, `refund:${deal.payment.id}`);
    });
    expect(failed).toEqual(["0.00", "63.00", "0.00"]);
    expect(await backOf(async () => undefined)).toEqual(["0.00", "63.00", "0.00"]);
  });

  it("say what went to the bank, but for what came back", async () => {
    const { helper } = await earned();
    const sent = async () => (await earningsOf(helper)).payouts.map(({ net }: { net: string }) => net);
    const { body } = await helper.api("POST", PAYOUT, { amount: "40.00" });
    await helper.api("POST", PAYOUT, { amount: "10.00" });
    expect(await sent()).toEqual(["38.00", "9.50"]);
    await bank(body.id, "fail");
    expect(await sent()).toEqual(["9.50"]);
  });
});

describe("an early payout", () => {
  const refusalOf = async (person: Person, body: object) => {
    const answer = await person.api("POST", PAYOUT, body);
    return [answer.status, answer.body.code ?? Object.keys(answer.body).join()];
  };

  it("waits a day after a first IBAN too, unless the login is recent; either way the user gets a mail", async () => {
    const iban = "NL20INGB0001234567";
    for (const [age, outcome, waits] of [
      [3_600_000, [409, "iban_waits"], { waits: IBAN_WAIT_HOURS }],
      [0, [201, expect.any(String)], {}],
    ] as const) {
      const { helper } = await earned(10_000, { verification: "verified" });
      const aged = "UPDATE session SET created_at = created_at - ?2 WHERE user_id = ?1";
      await env.DB.prepare(aged).bind(helper.id, age).run();
      expect((await helper.api("PATCH", "/api/user/data/", { iban })).status).toBe(200);
      expect(await refusalOf(helper, {})).toEqual(outcome);
      const added = { template: "iban_added", data: { iban: "NL20******4567", ...waits } };
      expect(await mailsTo(helper.id)).toContainEqual(expect.objectContaining(added));
    }
  });

  it("is refused in the order of the contract", async () => {
    const nobody = await earned(10_000, {});
    expect(await refusalOf(nobody.helper, { amount: "999.00" })).toEqual([403, "not_verified"]);
    const without = await earned(10_000, { verification: "verified" });
    expect(await refusalOf(without.helper, { amount: "95.01" })).toEqual([400, "amount"]);
    expect(await refusalOf(without.helper, { amount: "95.00" })).toEqual([409, "iban_missing"]);
    const broke = await signedUp(VERIFIED);
    expect(await refusalOf(broke, {})).toEqual([409, "nothing_to_pay_out"]);
    expect(await refusalOf(broke, { amount: "1.00" })).toEqual([400, "amount"]);
    const rich = await earned();
    const moved = await earned();
    await moved.helper.api("PATCH", "/api/user/data/", { iban: "" });
    await moved.helper.api("PATCH", "/api/user/data/", { iban: "NL20INGB0001234567" });
    expect(await refusalOf(moved.helper, {})).toEqual([409, "iban_waits"]);
    const changed = await valueOf<number>("user", moved.helper.id, "iban_changed_at");
    expect(await walletOf(moved.helper)).toMatchObject({
      can_payout: false,
      refusal: "iban_waits",
      iban_waits_until: new Date(Number(changed) + 86_400_000).toISOString(),
    });
    expect(await mailsTo(moved.helper.id)).toContainEqual(
      expect.objectContaining({ template: "iban_changed", data: { iban: "NL20******4567" } }),
    );
    for (const amount of ["0", "-1", "1e1", "x", true]) {
      expect(await refusalOf(rich.helper, { amount }), String(amount)).toEqual([400, "amount"]);
    }
    expect(await visitor.api("POST", PAYOUT, {})).toMatchObject({ status: 401 });
  });

  it("is refused if the caller did not see an earlier one that is on its way", async () => {
    const { helper } = await earned();
    const seen = { amount: "50.00", pending: "0.00" };
    expect(await refusalOf(helper, seen)).toEqual([201, expect.any(String)]);
    expect(await refusalOf(helper, { ...seen, amount: "20.00" })).toEqual([409, "payout_underway"]);
    expect(await walletOf(helper)).toMatchObject({ balance: "45.00", pending: "47.50" });
    expect(await refusalOf(helper, { amount: "20.00", pending: "47.50" })).toEqual([201, expect.any(String)]);
    expect(await refusalOf(helper, { amount: "10.00" })).toEqual([201, expect.any(String)]);
  });

  it("sent from a page that is out of date says what is on its way", async () => {
    const { helper } = await earned();
    const browser = await browserOf(helper);
    const page = "/wallet/uitbetalen?amount=20";
    const pending = /name="pending" value="([^"]*)"/.exec((await browser.get(page)).html)?.[1] ?? "";
    expect((await helper.api("POST", PAYOUT, { amount: "50.00" })).status).toBe(201);
    const refused = await browser.post(page, { amount: "20.00", pending });
    expect(refused.status).toBe(409);
    expect(textOf(refused)).toMatch(/Er is intussen een andere uitbetaling onderweg.*€ 47,50 is al onderweg/);
    expect(refused.html).toContain('name="pending" value="47.50"');
  });

  it("of more than there is by now names the highest amount", async () => {
    const { helper } = await earned();
    const browser = await browserOf(helper);
    expect((await helper.api("POST", PAYOUT, { amount: "50.00" })).status).toBe(201);
    const page = "/wallet/uitbetalen?amount=80";
    const refused = await browser.post(page, { amount: "80.00", pending: "47.50" });
    expect(refused.status).toBe(400);
    expect(textOf(refused)).toContain("Het bedrag is maximaal € 45");
  });

  it("is at least a euro, for small sums would cost no fee, unless it is the whole balance", async () => {
    const { helper } = await earned();
    for (const amount of ["0.09", "0.99"]) {
      expect(await helper.api("POST", PAYOUT, { amount })).toMatchObject({
        status: 400,
        body: { amount: ["Het bedrag is minimaal € 1,00."] },
      });
    }
    expect(await refusalOf(helper, { amount: "94.10" })).toEqual([201, expect.any(String)]);
    expect(await walletOf(helper)).toMatchObject({ balance: "0.90" });
    const answers = await Promise.all(Array.from({ length: 12 }, () => helper.api("POST", PAYOUT, { amount: "0.09" })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
    expect(await helper.api("POST", PAYOUT, { amount: "0.90" })).toMatchObject({ status: 201, body: { fee: "0.05" } });
  });

  it("of a small balance is undone when more comes in at that moment", async () => {
    const person = await signedUp(VERIFIED);
    await earns(person, 50);
    const order = { user: person.id, iban: VERIFIED.iban, early: true };
    await expect(requestPayout(new Transaction(db), Date.now(), { ...order, amount: 9 })).rejects.toThrow(
      ConflictError,
    );
    expect(await balanceOf(`balance:${person.id}`)).toBe(50);
    await requestPayout(new Transaction(db), Date.now(), { ...order, amount: 50 });
    expect(await balanceOf(`balance:${person.id}`)).toBe(0);
  });

  it("is refused when the free one is at most two days away, and the wallet says so", async () => {
    const { helper } = await earned();
    const inDays = (days: number) => {
      const PAYOUT_DAY = String(Number(dayFrom(dayInAmsterdam(Date.now()), days).slice(8)));
      return bearing(helper.token, { PAYOUT_DAY });
    };
    for (const days of [0, 1, 2]) {
      expect(await inDays(days)("POST", PAYOUT, {})).toMatchObject({ status: 409, body: { code: "payout_soon" } });
      expect(await inDays(days)("GET", "/api/wallet/")).toMatchObject({
        body: { can_payout: false, refusal: "payout_soon" },
      });
    }
    expect(await inDays(3)("GET", "/api/wallet/")).toMatchObject({ body: { can_payout: true, refusal: null } });
    expect(await inDays(3)("POST", PAYOUT, {})).toMatchObject({ status: 201 });
  });

  it("is not there where payment is direct", async () => {
    const { helper } = await earned();
    const headers = { Authorization: `Bearer ${helper.token}`, "Content-Type": "application/json" };
    const { status, text } = await sent(PAYOUT, "{}", headers, { PAYMENT_MODE: "direct" });
    expect([status, JSON.parse(text).code]).toEqual([409, "direct_mode"]);
  });

  it("rounds its fee half up", async () => {
    const { helper } = await earned(1010);
    expect(await walletOf(helper)).toMatchObject({ balance: "9.59" });
    expect(await helper.api("POST", PAYOUT)).toMatchObject({ status: 201, body: { fee: "0.48", net: "9.11" } });
  });

  it("of somebody else is nobody's business", async () => {
    const { helper } = await earned();
    await helper.api("POST", PAYOUT, {});
    const stranger = await signedUp();
    expect(await stranger.api("GET", PAYOUT)).toMatchObject({ body: { count: 0, results: [] } });
    expect(await stranger.api("GET", "/api/wallet/history/")).toMatchObject({ body: { count: 0 } });
    expect(await bank(999_999, "paid")).toMatchObject({ status: 404 });
  });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
