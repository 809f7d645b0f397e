import { beforeEach, describe, expect, it } from "vitest";
import { ConflictError, run } from "../../workers/api/db/transaction";
import { refundNext } from "../../workers/api/notices/refund-words";
import { refundToCard } from "../../workers/api/operations/money/refund-at-provider";
import { signedUp, visitor } from "./client";
import {
  aPaidDeal,
  asked,
  balanceOf,
  type Deal,
  db,
  entriesOf,
  INTENT,
  onPage,
  paymentOf,
  refundsAtProvider,
  sessionOf,
  succeeded,
  sums,
  toppedUp,
  valueOf,
  webhook,
} from "./money";
import { notificationTypesOf } from "./world";

type PaidDeal = Deal & { payment: { id: number; session: string } };
let deal: PaidDeal;
let last = 0;

interface Of {
  amount?: number;
  currency?: string;
  reference?: string;
  order?: string;
}
const says = async (
  type: string,
  { amount = 10_500, currency = "eur", reference = `re_${++last}`, order = "" }: Of = {},
) => (await webhook({ type, data: { session: deal.payment.session, reference, amount, currency, order } })).status;
const failed = (of: Of = {}) => says("refund.failed", { order: `refund:${deal.payment.id}`, ...of });
const made = (of: Of = {}) => says("refund.made", of);
const act = (action: string) => deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);
const statusOf = () => valueOf("payment", deal.payment.id, "status");
const owed = () => balanceOf(`owed:${deal.payment.id}`);
const cases = async () =>
  (
    await db
      .prepare("SELECT id, kind, handled_at FROM money_case WHERE payment_id = ? ORDER BY id")
      .bind(deal.payment.id)
      .all<{ id: number; kind: string; handled_at: number | null }>()
  ).results;
const kinds = async () => (await cases()).map(({ kind, handled_at }) => [kind, handled_at !== null]);
const handle = async (admin: Awaited<ReturnType<typeof signedUp>>, reason = "Overgemaakt") =>
  admin.api("POST", `/api/admin/money/${(await cases())[0]?.id}/handle/`, { reason });

beforeEach(async () => {
  deal = await aPaidDeal();
});

describe("a refund that fails after it was ordered", () => {
  beforeEach(async () => {
    await act("cancel");
  });

  it("is owed to the payer, who is told, and waits for our team", async () => {
    await failed({ reference: "re_a" });
    await failed({ reference: "re_a" });
    expect(await owed()).toBe(10_500);
    expect(await entriesOf("refund_failed:sandbox:re_a")).toEqual({
      outside: -10_500,
      [`owed:${deal.payment.id}`]: 10_500,
    });
    expect((await notificationTypesOf(deal.owner)).filter((type) => type === "refund_failed")).toHaveLength(1);
    expect(await kinds()).toEqual([["refund_failed", false]]);
  });

  it("is in the payer’s list of jobs until our team handled it, and in the payer’s timeline", async () => {
    const news = async () => (await deal.owner.api("GET", "/api/job/mine/")).body.results[0].money_news;
    const told = async (who: Deal["owner"]) =>
      (await who.api("GET", `/api/job/single/${deal.job}/timeline/`)).body.events
        .slice(-2)
        .map(({ kind, back }: { kind: string; back: string | null }) => [kind, back]);
    await failed();
    expect(await news()).toEqual({ payment: deal.payment.id, kind: "refund_failed" });
    await handle(await signedUp({ roles: "admin" }));
    expect(await news()).toBeNull();
    expect(await told(deal.owner)).toEqual([
      ["refund_failed", "105.00"],
      ["refunded_by_hand", "105.00"],
    ]);
    expect((await told(deal.helper)).flat()).not.toContain("refund_failed");
  });

  it("is booked out when an admin refunded it in another way, once and with a reason", async () => {
    await failed();
    const admin = await signedUp({ roles: "admin" });
    expect((await handle(admin, "")).status).toBe(400);
    expect(await handle(admin)).toMatchObject({
      status: 200,
      body: { kind: "refund_failed", note: "Overgemaakt", handled_by: { id: admin.id } },
    });
    expect(await owed()).toBe(0);
    expect(await handle(admin)).toMatchObject({ status: 409, body: { code: "already_done" } });
    const { body } = await admin.api("GET", "/api/admin/audit/?target_type=money_case");
    expect(body.results[0]).toMatchObject({ action: "handle", reason: "Overgemaakt" });
  });

  it("is settled by a refund that somebody makes at the provider", async () => {
    await failed();
    const platform = await balanceOf("platform");
    await made();
    expect([await owed(), await balanceOf("platform")]).toEqual([0, platform]);
    expect(await kinds()).toEqual([["refund_failed", true]]);
  });

  it("of another payment, or more than it was, books nothing", async () => {
    await failed({ order: "refund:999999" });
    await failed({ amount: 10_501 });
    expect(await owed()).toBe(0);
    expect(await kinds()).toEqual([
      ["unmatched", false],
      ["unmatched", false],
    ]);
  });
});

