import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { anAdmin, STATED } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { bank } from "./charged-back";
import { type Person, signedUp, visitor } from "./client";
import { close, dispute } from "./disputed";
import {
  aPaidDeal,
  asked,
  balanceOf,
  db,
  entriesOf,
  INTENT,
  onPage,
  openedRequest,
  paymentOf,
  refundsAtProvider,
  succeeded,
  sums,
  toppedUp,
  valueOf,
  webhook,
} from "./money";
import { act, inDirectMode, notificationTypesOf } from "./world";

const windowsPass = (id: number) =>
  db
    .prepare("UPDATE payment SET expires_at = ? WHERE id = ?")
    .bind(Date.now() - 1, id)
    .run();

describe("paying a request", () => {
  it("is held like the bid, and paid out with it", async () => {
    const { owner, helper, job, bid, payment } = await aPaidDeal();
    const request = await asked({ helper, bid });
    const { status, body, session } = await openedRequest(owner, request);
    expect(status).toBe(201);
    expect(body).toMatchObject({ id: request.id, kind: "request", status: "open", to_pay: "21.00" });
    expect(body.expires_at).not.toBeNull();
    expect((await paymentOf(helper, request.id)).redirect_url).toBeNull();
    const again = await openedRequest(owner, request);
    expect([again.status, again.session]).toEqual([200, session]);
    expect((await onPage(session)).headers.get("Location")).toMatch(/\/payment\/success\?page=singlechat&uri=/);
    expect(await paymentOf(owner, request.id)).toMatchObject({ status: "held", redirect_url: null, expires_at: null });
    expect(await entriesOf(`payment_succeeded:${request.id}`)).toEqual({
      outside: -2100,
      [`held:${request.id}`]: 2100,
    });
    expect((await helper.api("GET", "/api/wallet/")).body.held).toBe("114.00");
    expect((await notificationTypesOf(helper)).filter((type) => type === "payment_held")).toHaveLength(2);
    await act(owner, job, "solve");
    expect(await valueOf("payment", payment.id, "status")).toBe("released");
    expect(await valueOf("payment", request.id, "status")).toBe("released");
    expect(await balanceOf(`balance:${helper.id}`)).toBe(11_400);
  });

  it("goes back with the bid when the job is cancelled", async () => {
    const { owner, helper, job, bid } = await aPaidDeal();
    const request = await asked({ helper, bid });
    await onPage((await openedRequest(owner, request)).session);
    await act(owner, job, "cancel");
    expect(await paymentOf(owner, request.id)).toMatchObject({ status: "refunded", refunded_amount: "21.00" });
    expect(await refundsAtProvider(request.id)).toEqual([2100]);
  });

  it("is for the placer, who names one thing to pay", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const { id, intent } = await asked({ helper, bid });
    const pay = (person: Pick<Person, "api">, body: object = intent) => person.api("POST", INTENT, body);
    expect(await pay(helper)).toMatchObject({ status: 403 });
    expect(await pay(await signedUp())).toMatchObject({ status: 404 });
    expect(Object.keys((await pay(owner, { ...intent, bid_id: bid.id })).body)).toEqual(["payment_request_id"]);
    expect(Object.keys((await pay(owner, { ...intent, payment_request_id: undefined })).body)).toEqual(["bid_id"]);
    expect(Object.keys((await pay(owner, { ...intent, payment_request_id: "x" })).body)).toEqual([
      "payment_request_id",
    ]);
    expect(Object.keys((await pay(owner, { ...intent, chat_uri: "elsewhere" })).body)).toEqual(["chat_uri"]);
    expect(await pay(owner, { ...intent, amount_with_platform_cost: "20.99" })).toMatchObject({
      status: 409,
      body: { code: "amount_changed" },
    });
    expect(await inDirectMode(owner)("POST", INTENT, intent)).toMatchObject({ body: { code: "direct_mode" } });
    const bidsPayment = (await owner.api("GET", "/api/payment/?status=held")).body.results[0].id;
    expect(await pay(owner, { ...intent, payment_request_id: bidsPayment })).toMatchObject({ status: 404 });
    expect(await valueOf("payment", id, "status")).toBe("open");
  });

  it("stays open when a window passes, and takes money by its latest session alone", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const request = await asked({ helper, bid });
    const first = await openedRequest(owner, request);
    await windowsPass(request.id);
    expect(await paymentOf(owner, request.id)).toMatchObject({ status: "open", redirect_url: null, expires_at: null });
    const cron = await visitor.api("POST", "/api/dev/cron/", { task: "expiry", user: owner.id });
    expect(cron.body).toEqual({ done: 0 });
    const end = { session: first.session, amount: 2100, currency: "eur" };
    await webhook({ type: "payment.cancelled", data: end });
    expect(await valueOf("payment", request.id, "status")).toBe("open");
    const second = await openedRequest(owner, request);
    expect([second.status, second.body.id]).toEqual([201, request.id]);
    expect(second.session).not.toBe(first.session);

    await succeeded(first.session, 2100);
    expect(await paymentOf(owner, request.id)).toMatchObject({ status: "open", redirect_url: expect.any(String) });
    expect(await refundsAtProvider(request.id)).toEqual([2100]);
    await succeeded(first.session, 2100);
    await webhook({ type: "payment.failed", data: end });
    expect(await refundsAtProvider(request.id)).toEqual([2100]);
    await onPage(second.session);
    expect(await paymentOf(owner, request.id)).toMatchObject({ status: "held", refunded_amount: "0.00" });
    expect(await balanceOf(`held:${request.id}`)).toBe(2100);
    await deliverDue(env);
    const key = `refund:${request.id}:${first.session}`;
    expect(
      await db.prepare("SELECT delivered_at IS NOT NULL AS done, error FROM outbox WHERE key = ?").bind(key).first(),
    ).toEqual({
      done: 1,
      error: null,
    });
  });

  it("takes a success after its window, too, when it has no other", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const request = await asked({ helper, bid });
    const { session } = await openedRequest(owner, request);
    await windowsPass(request.id);
    await succeeded(session, 2100);
    expect(await valueOf("payment", request.id, "status")).toBe("held");
  });

  it.each([
    ["decline", "failed"],
    ["cancel", "cancelled"],
  ])("can be tried again after %s", async (action, status) => {
    const { owner, helper, bid } = await aPaidDeal();
    const request = await asked({ helper, bid });
    await onPage((await openedRequest(owner, request)).session, action);
    expect(await paymentOf(owner, request.id)).toMatchObject({ status, redirect_url: null });
    const second = await openedRequest(owner, request);
    expect(second).toMatchObject({ status: 201, body: { id: request.id, status: "open" } });
    await onPage(second.session);
    expect(await valueOf("payment", request.id, "status")).toBe("held");
    expect(await openedRequest(owner, request)).toMatchObject({ status: 409, body: { code: "transition" } });
  });

  it("gives back what was paid for another amount, and stays open", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const request = await asked({ helper, bid });
    const { session } = await openedRequest(owner, request);
    await helper.api("PUT", `/api/payment/${request.id}/`, { amount: "30.00" });
    expect(await paymentOf(owner, request.id)).toMatchObject({ status: "open", to_pay: "31.50", redirect_url: null });
    await onPage(session);
    expect(await paymentOf(owner, request.id)).toMatchObject({
      status: "open",
      to_pay: "31.50",
      refunded_amount: "0.00",
    });
    expect(await refundsAtProvider(request.id)).toEqual([2100]);
    expect(await balanceOf(`held:${request.id}`)).toBe(0);
    expect(await notificationTypesOf(owner)).toContain("payment_refunded");
  });

  it("lets a changed request be paid anew, whatever comes for the old amount", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const request = await asked({ helper, bid });
    const before = await openedRequest(owner, request);
    await helper.api("PUT", `/api/payment/${request.id}/`, { amount: "30.00" });
    const after = await openedRequest(owner, request, { amount_with_platform_cost: "31.50" });
    expect(after).toMatchObject({ status: 201, body: { to_pay: "31.50" } });
    await succeeded(before.session, 2100);
    await succeeded(after.session, 3150);
    expect(await paymentOf(owner, request.id)).toMatchObject({ status: "held", amount: "30.00" });
    expect(await balanceOf(`held:${request.id}`)).toBe(3150);
    expect(await refundsAtProvider(request.id)).toEqual([2100]);
  });

  it.each(["solve", "cancel"])("is cancelled by %s, and a later success goes back", async (action) => {
    const { owner, helper, job, bid } = await aPaidDeal();
    const [open, failed] = [await asked({ helper, bid }), await asked({ helper, bid }, "5.00")];
    const { session } = await openedRequest(owner, open);
    await onPage((await openedRequest(owner, failed)).session, "decline");
    await act(owner, job, action);
    expect(await valueOf("payment", open.id, "status")).toBe("cancelled");
    expect(await openedRequest(owner, open)).toMatchObject({ status: 409, body: { code: "transition" } });
    await db
      .prepare("UPDATE job SET status = 'reserved', listed = 0, helper_id = ? WHERE id = ?")
      .bind(helper.id, job)
      .run();
    expect(await openedRequest(owner, failed)).toMatchObject({ status: 409, body: { code: "transition" } });
    await succeeded(session, 2100);
    expect(await paymentOf(owner, open.id)).toMatchObject({ status: "refunded", refunded_amount: "21.00" });
    expect(await balanceOf(`held:${open.id}`)).toBe(0);
  });
});

