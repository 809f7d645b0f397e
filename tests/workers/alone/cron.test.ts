import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { walletOf } from "../../../workers/api/endpoints/wallet/wallet";
import { runScheduled } from "../../../workers/api/tasks/cron";
import { givesTaxData, mailsTo, type PersonOverrides, signedUp, visitor } from "../client";
import { aGrant, aLogInChallenge } from "../identity";
import { aDeal, aPaidDeal, aTapJob, balanceOf, db, earns, opened, sums, valueOf } from "../money";
import { notificationTypesOf } from "../world";

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const cron = async (task: string, more: object = {}) =>
  (await visitor.api("POST", "/api/dev/cron/", { task, ...more })).body;
const act = (person: { api: (method: string, path: string) => Promise<unknown> }, job: number, action: string) =>
  person.api("PATCH", `/api/job/single/${job}/?action=${action}`);

const VERIFIED: PersonOverrides = { verification: "verified", iban: "NL91ABNA0417164300" };

describe("expiry", () => {
  it("ends payment windows of fifteen minutes, for the one asked alone", async () => {
    const [mine, other] = [await aDeal(), await aDeal()];
    const [payment, untouched] = [await opened(mine.owner, mine.bid), await opened(other.owner, other.bid)];
    expect(await cron("expiry", { user: mine.owner.id })).toEqual({ done: 0 });
    const now = new Date(Date.now() + 16 * 60_000).toISOString();
    expect(await cron("expiry", { user: mine.owner.id, now })).toEqual({ done: 1 });
    expect(await valueOf("payment", payment.id, "status")).toBe("expired");
    expect(await valueOf("payment", untouched.id, "status")).toBe("open");
    expect((await mine.owner.api("GET", `/api/payment/${payment.id}/`)).body.redirect_url).toBeNull();
    expect(await valueOf("bid", mine.bid.id, "status")).toBe("pending");
    const again = await opened(mine.owner, mine.bid);
    expect(again.id).not.toBe(payment.id);
  });

  it("takes open jobs of thirty days away, and tells owner and bidders", async () => {
    const { owner, helper, job, bid } = await aDeal();
    expect(await cron("expiry", { user: owner.id, now: inDays(29) })).toEqual({ done: 0 });
    expect(await cron("expiry", { user: owner.id, now: inDays(30.01) })).toEqual({ done: 1 });
    expect(await valueOf("job", job, "status")).toBe("deleted");
    expect(await valueOf("bid", bid.id, "status")).toBe("rejected");
    expect(await notificationTypesOf(owner)).toEqual(["nudge", "job_expired"]);
    expect(await notificationTypesOf(helper)).toEqual(["bid_rejected"]);
    expect((await mailsTo(helper.id)).at(-1)).toMatchObject({ template: "bid_expired" });
    const [news] = (await helper.api("GET", "/api/notifications/")).body.results;
    expect(news).toMatchObject({ title: "Klus verlopen", link: `/messages/${bid.chat_uri}` });
    const [followed] = (await helper.api("GET", "/api/bid/")).body.results;
    expect(followed).toMatchObject({ status: "rejected", ended: "expired" });
    expect((await owner.api("GET", "/api/job/mine/")).body.results).toMatchObject([
      { id: job, status: "deleted", expired_at: expect.any(String) },
    ]);
    expect(await cron("expiry", { user: owner.id, now: inDays(31) })).toEqual({ done: 0 });
  });

  it("leaves a renewed job", async () => {
    const owner = await signedUp();
    const job = await aTapJob(owner);
    await db
      .prepare("UPDATE job SET expires_at = ? WHERE id = ?")
      .bind(Date.now() + DAY, job)
      .run();
    await act(owner, job, "renew");
    expect(await cron("expiry", { user: owner.id, now: inDays(2) })).toEqual({ done: 0 });
  });
});

