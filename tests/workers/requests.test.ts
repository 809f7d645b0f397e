import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import {
  aDeal,
  aPaidDeal,
  asked,
  db,
  INTENT,
  onPage,
  openedRequest,
  paymentOf,
  sessionOf,
  succeeded,
  sums,
} from "./money";
import { act, atOnce, block, notificationTypesOf, tally } from "./world";

const REQUEST = "/api/payment/";
describe("asking for a payment", () => {
  it("is not possible while the deal is on hold", async () => {
    const { owner, helper, bid, payment } = await aPaidDeal();
    const ask = () => helper.api("POST", REQUEST, { chat_uri: bid.chat_uri, amount: "20.00" });
    await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Het is niet af." });
    expect(await ask()).toMatchObject({ status: 409, body: { code: "disputed" } });
    await owner.api("DELETE", `/api/payment/${payment.id}/dispute/`);
    expect((await ask()).status).toBe(201);
  });

  it("puts a request in the chat and tells the placer", async () => {
    const { owner, helper, job, bid } = await aPaidDeal();
    const { body } = await asked({ helper, bid }, "20,00", "Extra verf");
    expect(body).toMatchObject({
      kind: "request",
      status: "open",
      amount: "20.00",
      platform_cost: "1.00",
      amount_with_platform_cost: "21.00",
      credits_used: "0.00",
      to_pay: "21.00",
      helper_fee: "1.00",
      helper_amount: "19.00",
      bid_id: null,
      chat_uri: bid.chat_uri,
      job_id: job,
      description: "Extra verf",
      redirect_url: null,
      expires_at: null,
      dispute: null,
      payer: { id: owner.id },
      payee: { id: helper.id },
    });
    expect(await notificationTypesOf(owner)).toContain("payment_request");
    const { results } = (await owner.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body;
    expect(results[0]).toMatchObject({
      message: "Meerwerk: €\u00a020\nExtra verf",
      chat_user: { id: helper.id },
    });
    expect(await paymentOf(owner, body.id)).toMatchObject({ status: "open", description: "Extra verf" });
  });

  it("is shown in the chat as it stands, also after a change", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const request = await asked({ helper, bid }, "20,00", "Extra verf");
    const { id } = request.body;
    const shown = async () => {
      const { results } = (await owner.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body;
      return results.slice(0, 2).map((one: { payment_request: object | null }) => one.payment_request);
    };
    await helper.api("PUT", `/api/payment/${id}/`, { amount: "15.00" });
    const open = { id, status: "open", lapsed: false };
    expect(await shown()).toEqual([open, open]);
    const { body } = await owner.api("POST", INTENT, { ...request.intent, amount_with_platform_cost: "15.75" });
    await succeeded(sessionOf(body.redirect_url), 1575);
    const held = { id, status: "held", lapsed: false };
    expect(await shown()).toEqual([held, held]);
  });

  it("is for the accepted helper of a reserved job alone", async () => {
    const { owner, helper, job, bid } = await aPaidDeal();
    const ask = (person: Pick<Person, "api">, body: object = { chat_uri: bid.chat_uri, amount: "20.00" }) =>
      person.api("POST", REQUEST, body);
    expect(await ask(visitor)).toMatchObject({ status: 401 });
    expect(await ask(await signedUp())).toMatchObject({ status: 404 });
    expect(await ask(owner)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    expect(await ask(helper, { amount: "x" })).toMatchObject({
      status: 400,
      body: { chat_uri: ["Dit veld is verplicht."] },
    });
    const wrong = await ask(helper, { chat_uri: bid.chat_uri, amount: "0.99", description: "a".repeat(141) });
    expect([wrong.status, Object.keys(wrong.body).sort()]).toEqual([400, ["amount", "description"]]);
    const broken = await ask(helper, { chat_uri: bid.chat_uri, amount: "1", description: "een\ntwee" });
    expect(Object.keys(broken.body)).toEqual(["description"]);
    await act(owner, job, "solve");
    expect(await ask(helper)).toMatchObject({ status: 409, body: { code: "transition" } });
    expect(await ask(helper, { chat_uri: bid.chat_uri, amount: "x" })).toMatchObject({ status: 400 });
  });

  it("is not for who only bid, or is no longer the helper, or is blocked", async () => {
    const { helper: bidder, bid: offered } = await aDeal();
    const body = { chat_uri: offered.chat_uri, amount: "20.00" };
    expect(await bidder.api("POST", REQUEST, body)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    const { owner, helper, job, bid } = await aPaidDeal();
    const ask = () => helper.api("POST", REQUEST, { chat_uri: bid.chat_uri, amount: "20.00" });
    await block(owner, helper);
    expect(await ask()).toMatchObject({ status: 403, body: { code: "blocked" } });
    await db.prepare("DELETE FROM block WHERE user_id = ?").bind(owner.id).run();
    await act(owner, job, "cancel");
    expect(await ask()).toMatchObject({ status: 403, body: { code: "permission_denied" } });
  });
});

describe("changing a request", () => {
  it("is for who asked, while it is open", async () => {
    const { owner, helper, bid, payment } = await aPaidDeal();
    const { id, intent } = await asked({ helper, bid });
    const change = (person: Pick<Person, "api">, amount: unknown, of = id) =>
      person.api("PUT", `/api/payment/${of}/`, { amount });
    expect(await change(visitor, "30")).toMatchObject({ status: 401 });
    expect(await change(await signedUp(), "30")).toMatchObject({ status: 404 });
    expect(await change(owner, "30")).toMatchObject({ status: 403 });
    expect(await change(helper, "10000")).toMatchObject({ status: 400 });
    expect(await change(helper, "30", payment.id)).toMatchObject({ status: 409, body: { code: "transition" } });
    expect(await change(helper, "30")).toMatchObject({
      status: 200,
      body: { id, amount: "30.00", platform_cost: "1.50", to_pay: "31.50", helper_amount: "28.50", status: "open" },
    });
    expect(await owner.api("POST", INTENT, intent)).toMatchObject({ status: 409, body: { code: "amount_changed" } });
    const paid = await openedRequest(owner, await asked({ helper, bid }));
    await onPage(paid.session);
    expect(await change(helper, "30", paid.body.id)).toMatchObject({ status: 409, body: { code: "transition" } });
  });

  it("is refused once one of the two blocks the other, as a new request is", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const { id } = await asked({ helper, bid });
    await owner.api("POST", `/api/user/${helper.id}/block/`);
    const refused = await helper.api("PUT", `/api/payment/${id}/`, { amount: "30" });
    expect(refused).toMatchObject({ status: 403, body: { code: "blocked" } });
  });

  it("is refused while money of the deal is disputed, as paying it is", async () => {
    const { owner, helper, bid, payment } = await aPaidDeal();
    const { id } = await asked({ helper, bid });
    const change = (amount: string) => helper.api("PUT", `/api/payment/${id}/`, { amount });
    const page = async (at: string) => textOf(await (await browserOf(helper)).get(at));
    expect(await page(`/payment/${id}/meerwerk`)).toMatch(/Stuur een herinnering.*Bedrag wijzigen/);
    expect(await page("/wallet")).toContain("Stuur een herinnering");
    expect(await paymentOf(helper, id)).not.toHaveProperty("on_hold");
    await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Het is niet af." });
    expect(await paymentOf(helper, id)).toMatchObject({ on_hold: true });
    expect(await change("30.00")).toMatchObject({ status: 409, body: { code: "disputed" } });
    expect(await change("20.00")).toMatchObject({ status: 200, body: { amount: "20.00" } });
    expect(await page(`/payment/${id}/meerwerk`)).not.toMatch(/Stuur een herinnering|Bedrag wijzigen/);
    expect(await page("/wallet")).toMatch(/nog niet betaald(?!.*Stuur een herinnering)/);
    await owner.api("DELETE", `/api/payment/${payment.id}/dispute/`);
    expect(await change("30.00")).toMatchObject({ status: 200, body: { amount: "30.00" } });
  });

  it("is said in the chat, and told", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const { id } = await asked({ helper, bid });
    await helper.api("PUT", `/api/payment/${id}/`, { amount: "30" });
    expect(await lastSaid(owner, bid.chat_uri)).toBe("Meerwerk gewijzigd: €\u00a030");
    expect(await lastNews(owner)).toMatch(/ vraagt nu €\u00a030 voor ‘Kraan lekt’\.$/);
    await helper.api("PUT", `/api/payment/${id}/`, { amount: "30" });
    expect((await notificationTypesOf(owner)).filter((type) => type === "payment_request")).toHaveLength(2);
  });
});

const lastSaid = async (person: Person, uri: string) =>
  (await person.api("GET", `/api/chat/${uri}/message/`)).body.results[0].message;
const lastNews = async (person: Person) => (await person.api("GET", "/api/notifications/")).body.results[0].text;

describe("letting a request go", () => {
  const drop = (person: Pick<Person, "api">, id: number) => person.api("DELETE", `/api/payment/${id}/`);
  const TRANSITION = { status: 409, body: { code: "transition" } };

  it("is for the two of it, while it waits", async () => {
    const { helper, bid, payment } = await aPaidDeal();
    const { id } = await asked({ helper, bid });
    expect(await drop(visitor, id)).toMatchObject({ status: 401 });
    expect(await drop(await signedUp(), id)).toMatchObject({ status: 404 });
    expect(await drop(helper, payment.id)).toMatchObject(TRANSITION);
    expect(await drop(helper, id)).toMatchObject({ status: 200, body: { id, status: "cancelled", lapsed: true } });
    expect(await drop(helper, id)).toMatchObject(TRANSITION);
    expect((await paymentOf(helper, id)).declined).toBeUndefined();
  });

  it("by the helper is said in the chat, and it can no longer be paid", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const { id, intent } = await asked({ helper, bid });
    await drop(helper, id);
    expect(await lastSaid(owner, bid.chat_uri)).toBe("Meerwerk ingetrokken: €\u00a020");
    expect(await lastNews(owner)).toMatch(/ heeft het meerwerk van €\u00a020 voor ‘Kraan lekt’ ingetrokken\.$/);
    expect(await owner.api("POST", INTENT, intent)).toMatchObject(TRANSITION);
    expect(await helper.api("PUT", `/api/payment/${id}/`, { amount: "30" })).toMatchObject(TRANSITION);
  });

  it("by the placer is told to the helper", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const { id } = await asked({ helper, bid });
    expect((await drop(owner, id)).body).toMatchObject({ lapsed: true, declined: true });
    const { results } = (await helper.api("GET", `/api/chat/${bid.chat_uri}/message/`)).body;
    expect(results[1].payment_request).toEqual({ id, status: "cancelled", lapsed: true, declined: true });
    expect(await lastSaid(helper, bid.chat_uri)).toBe("Meerwerk geweigerd: €\u00a020");
    expect(await lastNews(helper)).toMatch(/ heeft het meerwerk van €\u00a020 voor ‘Kraan lekt’ geweigerd\.$/);
  });

  it("after paying was begun gives back what still comes", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const request = await asked({ helper, bid });
    const { session } = await openedRequest(owner, request);
    expect(await drop(owner, request.id)).toMatchObject({ status: 200 });
    await succeeded(session, 2100);
    expect(await paymentOf(owner, request.id)).toMatchObject({ status: "refunded" });
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("is over once it is paid, and possible after a failure at the bank", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const [paid, failed] = [await asked({ helper, bid }), await asked({ helper, bid })];
    await onPage((await openedRequest(owner, paid)).session);
    expect(await drop(owner, paid.id)).toMatchObject(TRANSITION);
    await onPage((await openedRequest(owner, failed)).session, "fail");
    expect(await paymentOf(owner, failed.id)).toMatchObject({ status: "failed", lapsed: false });
    expect(await drop(helper, failed.id)).toMatchObject({ status: 200, body: { status: "failed", lapsed: true } });
    expect(await owner.api("POST", INTENT, failed.intent)).toMatchObject(TRANSITION);
  });
});