it("stays in both wallets after a payment that was cancelled at the bank", async () => {
  const { owner, helper, bid } = await aPaidDeal();
  const request = await asked({ helper, bid });
  const { session } = await openedRequest(owner, request);
  await webhook({ type: "payment.cancelled", data: { session, amount: 2100, currency: "eur" } });
  const { id } = request.body;
  expect(await valueOf("payment", id, "status")).toBe("cancelled");
  for (const [person, role] of [
    [helper, "payee"],
    [owner, "payer"],
  ] as const) {
    const { results } = (await person.api("GET", `/api/payment/?stage=waiting&role=${role}`)).body;
    expect(results.map((one: { id: number }) => one.id)).toContain(id);
  }
});

it("is not paid to a helper who is suspended", async () => {
  const { owner, helper, bid } = await aPaidDeal();
  const { body } = await asked({ helper, bid });
  const pay = () =>
    owner.api("POST", "/api/payment/stripe/payment-intent/", {
      payment_request_id: body.id,
      chat_uri: bid.chat_uri,
      amount_with_platform_cost: body.amount_with_platform_cost,
    });
  await db.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(helper.id).run();
  expect(await pay()).toMatchObject({ status: 409, body: { code: "transition" } });
  await db.prepare("UPDATE user SET status = 'active' WHERE id = ?").bind(helper.id).run();
  expect((await pay()).status).toBe(201);
});