it("a failure that is told before we ordered a refund stays with our team, also when it is told again", async () => {
  await failed({ reference: "re_early" });
  await act("cancel");
  await failed({ reference: "re_early" });
  expect(await owed()).toBe(0);
  expect(await kinds()).toEqual([["unmatched", false]]);
});

describe("a refund of a part of the payment that fails", () => {
  const orderedCents = async () => (await refundsAtProvider(deal.payment.id))[0];

  async function cancelLate() {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const uri = `/api/chat/${deal.bid.chat_uri}/appointment/`;
    await deal.helper.api("POST", uri, { starts_at: at(20), ends_at: at(22) });
    await deal.owner.api("PATCH", uri, { status: "accepted" });
    await act("cancel");
  }

  async function split() {
    const admin = await signedUp({ roles: "admin" });
    const body = { amount: "40,00", statement: "Een deel is gedaan.", reason: "Foto’s" };
    await admin.api("POST", `/api/admin/payments/${deal.payment.id}/refund/`, body);
  }

  it.each([
    ["a late cancellation", cancelLate],
    ["a split", split],
  ])("after %s, is owed for what was ordered, once", async (_, ends) => {
    await ends();
    const cents = (await orderedCents()) as number;
    expect(cents).toBeGreaterThan(0);
    expect(cents).toBeLessThan(10_500);
    await failed();
    await failed({ amount: cents + 1 });
    expect([await owed(), await kinds()]).toEqual([
      0,
      [
        ["unmatched", false],
        ["unmatched", false],
      ],
    ]);
    await failed({ amount: cents });
    expect(await owed()).toBe(cents);
    await failed({ amount: cents });
    expect(await owed()).toBe(cents);
  });

  it("is the one that was ordered, on the page of the sandbox bank", async () => {
    await cancelLate();
    await onPage(deal.payment.session, "refund_fails");
    expect(await owed()).toBe(await orderedCents());
  });

  it("fails once on that page, which then says so and has no button for it", async () => {
    await cancelLate();
    const path = `/api/dev/pay/${deal.payment.session}/`;
    const press = () => visitor.api("POST", path, { action: "refund_fails" });
    expect((await visitor.api("GET", path)).body).toContain('value="refund_fails"');
    const first = await press();
    expect(first).toMatchObject({ status: 200, body: expect.stringContaining("De terugbetaling is mislukt.") });
    expect(first.body).not.toContain('value="refund_fails"');
    const before = [await owed(), await kinds()];
    const late = await press();
    expect(late.status).toBe(409);
    expect(late.body).toContain("Dat kan nu niet meer. De terugbetaling is mislukt.");
    expect([await owed(), await kinds()]).toEqual(before);
  });
});

describe("a refund of a former session", () => {
  async function aChangedRequest() {
    const request = await asked(deal);
    const { body } = await deal.owner.api("POST", INTENT, request.intent);
    const session = sessionOf(body.redirect_url);
    await deal.helper.api("PUT", `/api/payment/${request.id}/`, { amount: "30.00" });
    await succeeded(session, 2100);
    return { ...request, session };
  }
  const fails = (request: number, session: string, { amount, former }: { amount: number; former?: string }) =>
    webhook({
      type: "refund.failed",
      data: {
        session,
        reference: `re_${++last}`,
        amount,
        currency: "eur",
        order: former ? `refund:${request}:${former}` : `refund:${request}`,
      },
    });

  it("that fails is owed to the payer, up to what was paid in it", async () => {
    const { id, session } = await aChangedRequest();
    await fails(id, session, { amount: 2100, former: session });
    expect(await balanceOf(`owed:${id}`)).toBe(2100);
    expect(await notificationTypesOf(deal.owner)).toContain("refund_failed");
  });

  it("is not part of a later refund of the payment", async () => {
    const { id, intent } = await aChangedRequest();
    const again = await deal.owner.api("POST", INTENT, { ...intent, amount_with_platform_cost: "31.50" });
    const session = sessionOf(again.body.redirect_url);
    await onPage(session);
    const data = { session, reference: `re_${++last}`, amount: 2000, currency: "eur", order: "" };
    await webhook({ type: "refund.made", data });
    await act("cancel");
    expect(await refundsAtProvider(id)).toEqual([2100, 1150]);
    await fails(id, session, { amount: 3150 });
    expect(await balanceOf(`owed:${id}`)).toBe(0);
    await fails(id, session, { amount: 1150 });
    expect(await balanceOf(`owed:${id}`)).toBe(1150);
  });
});