describe("release", () => {
  it("pays work that was marked as done, after seven days", async () => {
    const { owner, helper, job, payment } = await aPaidDeal();
    await act(helper, job, "done");
    expect(await cron("release", { user: helper.id, now: inDays(6.9) })).toEqual({ done: 0 });
    expect(await cron("release", { user: owner.id, now: inDays(7.1) })).toEqual({ done: 1 });
    expect(await valueOf("job", job, "status")).toBe("solved");
    expect(await valueOf("payment", payment.id, "status")).toBe("released");
    expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
  });

  it("leaves what is disputed", async () => {
    const { helper, job, payment } = await aPaidDeal();
    await act(helper, job, "done");
    await db.prepare("UPDATE payment SET status = 'disputed' WHERE id = ?").bind(payment.id).run();
    expect(await cron("release", { user: helper.id, now: inDays(80) })).toEqual({ done: 0 });
    expect(await valueOf("job", job, "status")).toBe("reserved");
  });

  it("gives back what was held for 75 days, and opens the job", async () => {
    const { owner, helper, job, bid, payment } = await aPaidDeal();
    expect(await cron("release", { user: owner.id, now: inDays(74.9) })).toEqual({ done: 0 });
    expect(await cron("release", { user: owner.id, now: inDays(75.1) })).toEqual({ done: 1 });
    expect(await valueOf("payment", payment.id, "status")).toBe("refunded");
    expect(await valueOf("job", job, "status")).toBe("open");
    expect(await valueOf("bid", bid.id, "status")).toBe("rejected");
    for (const person of [owner, helper]) expect((await notificationTypesOf(person)).at(-1)).toBe("deal_ended");
    expect(await balanceOf(`held:${payment.id}`)).toBe(0);
  });
});