it("is not paid while money of the deal is disputed, and can be paid after that", async () => {
  const { owner, helper, bid, payment } = await aPaidDeal();
  const request = await asked({ helper, bid });
  const page = async () => textOf(await (await browserOf(owner)).get(`/payment/${request.id}/meerwerk`));
  expect(await page()).toContain("Ga akkoord en betaal");
  await dispute(owner, payment.id);
  expect(await openedRequest(owner, request)).toMatchObject({ status: 409, body: { code: "disputed" } });
  expect(await paymentOf(owner, request.id)).toMatchObject({ status: "open", lapsed: false });
  expect(await page()).toContain(
    "Je kunt dit betalen als dat is opgelost en jullie deal dan doorgaat. Naar het geschil",
  );
  expect(await page()).not.toContain("Ga akkoord en betaal");
  await close(owner, payment.id);
  expect((await openedRequest(owner, request)).status).toBe(201);
});

it("gives back what was paid on a page from before a dispute, and can be paid after it", async () => {
  const { owner, helper, bid, payment } = await aPaidDeal();
  const request = await asked({ helper, bid });
  const { session } = await openedRequest(owner, request);
  await dispute(helper, payment.id);
  const location = (await onPage(session)).headers.get("Location") ?? "";
  await succeeded(session, 2100);
  expect(await paymentOf(owner, request.id)).toMatchObject({
    status: "open",
    lapsed: false,
    redirect_url: null,
    returned: [{ amount: "21.00", price: "20.00", on_hold: true }],
  });
  expect(await refundsAtProvider(request.id)).toEqual([2100]);
  expect(await balanceOf(`held:${request.id}`)).toBe(0);
  const { results } = (await owner.api("GET", "/api/notifications/")).body;
  const told = results.filter(({ type }: { type: string }) => type === "payment_refunded");
  expect(told).toEqual([expect.objectContaining({ text: expect.stringContaining("toen jullie deal stilstond") })]);
  const page = await (await browserOf(owner)).get(new URL(location).pathname + new URL(location).search);
  expect(textOf(page)).toContain("Je betaalde terwijl jullie deal stilstond. Je krijgt € 21 terug op je rekening.");
  const receipt = await (await browserOf(owner)).get(`/wallet/betaling/${request.id}`);
  expect(textOf(receipt)).toMatch(/: € 21,00 terugbetaald\. Betaald terwijl de deal stilstond\./);
  await close(helper, payment.id);
  await onPage((await openedRequest(owner, request)).session);
  expect(await paymentOf(owner, request.id)).toMatchObject({ status: "held", refunded_amount: "0.00" });
});

