import { env } from "cloudflare:workers";
import { afterAll, describe, expect, it, vi } from "vitest";
import { enqueue } from "../../workers/api/db/outbox";
import { run } from "../../workers/api/db/transaction";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { bearing, givesTaxData, type Person, type PersonOverrides, signedUp } from "./client";
import { aDeal, balanceOf, db, earns, entriesOf, sent, sums, valueOf } from "./money";
import { JSON_TYPE, type PaymentStep, sides } from "./provider-sides";
import { StripeDouble } from "./stripe-double";
import { notificationTypesOf } from "./world";

const double = new StripeDouble();
const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(double.fetch);
const written = vi.spyOn(console, "error").mockImplementation(() => undefined);
afterAll(() => {
  fetched.mockRestore();
  written.mockRestore();
});

const INTENT = "/api/payment/stripe/payment-intent/";
const STATUS = "/api/payment/stripe/verification-status/";
const TO_PAY = 10_500;
const DAY_AND_MORE = 30 * 3600 * 1000;

describe.each(sides(double))("$name", (side) => {
  const at = (person: Person) => bearing(person.token, side.settings);
  const deliver = () => deliverDue({ ...env, ...side.settings });

  async function aPayment() {
    const deal = await aDeal();
    const { status, body } = await at(deal.owner)("POST", INTENT, deal.bid.intent);
    expect(status).toBe(201);
    const session = (await valueOf("payment", body.id, "session")) ?? "";
    const tells = (step: PaymentStep, of?: object) => side.tellsPayment(session, step, TO_PAY, of);
    return {
      ...deal,
      id: body.id as number,
      session,
      body,
      tells,
      status: () => valueOf("payment", body.id, "status"),
    };
  }

  it("is said to be the one that takes payments", async () => {
    const nobody = await signedUp();
    expect((await at(nobody)("GET", "/api/settings/")).body.provider).toBe(side.name);
  });

  describe("a payment", () => {
    it("starts on the provider's page, and is the same one when it is asked for again", async () => {
      const { owner, helper, bid, id, body, session } = await aPayment();
      expect(body.redirect_url).toMatch(side.pages.pay);
      expect(body.redirect_url).toContain(session);
      expect(await at(owner)("POST", INTENT, bid.intent)).toMatchObject({
        status: 200,
        body: { id, redirect_url: body.redirect_url },
      });
      expect((await at(helper)("GET", `/api/payment/${id}/`)).body.redirect_url).toBeNull();
    });

    it("that succeeds is held, once", async () => {
      const { owner, bid, job, id, tells, status } = await aPayment();
      expect(await tells("succeed", { id: `evt_same_${id}` })).toBe(200);
      expect(await tells("succeed", { id: `evt_same_${id}` })).toBe(200);
      expect(await tells("succeed")).toBe(200);
      expect(await status()).toBe("held");
      expect(await valueOf("bid", bid.id, "status")).toBe("accepted");
      expect(await valueOf("job", job, "status")).toBe("reserved");
      expect(await entriesOf(`payment_succeeded:${id}`)).toEqual({ outside: -TO_PAY, [`held:${id}`]: TO_PAY });
      expect((await at(owner)("GET", `/api/payment/${id}/`)).body.redirect_url).toBeNull();
    });

    it("is processing until it succeeds", async () => {
      const { bid, tells, status } = await aPayment();
      await tells("processing");
      expect(await status()).toBe("processing");
      expect(await valueOf("bid", bid.id, "status")).toBe("pending");
      await tells("succeed");
      expect(await status()).toBe("held");
    });

    it.each([
      ["fail", "failed"],
      ["cancel", "cancelled"],
    ] as const)("may %s, after which another may be opened and a success still counts", async (step, to) => {
      const { owner, bid, id, tells, status } = await aPayment();
      expect(await tells(step)).toBe(200);
      expect(await status()).toBe(to);
      const another = await at(owner)("POST", INTENT, bid.intent);
      expect(another.status).toBe(201);
      expect(another.body.id).not.toBe(id);
      await tells("succeed");
      expect(await status()).toBe("held");
    });

    it("stays held whatever comes in late", async () => {
      const { tells, status } = await aPayment();
      await tells("succeed");
      for (const late of ["processing", "fail", "cancel"] as const) {
        expect(await tells(late)).toBe(200);
        expect(await status()).toBe("held");
      }
    });

    it("of another sum, another currency or another session changes nothing", async () => {
      const { tells, status } = await aPayment();
      for (const differs of [{ cents: TO_PAY - 1 }, { cents: TO_PAY + 1 }, { cents: 0 }, { currency: "usd" }]) {
        expect(await tells("succeed", differs)).toBe(200);
        expect(await status()).toBe("open");
      }
      expect(await side.tellsPayment("unknown", "succeed", TO_PAY)).toBe(200);
      await tells("succeed");
      expect(await status()).toBe("held");
    });

    it("is not believed without the provider's signature", async () => {
      const { session, status } = await aPayment();
      expect(await side.tellsUnsigned(session, TO_PAY)).toBe(400);
      expect((await sent(`/api/payment/webhook/${side.name}/`, "{}", JSON_TYPE, side.settings)).status).toBe(400);
      expect((await sent("/api/payment/webhook/nobody/", "{}", {}, side.settings)).status).toBe(404);
      expect(await status()).toBe("open");
    });

    it("that comes after its window counts while the bid can be accepted", async () => {
      const { id, tells, status } = await aPayment();
      await db.prepare("UPDATE payment SET status = 'expired', expires_at = 1 WHERE id = ?").bind(id).run();
      await tells("succeed");
      expect(await status()).toBe("held");
    });
  });

  function refunds(payment: number, cents: number) {
    const payload = { order: "refund", payment, cents };
    return run(db, enqueue(db, Date.now(), { key: `refund:${payment}`, kind: "provider", payload }));
  }

  describe("a refund", () => {
    it("of a payment whose bid is gone is whole, and asked of the provider once", async () => {
      const { owner, bid, id, session, tells, status } = await aPayment();
      await db.prepare("UPDATE bid SET status = 'withdrawn' WHERE id = ?").bind(bid.id).run();
      await tells("succeed");
      await tells("succeed");
      expect(await status()).toBe("refunded");
      await deliver();
      await deliver();
      expect(await deliveredAt(`refund:${id}`)).not.toBeNull();
      expect(await side.refundsOf(session)).toEqual([TO_PAY]);
      expect(await notificationTypesOf(owner)).toEqual(["payment_refunded"]);
    });

    it("may be of a part", async () => {
      const { id, session, tells } = await aPayment();
      await tells("succeed");
      await refunds(id, 4200);
      await deliver();
      expect(await deliveredAt(`refund:${id}`)).not.toBeNull();
      expect(await side.refundsOf(session)).toEqual([4200]);
    });
  });

  async function aCheck(is?: PersonOverrides) {
    const person = await signedUp(is);
    const { status, body } = await at(person)("POST", "/api/payment/stripe/account/");
    expect(status).toBe(201);
    expect(body.redirect_url).toMatch(side.pages.check);
    const session = String(body.rootline_reference);
    return { person, session, state: async () => (await at(person)("GET", STATUS)).body };
  }

  describe("an identity check", () => {
    it("goes from started by submitted to verified", async () => {
      const { person, session, state } = await aCheck();
      expect(await state()).toMatchObject({ status: "started", verified: false });
      expect(await side.tellsAccount(session, "submit")).toBe(200);
      expect(await state()).toMatchObject({ status: "pending", pending_document: true });
      await side.tellsAccount(session, "verify");
      await side.tellsAccount(session, "verify");
      await side.tellsAccount(session, "reject");
      expect(await state()).toMatchObject({ status: "verified", verified: true, reason: null });
      expect(await notificationTypesOf(person)).toEqual(["kyc"]);
      const again = await at(person)("POST", "/api/payment/stripe/account/");
      expect(again).toMatchObject({ status: 409, body: { code: "already_verified" } });
    });

    it("that is rejected says why, and may be tried again", async () => {
      const { person, session, state } = await aCheck();
      await side.tellsAccount(session, "reject");
      expect(await state()).toMatchObject({ status: "rejected", reason: expect.stringMatching(/document/) });
      const { body } = await at(person)("POST", "/api/payment/verification/");
      expect(await state()).toMatchObject({ status: "started", reason: null });
      await side.tellsAccount(body.rootline_reference, "verify");
      expect(await state()).toMatchObject({ status: "verified" });
    });

    it("of somebody unknown changes nothing", async () => {
      expect(await side.tellsAccount("acct_unknown", "verify")).toBe(200);
    });
  });

  async function aPayout() {
    const { person: helper, session } = await aCheck({ iban: "NL91ABNA0417164300" });
    await side.tellsAccount(session, "verify");
    await givesTaxData(helper);
    await earns(helper, 9500);
    const { status, body } = await at(helper)("POST", "/api/wallet/payout/", {});
    expect(status).toBe(201);
    await deliver();
    expect(await deliveredAt(`payout:${body.id}`)).not.toBeNull();
    return { helper, session, id: body.id as number, status: () => valueOf("payout", body.id, "status") };
  }

  describe("a payout", () => {
    it("is paid when the provider says so, once", async () => {
      const { helper, id, status } = await aPayout();
      expect(await status()).toBe("requested");
      expect(side.apartFor(id) ?? 9025).toBe(9025);
      expect(await side.tellsPayout(id, "paid")).toBe(200);
      await side.tellsPayout(id, "paid");
      await deliver();
      expect(await status()).toBe("paid");
      expect(side.apartFor(id) ?? 9025).toBe(9025);
      expect(await entriesOf(`payout_paid:${id}`)).toEqual({ [`payout:${id}`]: -9025, outside: 9025 });
      expect(await notificationTypesOf(helper)).toEqual(["kyc", "payout_paid"]);
    });

    it("that fails is back on the balance, fee and all, and with the platform", async () => {
      const { helper, id, status } = await aPayout();
      expect(await side.tellsPayout(id, "failed")).toBe(200);
      await side.tellsPayout(id, "failed");
      await deliver();
      expect(await status()).toBe("failed");
      expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
      expect(side.apartFor(id) ?? 0).toBe(0);
      expect(await notificationTypesOf(helper)).toEqual(["kyc", "payout_failed"]);
    });

    it("that comes back after it was paid is on the balance again, and our team hears of it", async () => {
      const { helper, id, status } = await aPayout();
      await side.tellsPayout(id, "paid");
      await side.tellsPayout(id, "failed");
      await side.tellsPayout(id, "failed");
      await deliver();
      expect(await status()).toBe("failed");
      expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
      expect(await entriesOf(`payout_failed:${id}`)).toEqual({
        outside: -9025,
        [`balance:${helper.id}`]: 9500,
        platform: -475,
      });
      expect(side.apartFor(id) ?? 0).toBe(0);
      const found = db.prepare("SELECT kind, cents FROM money_case WHERE payout_id = ?").bind(id);
      expect((await found.all()).results).toEqual([{ kind: "payout_returned", cents: 9025 }]);
    });

    it("that is unknown changes nothing", async () => {
      expect(await side.tellsPayout(999_999, "paid")).toBe(200);
    });
  });

  describe("an order whose answer got lost, delivered again by an admin a day later", () => {
    async function lost(key: string) {
      const { meta } = await db
        .prepare(
          `UPDATE outbox SET delivered_at = NULL, attempts = 16, failed_at = ?1, created_at = ?1, error = 'no answer'
           WHERE key = ?2`,
        )
        .bind(Date.now() - DAY_AND_MORE, key)
        .run();
      expect(meta.changes).toBe(1);
      await side.forgets();
    }
    async function retried(key: string) {
      const admin = await signedUp({ roles: "admin" });
      const id = await db.prepare("SELECT id FROM outbox WHERE key = ?").bind(key).first<number>("id");
      const { status } = await at(admin)("POST", `/api/admin/outbox/${id}/retry/`, { reason: "De bank is er weer" });
      expect(status).toBe(200);
      await deliver();
      return db.prepare("SELECT delivered_at, failed_at, error FROM outbox WHERE key = ?").bind(key).first();
    }
    const isDone = { delivered_at: expect.any(Number), failed_at: null, error: null };

    it("pays out once", async () => {
      const { id, status } = await aPayout();
      await lost(`payout:${id}`);
      expect(await retried(`payout:${id}`)).toEqual(isDone);
      expect(await side.paidOutFor(id)).toEqual([9025]);
      expect(side.apartFor(id) ?? 9025).toBe(9025);
      expect(await status()).toBe("requested");
    });

    it.each([TO_PAY, 4200])("gives back once (%i)", async (cents) => {
      const { id, session, tells } = await aPayment();
      await tells("succeed");
      await refunds(id, cents);
      await deliver();
      await lost(`refund:${id}`);
      expect(await retried(`refund:${id}`)).toEqual(isDone);
      expect(await side.refundsOf(session)).toEqual([cents]);
    });

    it("sends what was never sent", async () => {
      const { id, session, tells } = await aPayment();
      await tells("succeed");
      await refunds(id, 4200);
      await lost(`refund:${id}`);
      expect(await retried(`refund:${id}`)).toEqual(isDone);
      expect(await side.refundsOf(session)).toEqual([4200]);
    });

    it("sends nothing when the provider did something else, and says why", async () => {
      const { id, session, tells } = await aPayment();
      await tells("succeed");
      await refunds(id, 4200);
      await deliver();
      await db
        .prepare("UPDATE outbox SET payload = json_set(payload, '$.cents', 4300) WHERE key = ?")
        .bind(`refund:${id}`)
        .run();
      await lost(`refund:${id}`);
      expect(await retried(`refund:${id}`)).toEqual({
        delivered_at: null,
        failed_at: expect.any(Number),
        error: expect.stringMatching(/^not sent: /),
      });
      expect(await side.refundsOf(session)).toEqual([4200]);
    });
  });

  describe("an order that an admin checked at the provider", () => {
    async function failing(key: string) {
      const { meta } = await db
        .prepare(
          "UPDATE outbox SET delivered_at = NULL, attempts = 16, failed_at = 1, error = 'not sent' WHERE key = ?",
        )
        .bind(key)
        .run();
      expect(meta.changes).toBe(1);
      return db.prepare("SELECT id FROM outbox WHERE key = ?").bind(key).first<number>("id");
    }
    async function ended(id: number | null, body: object, admin?: Person) {
      const who = admin ?? (await signedUp({ roles: "admin" }));
      return (await at(who)("POST", `/api/admin/outbox/${id}/end/`, { reason: "Nagekeken", ...body })).status;
    }
    const happened = { outcome: "happened", reference: "po_123" };

    it("that happened is not sent again; a payout is then paid, once", async () => {
      const { helper, id, status } = await aPayout();
      const order = await failing(`payout:${id}`);
      expect(await ended(order, { outcome: "happened" })).toBe(400);
      expect(await ended(order, happened)).toBe(200);
      expect(await ended(order, happened)).toBe(409);
      await deliver();
      expect(await side.paidOutFor(id)).toEqual([9025]);
      expect(await side.tellsPayout(id, "paid")).toBe(200);
      expect(await status()).toBe("paid");
      expect(await entriesOf(`payout_paid:${id}`)).toEqual({ [`payout:${id}`]: -9025, outside: 9025 });
      expect(await notificationTypesOf(helper)).toEqual(["kyc", "payout_paid"]);
    });

    it("that did not happen is sent with another key, whatever the provider remembers", async () => {
      const { id, session, tells } = await aPayment();
      await tells("succeed");
      await refunds(id, 4200);
      await deliver();
      const order = await failing(`refund:${id}`);
      expect(await ended(order, { outcome: "again" })).toBe(200);
      await deliver();
      expect(await deliveredAt(`refund:${id}`)).not.toBeNull();
      expect(await side.refundsOf(session)).toEqual([4200, 4200]);
    });

    it("is not ended by an admin whose money it is", async () => {
      const { helper, id } = await aPayout();
      await db.prepare("UPDATE user SET roles = 'admin' WHERE id = ?").bind(helper.id).run();
      const order = await failing(`payout:${id}`);
      expect(await ended(order, happened, helper)).toBe(403);
    });
  });

  it("leaves the books at zero", async () => {
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });
});

const deliveredAt = (key: string) =>
  db.prepare("SELECT delivered_at FROM outbox WHERE key = ?").bind(key).first<number>("delivered_at");