describe("a refund that somebody makes at the provider", () => {
  it("of all that is held ends the payment, and orders nothing more", async () => {
    await made();
    expect(await statusOf()).toBe("refunded");
    expect(await balanceOf(`held:${deal.payment.id}`)).toBe(0);
    expect(await refundsAtProvider(deal.payment.id)).toEqual([]);
    for (const person of [deal.owner, deal.helper])
      expect(await notificationTypesOf(person)).toContain("payment_refunded");
    await act("solve");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(0);
  });

  const goneMail = async () =>
    (await visitor.api("GET", `/api/dev/outbox/?to=${deal.helper.email}&template=payment_gone`)).body.results[0]?.data;
  const goneNews = async () =>
    (await deal.helper.api("GET", "/api/notifications/")).body.results.find(
      ({ type }: { type: string }) => type === "payment_refunded",
    );

  it("is mailed to the helper, with the warning of the notification", async () => {
    const name = await valueOf("user", deal.owner.id, "name");
    await made();
    const said = await goneMail();
    expect(said).toMatchObject({ step: "gone", name });
    expect(said).not.toHaveProperty("held");
    expect((await goneNews()).text).toContain(refundNext(said, "nl"));
    expect(refundNext(said, "nl")).not.toBe("");
  });

  it("is mailed with what to do when the work was done, or when other money is held", async () => {
    await deal.helper.api("PATCH", `/api/job/single/${deal.job}/?action=done`);
    await made();
    expect(await goneMail()).toMatchObject({ step: "gone_done" });
    deal = await aPaidDeal();
    const extra = await asked(deal, "120.00", "Meerwerk");
    await db.prepare("UPDATE payment SET status = 'held', paid_at = 1 WHERE id = ?").bind(extra.body.id).run();
    await made();
    expect(await goneMail()).toMatchObject({ step: "gone", held: "120.00" });
  });

  it("of a part is the platform's, and the helper is paid", async () => {
    const platform = await balanceOf("platform");
    await made({ amount: 2000 });
    expect((await balanceOf("platform")) - platform).toBe(-2000);
    expect(await kinds()).toEqual([["refund_elsewhere", false]]);
    await act("solve");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(9500);
  });

  const ordered = () => refundsAtProvider(deal.payment.id);

  it("of a part is told to both, in their chat and by mail", async () => {
    await made({ amount: 2000 });
    for (const [person, template, line] of [
      [deal.owner, "payment_part_refunded", /Je krijgt €\s20 terug .* Wat de klusser krijgt, verandert niet/],
      [deal.helper, "payment_part_gone", /De plaatser krijgt €\s20 terug .* Wat jij krijgt, verandert niet/],
    ] as const) {
      expect(await notificationTypesOf(person)).toContain("payment_refunded");
      const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${person.email}&template=${template}`);
      expect(body.results[0].text).toMatch(/€\s20/);
      const { body: chat } = await person.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`);
      expect(JSON.stringify(chat.results)).toMatch(line);
    }
  });

  it("of a part is not refunded again when the deal ends, and the platform gets it back", async () => {
    const platform = await balanceOf("platform");
    await made({ amount: 2000 });
    await act("cancel");
    expect(await ordered()).toEqual([8500]);
    expect([await balanceOf("platform"), await balanceOf(`held:${deal.payment.id}`)]).toEqual([platform, 0]);
    const { body } = await visitor.api("GET", `/api/dev/outbox/?to=${deal.owner.email}&template=deal_ended_owner`);
    expect(body.results[0].text).toMatch(/€\s105.*€\s20/s);
  });

  it("of a part undoes a refund of ours that was prepared before", async () => {
    await made({ amount: 2000 });
    const ids = { id: deal.payment.id, payer_id: deal.owner.id };
    const price = { amount: 10_000, platform_cost: 500, credits_used: 0, fee_percent: 5 };
    const before = { ...ids, ...price, advanced: 0, fee_withdrawn: 0 };
    await expect(run(db, ...refundToCard(db, Date.now(), before, { outside: 10_500, credits: 0 }))).rejects.toThrow(
      ConflictError,
    );
    expect(await ordered()).toEqual([]);
  });

  it("of a part and then of the rest ends the payment", async () => {
    const platform = await balanceOf("platform");
    await made({ amount: 2000 });
    await made({ amount: 8500 });
    expect([await statusOf(), await ordered(), await balanceOf("platform")]).toEqual(["refunded", [], platform]);
  });

  it("of a part is not refunded again when the bank takes the rest", async () => {
    await made({ amount: 2000 });
    const data = { session: deal.payment.session, reference: `cb_${++last}`, amount: 8500, currency: "eur" };
    for (const step of ["opened", "lost"]) await webhook({ type: `chargeback.${step}`, data });
    expect([await statusOf(), await ordered()]).toEqual(["refunded", []]);
  });

  it("of money that was released is the platform's", async () => {
    await act("solve");
    const platform = await balanceOf("platform");
    await made({ reference: "re_b" });
    await made({ reference: "re_b" });
    expect((await balanceOf("platform")) - platform).toBe(-10_500);
    expect((await paymentOf(deal.helper, deal.payment.id)).status).toBe("released");
    const [job] = (await deal.owner.api("GET", "/api/job/mine/")).body.results;
    const [bid] = (await deal.helper.api("GET", "/api/bid/")).body.results;
    expect(job.money_news).toEqual({ payment: deal.payment.id, kind: "refunded_at_provider", amount: "105.00" });
    expect(bid.money_news).toBeNull();
  });

  async function aPartThatFails() {
    const reference = `re_${++last}`;
    await made({ amount: 2000, reference });
    await failed({ amount: 2000, reference, order: "" });
  }

  it("of all, after a part that failed, pays what is owed and ends the payment", async () => {
    const platform = await balanceOf("platform");
    await aPartThatFails();
    await made();
    expect([await statusOf(), await owed(), await ordered()]).toEqual(["refunded", 0, []]);
    expect(await balanceOf("platform")).toBe(platform);
    expect(await kinds()).toContainEqual(["refund_failed", true]);
  });

  it("of more than is owed is the platform’s for the rest only", async () => {
    const platform = await balanceOf("platform");
    await aPartThatFails();
    await made({ amount: 3000 });
    expect([await statusOf(), await owed()]).toEqual(["held", 0]);
    expect((await balanceOf("platform")) - platform).toBe(-3000);
  });

  it("of all leaves the payer nothing to withdraw from", async () => {
    await act("solve");
    await made();
    const { status, body } = await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`, {});
    expect([status, body.code]).toEqual([409, "transition"]);
  });

  it("of a top-up is on its receipt, and leaves nothing to withdraw from", async () => {
    const id = await toppedUp(deal.owner, "50.00");
    const data = { session: await valueOf("payment", id, "session"), reference: `re_${++last}`, amount: 5000 };
    await webhook({ type: "refund.made", data: { ...data, currency: "eur", order: "" } });
    expect((await paymentOf(deal.owner, id)).refunded_at_provider).toBe("50.00");
    expect((await deal.owner.api("POST", `/api/payment/${id}/withdraw/`, {})).body.code).toBe("transition");
  });

  it("and that then fails is owed to the payer", async () => {
    await made({ reference: "re_c" });
    await failed({ reference: "re_c", order: "" });
    expect(await owed()).toBe(10_500);
  });
});

describe("the list of our team", () => {
  it("has what waits first, says what it is of, and counts it", async () => {
    const admin = await signedUp({ roles: "admin" });
    const before = (await admin.api("GET", "/api/admin/waiting/")).body.money;
    await made({ amount: 2000 });
    expect((await admin.api("GET", "/api/admin/waiting/")).body.money).toBe(before + 1);
    const list = `/api/admin/money/?payment=${deal.payment.id}`;
    expect((await admin.api("GET", list)).body.results).toMatchObject([
      {
        kind: "refund_elsewhere",
        payment: deal.payment.id,
        amount: "20.00",
        user: { id: deal.owner.id },
        handled_at: null,
      },
    ]);
    await handle(admin, "Nagekeken");
    expect((await admin.api("GET", `${list}&handled=false`)).body.count).toBe(0);
    expect((await admin.api("GET", "/api/admin/waiting/")).body.money).toBe(before);
  });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