describe("the payout day", () => {
  const earned = async (cents: number, overrides: PersonOverrides = VERIFIED) => {
    const deal = await aPaidDeal(cents, overrides);
    await act(deal.owner, deal.job, "solve");
    return deal.helper;
  };

  it("pays everybody who can be paid, without fee", async () => {
    const helper = await earned(10_000);
    expect(await cron("payouts", { user: helper.id })).toEqual({ done: 1 });
    const { body } = await helper.api("GET", "/api/wallet/payout/");
    expect(body.results).toMatchObject([{ amount: "95.00", fee: "0.00", net: "95.00", early: false }]);
    expect(await balanceOf(`balance:${helper.id}`)).toBe(0);
    expect(await cron("payouts", { user: helper.id })).toEqual({ done: 0 });
  });

  it("leaves who is not verified, has no IBAN or less than 1.00", async () => {
    const people = [await earned(10_000, {}), await earned(10_000, { verification: "verified" }), await earned(100)];
    for (const { id } of people) expect(await cron("payouts", { user: id })).toEqual({ done: 0 });
  });

  const YEAR = new Date().getUTCFullYear() + 1;
  const at = (month: number, day: number, hour = 10) => Date.UTC(YEAR, month - 1, day) + hour * 3_600_000;
  const on25th = { ...env, PAYOUT_DAY: "25" };
  const balance = (helper: { id: number }) => balanceOf(`balance:${helper.id}`);
  const payoutsOf = async (helper: Awaited<ReturnType<typeof earned>>) =>
    (await helper.api("GET", "/api/wallet/payout/")).body;

  it("comes once a month, however often the clock strikes", async () => {
    await runScheduled(on25th, at(3, 26));
    const helper = await earned(10_000);
    await runScheduled(on25th, at(4, 24));
    expect(await balance(helper)).toBe(9500);
    await Promise.all([runScheduled(on25th, at(4, 25)), runScheduled(on25th, at(4, 25))]);
    expect(await balance(helper)).toBe(0);
    const body = await payoutsOf(helper);
    expect(body.count).toBe(1);
    await visitor.api("POST", `/api/dev/payouts/${body.results[0].id}/`, { action: "fail" });
    const nextAt = async (hour: number) => (await walletOf(on25th, db, helper.id, at(4, 25, hour))).next_payout_date;
    expect(await nextAt(11)).toBe(`${YEAR}-05-25`);
    await runScheduled(on25th, at(4, 25, 11));
    expect(await balance(helper)).toBe(9500);
    await runScheduled(on25th, at(4, 26));
    expect(await balance(helper)).toBe(9500);
  });

  it("that was missed is made up for by the next run, once, with what was due then", async () => {
    const [helper, spender, late] = [await earned(10_000), await earned(10_000), await earned(10_000, {})];
    const after = async (person: { id: number }, cents: number) => {
      await earns(person, cents);
      await db
        .prepare("UPDATE ledger_transaction SET created_at = ? WHERE id = (SELECT max(id) FROM ledger_transaction)")
        .bind(at(5, 26, 3))
        .run();
    };
    for (const person of [helper, spender, late]) await after(person, 2000);
    await spender.api("POST", "/api/wallet/payout/", { amount: "40.00" });
    await Promise.all([runScheduled(on25th, at(5, 27)), runScheduled(on25th, at(5, 27))]);
    await runScheduled(on25th, at(5, 27, 11));
    expect([await balance(helper), await balance(spender), await balance(late)]).toEqual([2000, 2000, 11_500]);
    expect(await payoutsOf(helper)).toMatchObject({
      count: 1,
      results: [{ amount: "95.00", fee: "0.00", early: false }],
    });
    expect((await payoutsOf(spender)).results[0]).toMatchObject({ amount: "55.00", fee: "0.00" });
    await db
      .prepare("UPDATE user SET verification = 'verified', iban = ? WHERE id = ?")
      .bind(VERIFIED.iban, late.id)
      .run();
    await givesTaxData(late);
    await runScheduled(on25th, at(5, 28));
    expect([await balance(helper), await balance(late)]).toEqual([2000, 11_500]);
    await runScheduled(on25th, at(6, 25));
    expect([await balance(helper), await balance(late)]).toEqual([0, 0]);
  });

  it("waits a day for an IBAN that was changed", async () => {
    const helper = await earned(10_000);
    await db
      .prepare("UPDATE user SET iban_changed_at = ? WHERE id = ?")
      .bind(at(7, 25, 8), helper.id)
      .run();
    await runScheduled(on25th, at(7, 25));
    await runScheduled(on25th, at(7, 26, 7));
    expect(await balance(helper)).toBe(9500);
    await runScheduled(on25th, at(7, 26, 9));
    expect(await balance(helper)).toBe(0);
    expect((await payoutsOf(helper)).results[0]).toMatchObject({ amount: "95.00", fee: "0.00" });
  });

  it("takes along what is released after its last run, since the wallet says “today” until midnight", async () => {
    const [before, last, next] = [await earned(10_000), await earned(10_000), await earned(10_000)];
    const released = (person: { id: number }, moment: number) =>
      db
        .prepare(
          "UPDATE ledger_transaction SET created_at = ? WHERE id IN (SELECT transaction_id FROM ledger_entry WHERE account = ?)",
        )
        .bind(moment, `balance:${person.id}`)
        .run();
    await db.prepare("UPDATE user SET verification = 'none' WHERE id IN (?, ?)").bind(last.id, next.id).run();
    await runScheduled(on25th, at(8, 25, 21));
    await db.prepare("UPDATE user SET verification = 'verified' WHERE id IN (?, ?)").bind(last.id, next.id).run();
    await released(last, at(8, 25, 21.5));
    await released(next, at(8, 25, 22.5));
    expect(await walletOf(on25th, db, last.id, at(8, 25, 21.9))).toMatchObject({ next_payout_date: `${YEAR}-08-25` });
    expect([await balance(before), await balance(last)]).toEqual([0, 9500]);
    await runScheduled(on25th, at(8, 25, 22));
    await runScheduled(on25th, at(8, 25, 23));
    expect([await balance(last), await balance(next)]).toEqual([0, 9500]);
    expect(await walletOf(on25th, db, next.id, at(8, 25, 23))).toMatchObject({ next_payout_date: `${YEAR}-09-25` });
  });

  it("comes each Monday, or each day, where the setting says so", async () => {
    const [week, days] = [
      { ...env, PAYOUT_DAY: "weekly" },
      { ...env, PAYOUT_DAY: "daily" },
    ];
    const monday = Date.UTC(YEAR + 1, 0, 1 + ((8 - new Date(Date.UTC(YEAR + 1, 0, 1)).getUTCDay()) % 7), 10);
    const helper = await earned(10_000);
    const nextOf = async (settings: typeof env, now: number) =>
      (await walletOf(settings, db, helper.id, now)).next_payout_date;
    const dateOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
    await runScheduled(week, monday - 7 * DAY);
    expect(await balance(helper)).toBe(0);
    await earns(helper, 2000);
    await runScheduled(week, monday - DAY);
    expect(await balance(helper)).toBe(2000);
    expect(await nextOf(week, monday)).toBe(dateOf(monday));
    expect(await walletOf(week, db, helper.id, monday - 2 * DAY)).toMatchObject({ refusal: "payout_soon" });
    expect(await walletOf(week, db, helper.id, monday - 3 * DAY)).toMatchObject({ refusal: null, can_payout: true });
    await runScheduled(week, monday);
    await earns(helper, 3000);
    await runScheduled(week, monday + 3_600_000);
    expect(await balance(helper)).toBe(3000);
    expect(await nextOf(week, monday + 3_600_000)).toBe(dateOf(monday + 7 * DAY));
    await runScheduled(days, monday + DAY);
    await earns(helper, 4000);
    await runScheduled(days, monday + DAY + 3_600_000);
    expect(await balance(helper)).toBe(4000);
    await runScheduled(days, monday + 2 * DAY);
    expect(await balance(helper)).toBe(0);
    expect(await walletOf(days, db, helper.id, monday)).toMatchObject({ can_payout: false });
  });
});

