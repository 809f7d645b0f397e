import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { signedUp, visitor } from "./client";
import {
  aDeal,
  aPaidDeal,
  aPayableBid,
  balanceOf,
  db,
  entriesOf,
  INTENT,
  opened,
  succeeded,
  sums,
  valueOf,
  webhook,
} from "./money";
import { notificationTypesOf } from "./world";

describe("a success", () => {
  it("holds the money, accepts the bid, reserves the job and tells everyone", async () => {
    const { owner, helper, job, bid } = await aDeal();
    const loser = await signedUp();
    const lost = await aPayableBid(job, owner, loser, 9000);
    const other = await opened(owner, lost);
    const payment = await opened(owner, bid);
    const paid = await visitor.api("POST", `/api/dev/pay/${payment.session}/`, { action: "success" });
    expect(paid.status).toBe(303);
    expect(paid.headers.get("Location")).toBe(
      `https://buurklusser.test/payment/success?page=singlechat&uri=${bid.chat_uri}&payment=${payment.id}`,
    );

    const { body } = await owner.api("GET", `/api/payment/${payment.id}/`);
    expect(body).toMatchObject({ status: "held", redirect_url: null, expires_at: null });
    expect(body.paid_at).not.toBeNull();
    expect(await valueOf("bid", bid.id, "status")).toBe("accepted");
    expect(await valueOf("bid", lost.id, "status")).toBe("rejected");
    expect(await valueOf("job", job, "status")).toBe("reserved");
    expect(await valueOf("job", job, "helper_id")).toBe(helper.id);
    expect(await valueOf("payment", other.id, "status")).toBe("cancelled");
    expect(await entriesOf(`payment_succeeded:${payment.id}`)).toEqual({
      outside: -10_500,
      [`held:${payment.id}`]: 10_500,
    });
    expect(await notificationTypesOf(helper)).toEqual(expect.arrayContaining(["bid_accepted", "payment_held"]));
    expect(await notificationTypesOf(loser)).toEqual(["bid_rejected"]);
    const receipt = await db
      .prepare("SELECT payload FROM outbox WHERE key = ?")
      .bind(`mail:receipt:${payment.id}`)
      .first<string>("payload");
    expect(JSON.parse(receipt ?? "")).toMatchObject({
      template: "receipt",
      user: owner.id,
      data: { amount: "105.00" },
    });
    expect(await helper.api("GET", "/api/wallet/")).toMatchObject({ body: { held: "95.00", balance: "0.00" } });
  });

  it("is refunded whole when the bid has changed meanwhile", async () => {
    const { owner, helper, job, bid } = await aDeal();
    const payment = await opened(owner, bid);
    await db.prepare("UPDATE bid SET amount = 12000 WHERE id = ?").bind(bid.id).run();
    await succeeded(payment.session, 10_500);
    expect(await owner.api("GET", `/api/payment/${payment.id}/`)).toMatchObject({
      body: { status: "refunded", refunded_amount: "105.00" },
    });
    expect(await valueOf("bid", bid.id, "status")).toBe("pending");
    expect(await valueOf("job", job, "status")).toBe("open");
    expect(await balanceOf(`held:${payment.id}`)).toBe(0);
    expect(await entriesOf(`refunded:${payment.id}`)).toEqual({ outside: 10_500, [`held:${payment.id}`]: -10_500 });
    expect(await notificationTypesOf(owner)).toEqual(["payment_refunded"]);
    expect(await notificationTypesOf(helper)).toEqual(["bid_outdated"]);
    const told = await db
      .prepare("SELECT payload FROM outbox WHERE key = ?")
      .bind(`mail:bid_outdated:${payment.id}`)
      .first<string>("payload");
    expect(JSON.parse(told ?? "").data).toMatchObject({ amount: "120.00" });
    const { results: news } = (await owner.api("GET", "/api/notifications/")).body;
    expect(news[0].text).toContain("het bod van €\u00a0100 van");
    expect(news[0].text).toContain("gewijzigd naar €\u00a0120");
    for (const reader of [owner, helper]) {
      const { results } = (await reader.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body;
      expect((await reader.api("GET", `/api/chat/${bid.chat_uri}/`)).body.bid).toMatchObject({
        amount: "120.00",
        former_amount: "100.00",
      });
      expect(results[0]).toMatchObject({ event: "notice", message: expect.stringContaining("€\u00a0105 terug") });
    }
    const again = await opened(owner, { ...bid, intent: { ...bid.intent, amount_with_platform_cost: "126.00" } });
    await succeeded(again.session, 12_600);
    for (const reader of [owner, helper]) {
      const { results } = (await reader.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body;
      expect(results[0]).toMatchObject({ event: "notice", message: expect.stringContaining("nu wel gelukt") });
      expect((await reader.api("GET", `/api/chat/${bid.chat_uri}/`)).body.last_message).toContain("nu wel gelukt");
      const { events } = (await reader.api("GET", `/api/job/single/${job}/timeline/`)).body;
      const back = events.filter(({ kind }: { kind: string }) => kind === "refunded");
      expect(back).toEqual([expect.objectContaining({ back: "105.00", paid_for: "100.00", amount: "120.00" })]);
    }
  });

  it("tells who was chosen when it comes too late", async () => {
    const { owner, job, bid } = await aDeal();
    const lost = await aPayableBid(job, owner, await signedUp(), 9000);
    const late = await opened(owner, lost);
    await succeeded((await opened(owner, bid)).session, 10_500);
    await succeeded(late.session, 9450);
    const payload = await db
      .prepare("SELECT payload FROM outbox WHERE key = ?")
      .bind(`mail:payment_refunded:${late.id}:${owner.id}`)
      .first<string>("payload");
    expect(JSON.parse(payload ?? "")).toMatchObject({
      template: "payment_refunded",
      data: { cause: "other", amount: "94.50", chosen: expect.any(String) },
    });
    const { results } = (await owner.api("GET", "/api/notifications/")).body;
    expect(results[0].text).toContain("Je deal met");
  });

  it.each(["reserved", "solved", "deleted"])("is refunded when the job is %s meanwhile", async (status) => {
    const { owner, job, bid } = await aDeal();
    const payment = await opened(owner, bid);
    await db.prepare("UPDATE job SET status = ?, listed = 0 WHERE id = ?").bind(status, job).run();
    await succeeded(payment.session, 10_500);
    expect(await valueOf("payment", payment.id, "status")).toBe("refunded");
    expect(await valueOf("job", job, "status")).toBe(status);
    expect(await valueOf("bid", bid.id, "status")).toBe("pending");
  });

  it.each(["suspended", "blocked"])("is refunded when the helper is %s while the bank processes it", async (how) => {
    const { owner, helper, job, bid } = await aDeal();
    const payment = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${payment.session}/`, { action: "delayed" });
    if (how === "suspended")
      await db.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(helper.id).run();
    else await helper.api("POST", `/api/user/${owner.id}/block/`);
    await succeeded(payment.session, 10_500);
    expect(await valueOf("payment", payment.id, "status")).toBe("refunded");
    expect(await valueOf("bid", bid.id, "status")).toBe("pending");
    expect(await valueOf("job", job, "status")).toBe("open");
    const { body } = await owner.api("GET", "/api/notifications/");
    expect(body.results[0].text).toContain("toen jullie samen geen deal meer konden sluiten");
  });

  it("is not asked for the bid of a suspended helper", async () => {
    const { owner, helper, bid } = await aDeal();
    await db.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(helper.id).run();
    expect(await owner.api("POST", INTENT, bid.intent)).toMatchObject({
      status: 409,
      body: { code: "helper_unavailable" },
    });
    await db.prepare("UPDATE user SET status = 'active' WHERE id = ?").bind(helper.id).run();
    expect(await owner.api("POST", INTENT, bid.intent)).toMatchObject({ status: 201 });
  });

  it("is not processed again by an older event once its session failed", async () => {
    const { owner, bid } = await aDeal();
    const { id, session } = await opened(owner, bid);
    await webhook({ type: "payment.failed", data: { session, amount: 10_500, currency: "eur" } });
    await webhook({ type: "payment.processing", data: { session, amount: 10_500, currency: "eur" } });
    expect(await valueOf("payment", id, "status")).toBe("failed");
    expect(await owner.api("POST", INTENT, bid.intent)).toMatchObject({ status: 201 });
  });

  it("still counts after the window has passed, or the payment failed", async () => {
    for (const status of ["expired", "failed", "cancelled", "processing"]) {
      const { owner, bid } = await aDeal();
      const payment = await opened(owner, bid);
      await db.prepare("UPDATE payment SET status = ? WHERE id = ?").bind(status, payment.id).run();
      await succeeded(payment.session, 10_500);
      expect(await valueOf("payment", payment.id, "status")).toBe("held");
    }
  });
});

describe("an accepted helper who leaves", () => {
  it("leaves the owner with all of the money back", async () => {
    const { owner, helper, job, bid, payment } = await aPaidDeal();
    expect(await helper.api("DELETE", "/api/bid/", { bid_id: bid.id })).toMatchObject({ status: 204 });
    expect(await valueOf("payment", payment.id, "status")).toBe("refunded");
    expect(await valueOf("job", job, "status")).toBe("open");
    expect(await balanceOf(`held:${payment.id}`)).toBe(0);
    expect((await notificationTypesOf(owner)).at(-1)).toBe("deal_ended");
  });

  it("cannot while the payment is disputed", async () => {
    const { helper, bid, payment } = await aPaidDeal();
    await db.prepare("UPDATE payment SET status = 'disputed' WHERE id = ?").bind(payment.id).run();
    const left = await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
    expect(left).toMatchObject({ status: 409, body: { code: "disputed" } });
  });
});

describe("what follows at the provider", () => {
  it("is delivered from the outbox", async () => {
    const { owner, job, payment } = await aPaidDeal();
    await owner.api("PATCH", `/api/job/single/${job}/?action=cancel`);
    await deliverDue(env);
    const row = await db
      .prepare("SELECT delivered_at, error FROM outbox WHERE key = ?")
      .bind(`refund:${payment.id}`)
      .first();
    expect(row).toEqual({ delivered_at: expect.any(Number), error: null });
  });
});

it("leaves the ledger at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