it.each(["delayed", "decline"])("gives it back also when the bank first said %s", async (first) => {
  const { owner, helper, bid, payment } = await aPaidDeal();
  const request = await asked({ helper, bid });
  const { session } = await openedRequest(owner, request);
  await onPage(session, first);
  await dispute(owner, payment.id);
  await succeeded(session, 2100);
  expect(await paymentOf(owner, request.id)).toMatchObject({ status: "open", lapsed: false });
  expect(await refundsAtProvider(request.id)).toEqual([2100]);
});

it("gives it back while a bank has money of the deal", async () => {
  const { owner, helper, bid, payment } = await aPaidDeal();
  const request = await asked({ helper, bid });
  const { session } = await openedRequest(owner, request);
  expect(await bank(payment.session, "opened")).toBe(200);
  await succeeded(session, 2100);
  expect(await paymentOf(owner, request.id)).toMatchObject({ status: "open", returned: [{ on_hold: true }] });
  expect(await refundsAtProvider(request.id)).toEqual([2100]);
});

it("ends a request that was let go before the page was paid during a dispute", async () => {
  const { owner, helper, bid, payment } = await aPaidDeal();
  const request = await asked({ helper, bid });
  const { session } = await openedRequest(owner, request);
  await dispute(owner, payment.id);
  await helper.api("DELETE", `/api/payment/${request.id}/`);
  await succeeded(session, 2100);
  expect(await paymentOf(owner, request.id)).toMatchObject({ status: "refunded", refunded_amount: "21.00" });
  expect(await refundsAtProvider(request.id)).toEqual([2100]);
});

it("gives back the credits too, and takes them again for the payment after the dispute", async () => {
  const { owner, helper, bid, payment } = await aPaidDeal();
  await toppedUp(owner, "10.00");
  const request = await asked({ helper, bid });
  const pays = () => openedRequest(owner, request, { use_credits: true });
  const { session } = await pays();
  await dispute(owner, payment.id);
  await succeeded(session, 1100);
  expect(await refundsAtProvider(request.id)).toEqual([1100]);
  expect(await balanceOf(`credits:${owner.id}`)).toBe(1000);
  await close(owner, payment.id);
  await onPage((await pays()).session);
  expect(await paymentOf(owner, request.id)).toMatchObject({ status: "held" });
  expect(await balanceOf(`credits:${owner.id}`)).toBe(0);
});

it("does not let an admin accept another amount during a dispute", async () => {
  const [{ owner, helper, bid, payment }, admin] = [await aPaidDeal(), await anAdmin()];
  const request = await asked({ helper, bid });
  const { session } = await openedRequest(owner, request);
  await webhook({ type: "payment.succeeded", data: { session, amount: 3000, currency: "eur" } });
  const found = async () =>
    (await admin.api("GET", `/api/admin/money/?payment=${request.id}`)).body.results[0] as {
      id: number;
      acceptable: boolean;
    };
  const { id, acceptable } = await found();
  expect(acceptable).toBe(true);
  await dispute(owner, payment.id);
  expect((await found()).acceptable).toBe(false);
  const decide = () => admin.api("POST", `/api/admin/money/${id}/handle/`, { ...STATED, outcome: "accept" });
  expect(await decide()).toMatchObject({ status: 409, body: { code: "disputed" } });
  await close(owner, payment.id);
  expect((await decide()).status).toBe(200);
  expect(await paymentOf(owner, request.id)).toMatchObject({ status: "held" });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