it("that changes and comes again many times in an hour fills no mailbox, but shows the last amount", async () => {
  const { owner, helper, bid } = await aPaidDeal();
  let id = (await asked({ helper, bid })).body.id;
  for (const cents of ["20.01", "20.02", "20.03", "20.04"])
    expect((await helper.api("PUT", `/api/payment/${id}/`, { amount: cents })).status).toBe(200);
  await helper.api("DELETE", `/api/payment/${id}/`);
  id = (await asked({ helper, bid })).body.id;
  await helper.api("PUT", `/api/payment/${id}/`, { amount: "20.05" });
  const mails = (await mailsTo(owner.id)).filter(({ template }) => template.startsWith("payment_request"));
  expect(mails).toHaveLength(3);
  const { results } = (await owner.api("GET", "/api/notifications/")).body;
  expect(results[0].text).toContain("20,05");
});

it("is in both wallets, however many requests came after it", async () => {
  const { owner, helper, bid } = await aPaidDeal();
  const first = await asked({ helper, bid }, "11.00");
  for (let others = 0; others < 20; others++) await asked({ helper, bid }, "12.00");
  const { count } = (await helper.api("GET", "/api/payment/?stage=asked&role=payee")).body;
  expect(count).toBe(21);
  expect((await helper.api("GET", "/api/payment/?stage=waiting&role=payee")).body.count).toBe(22);
  expect(textOf(await (await browserOf(helper)).get("/wallet"))).toContain("€ 11");
  const wallet = await (await browserOf(owner)).get("/wallet");
  expect(wallet.html).toContain(`/payment/${first.body.id}/meerwerk`);
});