describe("reviews", () => {
  it("show after fourteen days, and count from then on", async () => {
    const { owner, helper, job } = await aPaidDeal();
    await db
      .prepare(
        "INSERT INTO review (job_id, author_id, user_id, rating, text, created_at) VALUES (?, ?, ?, 4, 'Fijn', ?)",
      )
      .bind(job, owner.id, helper.id, Date.now())
      .run();
    expect(await cron("reviews", { user: helper.id, now: inDays(13.9) })).toEqual({ done: 0 });
    expect(await cron("reviews", { user: helper.id, now: inDays(14.1) })).toEqual({ done: 1 });
    expect(await valueOf("user", helper.id, "rating_sum")).toBe(4);
    expect(await notificationTypesOf(helper)).toContain("review");
  });
});

describe("cleanup", () => {
  it("removes what is only kept for a time", async () => {
    const person = await signedUp();
    await db
      .prepare("INSERT INTO idempotency (user_id, key, fingerprint, created_at) VALUES (?, 'k', 'f', ?)")
      .bind(person.id, Date.now())
      .run();
    expect(await cron("cleanup", { user: person.id })).toEqual({ done: 0 });
    expect(await cron("cleanup", { user: person.id, now: inDays(1.1) })).toEqual({ done: 1 });
  });

  it("removes challenges and codes that nobody came back with, and keeps those that are good", async () => {
    const kept = async () => {
      const { results } = await db
        .prepare("SELECT challenge FROM passkey_challenge UNION ALL SELECT code_hash FROM sandbox_code")
        .all();
      return results.length;
    };
    await Promise.all([aLogInChallenge(), aGrant("google", "petra@example.test")]);
    await cron("cleanup");
    expect(await kept()).toBe(2);
    await cron("cleanup", { now: inDays(0.01) });
    expect(await kept()).toBe(0);
  });
});

describe("how pages are used", () => {
  const tell = (page: string, score: number) =>
    visitor.api("POST", "/api/analytics/client/", {
      consent: true,
      session_id: crypto.randomUUID(),
      events: [
        { name: "engagement", at: inDays(0), page, data: { score } },
        { name: "scroll", at: inDays(0), page, data: { percent: 50 } },
      ],
    });
  const rows = () => db.prepare("SELECT count(*) AS n FROM client_event").first("n");

  it("is counted at night, once, and kept without what was told", async () => {
    const admin = await signedUp({ roles: "admin" });
    const use = async () => (await admin.api("GET", "/api/admin/engagement/?days=90")).body.pages;
    await tell("/helpers", 20);
    await tell("/helpers", 40);
    await db
      .prepare("UPDATE client_event SET received_at = received_at - ?")
      .bind(2 * DAY)
      .run();
    await tell("/helpers", 60);
    const counted = [{ page: "/helpers", views: 3, score: 40, read: { 25: 3, 50: 3, 75: 0, 90: 0 } }];
    expect(await use()).toEqual(counted);
    await Promise.all([cron("cleanup"), cron("cleanup")]);
    expect(await use()).toEqual(counted);
    expect(await rows()).toBe(6);
    await db
      .prepare("UPDATE client_event SET received_at = received_at - ? WHERE id <= 4")
      .bind(6 * DAY)
      .run();
    await cron("cleanup");
    expect([await rows(), await use()]).toEqual([2, counted]);
    await db
      .prepare("UPDATE engagement_day SET day = day - ?")
      .bind(90 * DAY)
      .run();
    await cron("cleanup");
    expect(await db.prepare("SELECT count(*) AS n FROM engagement_day").first("n")).toBe(0);
  });
});

it("visits by a partner's link are swept, their counts are not", async () => {
  const id = crypto.randomUUID();
  const aPartner = () => signedUp({ name: "Buurtkrant", roles: "partner", partner_id: id });
  await aPartner();
  await visitor.api("POST", "/api/partner/track-visit/", { partner_id: id, session_id: "een" });
  const left = () => db.prepare("SELECT count(*) AS n FROM partner_visit WHERE partner_id = ?").bind(id).first("n");
  await cron("cleanup", { now: inDays(89) });
  expect(await left()).toBe(1);
  await cron("cleanup", { now: inDays(91) });
  expect(await left()).toBe(0);
  expect((await (await aPartner()).api("GET", "/api/partner/dashboard/")).body.visits).toBe(1);
});

it("is refused without a task it knows", async () => {
  for (const body of [{}, { task: "odd" }, { task: "expiry", now: "yesterday" }, { task: "expiry", user: "x" }]) {
    expect((await visitor.api("POST", "/api/dev/cron/", body)).status).toBe(400);
  }
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
