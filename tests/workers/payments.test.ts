import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { dayInAmsterdam } from "~/domain/values/calendar";
import { signed } from "../../workers/api/adapters/payments/sandbox-signature";
import { deliverDue } from "../../workers/api/tasks/deliver";
import { expireJobs } from "../../workers/api/tasks/expiry";
import { browserOf, textOf } from "./browser";
import { signedUp, visitor } from "./client";
import { listening } from "./listener";
import {
  aDeal,
  aPaidDeal,
  aPayableBid,
  aTapJob,
  balanceOf,
  db,
  entriesOf,
  form,
  notificationTypesOf,
  opened,
  sent,
  succeeded,
  sums,
  valueOf,
  webhook,
} from "./money";

const INTENT = "/api/payment/stripe/payment-intent/";

describe("opening a payment", () => {
  it("gives the owner a payment with a page at the provider, and accepts nothing", async () => {
    const { owner, job, bid } = await aDeal();
    const { status, body } = await owner.api("POST", INTENT, bid.intent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "bid",
      status: "open",
      amount: "100.00",
      platform_cost: "5.00",
      amount_with_platform_cost: "105.00",
      to_pay: "105.00",
      helper_fee: "5.00",
      helper_amount: "95.00",
      bid_id: bid.id,
      chat_uri: bid.chat_uri,
      job_id: job,
    });
    expect(body.redirect_url).toMatch(/\/api\/dev\/pay\/[\w-]{20,}\/$/);
    expect(Date.parse(body.expires_at) - Date.parse(body.created_at)).toBe(15 * 60_000);
    expect(await valueOf("bid", bid.id, "status")).toBe("pending");
    expect(await valueOf("job", job, "status")).toBe("open");
  });

  it("gives the one that is open already", async () => {
    const { owner, bid } = await aDeal();
    const first = await owner.api("POST", INTENT, bid.intent);
    const second = await owner.api("POST", INTENT, bid.intent);
    expect(second).toMatchObject({ status: 200, body: { id: first.body.id, redirect_url: first.body.redirect_url } });
  });

  it("opens one when asked twenty times at once", async () => {
    const { owner, bid } = await aDeal();
    const answers = await Promise.all(Array.from({ length: 20 }, () => owner.api("POST", INTENT, bid.intent)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(19);
  });

  it("is for the owner alone", async () => {
    const { helper, bid } = await aDeal();
    const stranger = await signedUp();
    expect(await visitor.api("POST", INTENT, bid.intent)).toMatchObject({ status: 401 });
    expect(await helper.api("POST", INTENT, bid.intent)).toMatchObject({ status: 403 });
    expect(await stranger.api("POST", INTENT, bid.intent)).toMatchObject({ status: 404 });
  });

  it("wants the bid first, then the other fields, then the state", async () => {
    const { owner, bid } = await aDeal();
    const without = await owner.api("POST", INTENT, { chat_uri: "x" });
    expect(without).toMatchObject({ status: 400, body: { bid_id: ["Dit veld is verplicht."] } });
    expect(Object.keys(without.body)).toEqual(["bid_id"]);
    const wrong = await owner.api("POST", INTENT, {
      ...bid.intent,
      chat_uri: "elsewhere",
      amount_with_platform_cost: "1e3",
    });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.body).sort()).toEqual(["amount_with_platform_cost", "chat_uri"]);
    const cheap = await owner.api("POST", INTENT, { ...bid.intent, amount_with_platform_cost: "104.99" });
    expect(cheap).toMatchObject({ status: 409, body: { code: "amount_changed" } });
  });

  it("is refused while another bid on the job is being paid, until that payment fails or cannot be used", async () => {
    const { owner, job, bid } = await aDeal();
    const second = await aPayableBid(job, owner, await signedUp(), 9000);
    const waiting = await opened(owner, second);
    const { session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    expect(await valueOf("payment", waiting.id, "status")).toBe("cancelled");
    for (const again of [bid, second])
      expect(await owner.api("POST", INTENT, again.intent)).toMatchObject({
        status: 409,
        body: { code: "payment_processing" },
      });
    const browser = await browserOf(owner);
    const chat = await browser.get(`/messages/${second.chat_uri}`);
    expect(chat.html).toContain(`href="/messages/${bid.chat_uri}"`);
    expect(chat.html).not.toContain("/accepteren");
    const goesBack = "dan gaat die deal niet door en krijg je het geld terug";
    for (const action of ["reserve", "solve", "delete"])
      expect(textOf(await browser.get(`/task/${job}/actie/${action}`))).toContain(goesBack);
    const page = await browser.get(`/messages/${second.chat_uri}/accepteren`);
    expect(textOf(page)).toMatch(/Je betaling voor .* wordt nog verwerkt/);
    expect(page.html).not.toContain("amount_with_platform_cost");
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "fail" });
    expect(await owner.api("POST", INTENT, second.intent)).toMatchObject({ status: 201 });
  });

  it("keeps the job open while the bank processes it", async () => {
    const { owner, job, bid } = await aDeal();
    const { session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    await db.prepare("UPDATE job SET expires_at = 1 WHERE id = ?").bind(job).run();
    await expireJobs(db, Date.now(), owner.id);
    expect(await valueOf("job", job, "status")).toBe("open");
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "fail" });
    await expireJobs(db, Date.now(), owner.id);
    expect(await valueOf("job", job, "status")).toBe("deleted");
  });

  it("is not stopped by a payment that is processed for a bid that is gone", async () => {
    const { owner, helper, job, bid } = await aDeal();
    const second = await aPayableBid(job, owner, await signedUp(), 9000);
    const { session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
    expect(await owner.api("POST", INTENT, second.intent)).toMatchObject({ status: 201 });
  });

  it("tells the helper who was chosen, and whether the payment failed", async () => {
    const { owner, helper, job, bid } = await aDeal();
    const { session } = await opened(owner, bid);
    const pay = (action: string) => visitor.api("POST", `/api/dev/pay/${session}/`, { action });
    const last = async () => (await helper.api("GET", "/api/notifications/")).body.results[0];
    const isPaid = async () => (await helper.api("GET", "/api/bid/")).body.results[0].being_paid;
    const shown = async () => {
      const chats = await Promise.all([owner, helper].map((person) => person.api("GET", "/api/chat/")));
      const homes = await Promise.all([owner, helper].map((person) => person.api("GET", "/api/user/todo/")));
      return [
        ...chats.map(({ body }) => body.results[0].bid.being_paid),
        ...homes.map(({ body }) => body.waits.map(({ kind }: { kind: string }) => kind)),
      ];
    };
    expect(await isPaid()).toBe(false);
    expect(await shown()).toEqual([false, false, [], ["their_choice"]]);
    const ears = await listening(helper);
    await pay("delayed");
    await ears.hears("bid", { bid: expect.objectContaining({ id: bid.id, being_paid: true }) });
    expect(await last()).toMatchObject({ type: "bid_accepted", title: "De plaatser koos jou" });
    expect(await isPaid()).toBe(true);
    expect(await shown()).toEqual([true, true, ["being_paid"], ["being_paid"]]);
    for (const person of [owner, helper]) {
      const browser = await browserOf(person);
      const paths = person === owner ? ["/", "/messages", `/profile/${owner.id}/my-jobs`] : ["/", "/messages"];
      for (const path of paths) expect(textOf(await browser.get(path))).toContain("Gekozen, betaling wordt verwerkt");
    }
    const browser = await browserOf(helper);
    for (const path of [`/task/${job}`, `/task/${job}/bod`, `/messages/${bid.chat_uri}`])
      expect(textOf(await browser.get(path))).toContain("Zodra de bank hem bevestigt, is de klus voor jou");
    await pay("fail");
    expect(await last()).toMatchObject({ title: "De betaling is niet gelukt" });
    expect(await isPaid()).toBe(false);
    expect(await shown()).toEqual([false, false, [], ["their_choice"]]);
    expect(await notificationTypesOf(helper)).toEqual(["bid_accepted", "bid_accepted"]);
  });

  it("tells the placer that the money comes back when the chosen helper withdraws meanwhile", async () => {
    const { owner, helper, job, bid } = await aDeal();
    // Mail about money is always sent.
    await db
      .prepare("UPDATE user SET notify_email = 0, business = 1, company = 'Bouw en Zo' WHERE id = ?")
      .bind(owner.id)
      .run();
    const other = await aPayableBid(job, owner, await signedUp(), 9000);
    const { session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    await helper.api("DELETE", "/api/bid/", { bid_id: bid.id });
    // Mails of one moment are delivered at once: their order is open.
    const mails = await visitor.api("GET", `/api/dev/outbox/?to=${owner.email}&template=bid_withdrawn_paying`);
    expect(mails.body.count).toBe(1);
    expect(mails.body.results[0].text).toMatch(/^Dag \P{L}?Bouw en Zo\P{L}?,/u);
    expect(mails.body.results[0].text).not.toContain("/account/unsubscribe");
    const browser = await browserOf(owner);
    const page = await browser.get(`/task/${job}`);
    expect(textOf(page)).toContain("Je kunt nu al een ander bod kiezen");
    expect(page.html).toContain(`href="/messages/${other.chat_uri}/accepteren"`);
    expect(textOf(await browser.get(`/messages/${bid.chat_uri}`))).toContain("dan krijg je alles terug");
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "settle" });
    expect(textOf(await browser.get(`/task/${job}`))).not.toContain("Je kunt nu al een ander bod kiezen");
  });

  it("is refused when the bid or the job is no longer to be had", async () => {
    const { owner, job, bid } = await aDeal();
    await db.prepare("UPDATE job SET status = 'reserved', listed = 0 WHERE id = ?").bind(job).run();
    expect(await owner.api("POST", INTENT, bid.intent)).toMatchObject({ status: 409, body: { code: "job_not_open" } });
    await db.prepare("UPDATE bid SET status = 'rejected' WHERE id = ?").bind(bid.id).run();
    expect(await owner.api("POST", INTENT, bid.intent)).toMatchObject({
      status: 409,
      body: { code: "bid_not_pending" },
    });
  });
});

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
      `https://buurklusser.test/payment/success?page=singlechat&uri=${bid.chat_uri}`,
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
    for (const reader of [owner, helper]) {
      const { results } = (await reader.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body;
      expect(results[0]).toMatchObject({ event: "notice", message: expect.stringContaining("€\u00a0105 terug") });
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

describe("the sandbox provider's page", () => {
  it("shows the sum in the reader's language, without any script", async () => {
    const { owner, bid } = await aDeal(3333);
    const { session } = await opened(owner, bid);
    const page = await visitor.api("GET", `/api/dev/pay/${session}/`);
    expect(page.status).toBe(200);
    expect(page.body).toMatch(/€\s35,00/);
    expect(page.body).toContain('value="success"');
    expect(page.body).not.toContain("<script");
    expect(page.headers.get("Content-Security-Policy")).toMatch(/default-src 'none'; style-src 'nonce-/);
    expect(await visitor.api("GET", "/api/dev/pay/unknown/")).toMatchObject({ status: 404 });
    expect(await visitor.api("POST", "/api/dev/pay/unknown/", { action: "nothing" })).toMatchObject({ status: 404 });
    expect(await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "nothing" })).toMatchObject({ status: 400 });
  });

  it.each([
    ["cancel", "cancelled", "cancel"],
    ["decline", "failed", "cancel"],
    ["delayed", "processing", "success"],
  ])("%s leaves the payment %s and the bid pending", async (action, status, page) => {
    const { owner, bid } = await aDeal();
    const { id, session } = await opened(owner, bid);
    const answer = await visitor.api("POST", `/api/dev/pay/${session}/`, { action });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toContain(`/payment/${page}?page=singlechat&uri=${bid.chat_uri}`);
    expect(await valueOf("payment", id, "status")).toBe(status);
    expect(await valueOf("bid", bid.id, "status")).toBe("pending");
  });

  it.each([
    ["settle", "held"],
    ["fail", "failed"],
  ])("after a delay, %s makes it %s", async (action, status) => {
    const { owner, bid } = await aDeal();
    const { id, session } = await opened(owner, bid);
    await visitor.api("POST", `/api/dev/pay/${session}/`, { action: "delayed" });
    expect(await visitor.api("POST", `/api/dev/pay/${session}/`, { action })).toMatchObject({ status: 200 });
    expect(await valueOf("payment", id, "status")).toBe(status);
  });

  it("sends the last webhook again without any effect, and nothing else once the payment is over", async () => {
    const { job, payment, owner } = await aPaidDeal();
    const path = `/api/dev/pay/${payment.session}/`;
    expect(await visitor.api("POST", path, { action: "redeliver" })).toMatchObject({ status: 200 });
    expect(await balanceOf(`held:${payment.id}`)).toBe(10_500);
    for (const action of ["success", "cancel", "decline", "delayed", "settle", "fail"]) {
      const late = await visitor.api("POST", path, { action });
      expect(late).toMatchObject({ status: 409, body: expect.stringContaining("Dat kan nu niet meer.") });
      expect(late.body).toContain("Terug naar");
    }
    expect(await valueOf("job", job, "status")).toBe("reserved");
    const fresh = await opened(owner, await aPayableBid(await aTapJob(owner), owner, await signedUp()));
    expect(await visitor.api("POST", `/api/dev/pay/${fresh.session}/`, { action: "redeliver" })).toMatchObject({
      status: 409,
    });
  });

  it("takes an HTML form", async () => {
    const { owner, bid } = await aDeal();
    const { id, session } = await opened(owner, bid);
    expect(await form(`/api/dev/pay/${session}/`, { action: "success" })).toMatchObject({ status: 303 });
    expect(await valueOf("payment", id, "status")).toBe("held");
  });
});

describe("reading payments", () => {
  it("gives both parties theirs, by role and status, and nobody else's", async () => {
    const { owner, helper, payment, bid } = await aPaidDeal();
    const stranger = await signedUp();
    const list = async (person: typeof owner, query: string) =>
      (await person.api("GET", `/api/payment/${query}`)).body.results.map(({ id }: { id: number }) => id);
    expect(await list(owner, "")).toEqual([payment.id]);
    expect(await list(owner, "?role=payee")).toEqual([]);
    expect(await list(helper, "?role=payee&status=held")).toEqual([payment.id]);
    expect(await list(helper, "?status=open")).toEqual([]);
    expect(await list(helper, `?chat_uri=${bid.chat_uri}`)).toEqual([payment.id]);
    expect(await list(stranger, "")).toEqual([]);
    expect(await stranger.api("GET", `/api/payment/${payment.id}/`)).toMatchObject({ status: 404 });
    expect(await owner.api("GET", "/api/payment/?status=odd")).toMatchObject({ status: 400 });
    expect((await helper.api("GET", `/api/payment/${payment.id}/`)).body.payer.name).toBe("Petra de Vries");
  });

  it("can be narrowed to what moved, to a kind and to a year, and says which job it was", async () => {
    const { owner, bid, job } = await aPaidDeal();
    const lapsed = await owner.api("POST", "/api/user/credits/", { amount: "20.00" });
    const ids = async (query: string) =>
      (await owner.api("GET", `/api/payment/?${query}`)).body.results.map(({ id }: { id: number }) => id);
    const [held] = (await owner.api("GET", "/api/payment/?stage=moved")).body.results;
    expect(held).toMatchObject({ bid_id: bid.id, job_id: job, job_title: "Kraan lekt", job_done_at: null });
    expect(await ids("")).toEqual([lapsed.body.id, held.id]);
    expect(await ids("stage=waiting")).toEqual([held.id]);
    expect(await ids("kind=bid")).toEqual([held.id]);
    const year = Number(dayInAmsterdam(Date.now()).slice(0, 4));
    expect(await ids(`stage=moved&year=${year}`)).toEqual([held.id]);
    expect(await ids(`year=${year - 1}`)).toEqual([]);
    for (const wrong of ["kind=gift", "year=99", "stage=perhaps"]) {
      expect(await owner.api("GET", `/api/payment/?${wrong}`), wrong).toMatchObject({ status: 400 });
    }
  });

  it("shows the provider's page to the payer alone", async () => {
    const { owner, helper, bid } = await aDeal();
    const { id } = await opened(owner, bid);
    expect((await owner.api("GET", `/api/payment/${id}/`)).body.redirect_url).not.toBeNull();
    expect((await helper.api("GET", `/api/payment/${id}/`)).body.redirect_url).toBeNull();
  });

  it("tells a return page how the payment stands, and moves nothing", async () => {
    const { owner, helper, bid } = await aDeal();
    const { id } = await opened(owner, bid);
    const told = await owner.api("PUT", "/api/payment/transaction/", { payment_id: id, redirect_status: "succeeded" });
    expect(told).toMatchObject({ status: 200, body: { status: "open" } });
    expect(await helper.api("PUT", "/api/payment/transaction/", { payment_id: id })).toMatchObject({ status: 200 });
    const stranger = await signedUp();
    expect(await stranger.api("PUT", "/api/payment/transaction/", { payment_id: id })).toMatchObject({ status: 404 });
    expect(await owner.api("PUT", "/api/payment/transaction/", {})).toMatchObject({ status: 400 });
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

describe("elsewhere", () => {
  const intentOn = async (settings: Partial<Env>) => {
    const { owner, bid } = await aDeal();
    const headers = { Authorization: `Bearer ${owner.token}`, "Content-Type": "application/json" };
    return sent(INTENT, JSON.stringify(bid.intent), headers, settings);
  };

  it("people settle among themselves where payment is direct", async () => {
    const { status, text } = await intentOn({ PAYMENT_MODE: "direct" });
    expect([status, JSON.parse(text).code]).toEqual([409, "direct_mode"]);
  });

  it("the sandbox takes no part in real money", async () => {
    const { status, text } = await intentOn({ ENVIRONMENT: "production" });
    expect([status, JSON.parse(text).code]).toEqual([503, "unavailable"]);
    const { owner, bid } = await aDeal();
    const { session } = await opened(owner, bid);
    const away = { ENVIRONMENT: "production" } as const;
    const form = { "Content-Type": "application/x-www-form-urlencoded" };
    expect(await sent(`/api/dev/pay/${session}/`, "action=success", form, away)).toMatchObject({ status: 404 });
    const headers = { "Sandbox-Signature": await signed(env.SANDBOX_WEBHOOK_SECRET, "{}", Date.now()) };
    expect(await sent("/api/payment/webhook/sandbox/", "{}", headers, away)).toMatchObject({ status: 404 });
  });

  it("return pages are on the configured origin, whatever the request says", async () => {
    const { text } = await intentOn({ PUBLIC_ORIGIN: "https://staging.example" });
    expect(JSON.parse(text).redirect_url).toMatch(/^https:\/\/staging\.example\/api\/dev\/pay\//);
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