describe("a reminder of a request", () => {
  const remind = (person: Pick<Person, "api">, id: number) => person.api("POST", `/api/payment/${id}/reminder/`);
  const remindedAgo = (id: number, hours: number) =>
    db
      .prepare("UPDATE payment SET reminded_at = ? WHERE id = ?")
      .bind(Date.now() - hours * 3_600_000, id)
      .run();

  it("is sent once a day, also when twenty come at once", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const { body } = await asked({ helper, bid });
    const told = async () => (await notificationTypesOf(owner)).filter((type) => type === "payment_request").length;
    const before = await told();
    expect(tally(await atOnce(() => remind(helper, body.id)))).toEqual({ 201: 1, "409 reminded": 19 });
    expect(await told()).toBe(before + 1);
    expect(Date.now() - Date.parse((await paymentOf(helper, body.id)).reminded_at)).toBeLessThan(60_000);
    await remindedAgo(body.id, 23.9);
    expect(await remind(helper, body.id)).toMatchObject({ status: 409, body: { code: "reminded" } });
    await remindedAgo(body.id, 24.1);
    expect((await remind(helper, body.id)).status).toBe(201);
    expect(await told()).toBe(before + 2);
  });

  it("is the helper's, about a request that is not paid, in a deal that goes on", async () => {
    const { owner, helper, bid, payment } = await aPaidDeal();
    const { body } = await asked({ helper, bid });
    expect(await remind(owner, body.id)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    expect(await remind(helper, payment.id)).toMatchObject({ status: 409, body: { code: "transition" } });
    await owner.api("POST", `/api/payment/${payment.id}/dispute/`, { reason: "Het is niet af." });
    expect(await remind(helper, body.id)).toMatchObject({ status: 409, body: { code: "disputed" } });
    await owner.api("DELETE", `/api/payment/${payment.id}/dispute/`);
    await owner.api("DELETE", `/api/payment/${body.id}/`);
    expect(await remind(helper, body.id)).toMatchObject({ status: 409, body: { code: "transition" } });
  });

  it("does not pass a block", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const { body } = await asked({ helper, bid });
    await block(owner, helper);
    expect(await remind(helper, body.id)).toMatchObject({ status: 403, body: { code: "blocked" } });
  });

  it("goes to nobody who cannot pay", async () => {
    const { owner, helper, bid } = await aPaidDeal();
    const { body } = await asked({ helper, bid });
    await db.prepare("UPDATE user SET status = 'suspended' WHERE id = ?").bind(owner.id).run();
    expect(await remind(helper, body.id)).toMatchObject({ status: 409, body: { code: "transition" } });
    await db.prepare("UPDATE user SET status = 'active' WHERE id = ?").bind(owner.id).run();
    await db.prepare("INSERT INTO money_stop (id, began_at) VALUES (990001, 0)").run();
    expect(await remind(helper, body.id)).toMatchObject({ status: 503, body: { code: "money_stopped" } });
    await db.prepare("DELETE FROM money_stop WHERE id = 990001").run();
    expect((await remind(helper, body.id)).status).toBe(201);
  });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
