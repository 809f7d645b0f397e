import { beforeEach, describe, expect, it } from "vitest";
import { LAST_DAYS, RELEASE_DAYS } from "~/domain/money/deal-money";
import { anAdmin } from "./admin-fixtures";
import { mailsTo, type Person, signedUp, visitor } from "./client";
import { aPaidDeal, asked, balanceOf, db, INTENT, onPage, sessionOf, sums } from "./money";

type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;

let deal: PaidDeal;
beforeEach(async () => {
  deal = await aPaidDeal(6000);
  await act(deal.helper, "done");
});

const act = (who: Person, action: string) => who.api("PATCH", `/api/job/single/${deal.job}/?action=${action}`);
const later = async (hours: number) => {
  await visitor.api("POST", "/api/dev/later/", { job: deal.job, hours });
  await visitor.api("POST", "/api/dev/cron/", { task: "release", user: deal.owner.id });
};
const statusOf = () => db.prepare("SELECT status FROM job WHERE id = ?").bind(deal.job).first<string>("status");
const cases = async () =>
  (
    await db
      .prepare("SELECT id, handled_at FROM money_case WHERE kind = 'unpaid_work' AND payment_id = ? ORDER BY id")
      .bind(deal.payment.id)
      .all<{ id: number; handled_at: number | null }>()
  ).results;
const decisionsFor = async (who: Person) =>
  (await mailsTo(who.id)).filter(({ template }) => template === "payment_decision");

async function goesBack(session = deal.payment.session) {
  await onPage(session, "charge_back");
  await onPage(session, "charge_back_lost");
}

async function paysAgain(amount = "60.00") {
  const request = await asked(deal, amount);
  const { body } = await deal.owner.api("POST", INTENT, request.intent);
  await onPage(sessionOf(body.redirect_url));
  return { id: request.id, session: sessionOf(body.redirect_url) };
}

/** Extra work is asked for before the work is done. */
async function paidBeforeDone(amount: string) {
  const done = await db.prepare("SELECT done_at FROM job WHERE id = ?").bind(deal.job).first<number>("done_at");
  const set = db.prepare("UPDATE job SET done_at = ?2 WHERE id = ?1");
  await set.bind(deal.job, null).run();
  const request = await paysAgain(amount);
  await set.bind(deal.job, done).run();
  return request;
}

const handle = async (fields: object) => {
  const [found] = await cases();
  return (await anAdmin()).api("POST", `/api/admin/money/${found?.id}/handle/`, { reason: "Gelezen", ...fields });
};

describe("work that is done, and whose money went back", () => {
  it("is not completed by time: after the days our team has it, once, and both are told", async () => {
    await goesBack();
    await later(RELEASE_DAYS * 24 - 1);
    expect([await statusOf(), await cases()]).toEqual(["reserved", []]);
    await later(2);
    expect([await statusOf(), (await cases()).length]).toEqual(["reserved", 1]);
    for (const who of [deal.owner, deal.helper]) expect(await decisionsFor(who)).toHaveLength(1);
    await later(24 * 30);
    expect([await statusOf(), (await cases()).length]).toEqual(["reserved", 1]);
  });

  it("gives the two their days from when the money went back", async () => {
    await later(4 * 24);
    await goesBack();
    await later(4 * 24);
    expect(await cases()).toEqual([]);
    await later(4 * 24);
    expect(await cases()).toHaveLength(1);
  });

  it("goes on when it is paid again, and leaves two days to object", async () => {
    await later(6 * 24);
    await goesBack();
    await later(8 * 24);
    await paysAgain();
    await later(1);
    const [found] = await cases();
    expect(found?.handled_at).not.toBeNull();
    await later(46);
    expect(await statusOf()).toBe("reserved");
    await later(2);
    expect(await statusOf()).toBe("solved");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(5700);
  });

  it("can be disputed when it is paid again, and is not called extra work", async () => {
    await goesBack();
    const { id } = await paysAgain();
    const news = (await mailsTo(deal.owner.id)).find(({ template }) => template === "payment_request");
    expect(news?.data.direct).toBe(1);
    const templates = async (who: Person) => (await mailsTo(who.id)).map(({ template }) => template);
    expect(await templates(deal.owner)).toContain("receipt_again");
    expect(await templates(deal.owner)).not.toContain("receipt_request");
    expect(await templates(deal.helper)).toContain("payment_held_again");
    expect(await templates(deal.helper)).not.toContain("payment_held");
    expect((await deal.owner.api("POST", `/api/payment/${id}/dispute/`, { reason: "Niet af" })).status).toBe(201);
  });

  it("is a second case when what was paid again goes back too", async () => {
    await goesBack();
    await later(8 * 24);
    const { session } = await paysAgain();
    await later(1);
    await goesBack(session);
    await later(8 * 24);
    expect((await cases()).map(({ handled_at }) => handled_at === null)).toEqual([false, true]);
  });

  it.each([
    ["solved", "solved", 0],
    ["open", "open", 0],
  ])("ends by a decision of an admin as %s, without any money", async (outcome, status, gained) => {
    await goesBack();
    await later(8 * 24);
    const { id } = await anAdmin();
    expect((await handle({})).status).toBe(400);
    const before = await balanceOf(`balance:${deal.helper.id}`);
    expect((await handle({ outcome, statement: "We lazen de chat." })).status).toBe(200);
    expect([await statusOf(), id > 0]).toEqual([status, true]);
    expect((await balanceOf(`balance:${deal.helper.id}`)) - before).toBe(gained);
    for (const who of [deal.owner, deal.helper]) expect(await decisionsFor(who)).toHaveLength(2);
    expect((await handle({ outcome, statement: "Nog eens." })).body.code).toBe("already_done");
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("moves what is still held with the decision", async () => {
    await paidBeforeDone("20.00");
    await goesBack();
    await later(8 * 24);
    expect((await handle({ outcome: "solved", statement: "Het werk is af." })).status).toBe(200);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1900);
  });

  it("moves no other money than the admin saw", async () => {
    await paidBeforeDone("20.00");
    await goesBack();
    await later(8 * 24);
    const [found] = await cases();
    const { body } = await (await anAdmin()).api("GET", `/api/admin/money/${found?.id}/`);
    expect(body.held).toBe("21.00");
    await paysAgain("10.00");
    const decision = { outcome: "solved", statement: "Het werk is af." };
    expect(await handle({ ...decision, total: "21.00" })).toMatchObject({
      status: 409,
      body: { code: "money_changed" },
    });
    expect([await statusOf(), await balanceOf(`balance:${deal.helper.id}`)]).toEqual(["reserved", 0]);
    expect((await handle({ ...decision, total: "31.50" })).status).toBe(200);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1900 + 950);
  });

  it("says at held extra work that its price is gone", async () => {
    const { id } = await paidBeforeDone("20.00");
    const isGone = async () => (await deal.owner.api("GET", `/api/payment/${id}/`)).body.price_gone;
    expect(await isGone()).toBe(false);
    await goesBack();
    expect(await isGone()).toBe(true);
    await paysAgain("60.00");
    expect(await isGone()).toBe(false);
  });

  it("is not decided by an admin any more once the two settled it", async () => {
    await goesBack();
    await later(8 * 24);
    await act(deal.owner, "solve");
    expect((await handle({ outcome: "open", statement: "Te laat." })).body.code).toBe("transition");
    expect(await statusOf()).toBe("solved");
  });

  it("has no reminder that the job completes itself", async () => {
    await goesBack();
    await later(6 * 24);
    expect((await mailsTo(deal.owner.id)).map(({ template }) => template)).not.toContain("work_done");
  });
});

describe("work that began and is not done, and whose money went back", () => {
  beforeEach(async () => {
    deal = await aPaidDeal(6000);
    const path = `/api/job/single/${deal.job}/`;
    const { words } = (await deal.owner.api("GET", path)).body.start_code;
    await deal.helper.api("POST", `${path}begin/`, { words });
  });

  it("goes to our team after the days, once, and both are told", async () => {
    await goesBack();
    await later(RELEASE_DAYS * 24 - 1);
    expect(await cases()).toEqual([]);
    await later(2);
    expect([await statusOf(), (await cases()).length]).toEqual(["reserved", 1]);
    for (const who of [deal.owner, deal.helper]) expect(await decisionsFor(who)).toHaveLength(1);
    await act(deal.helper, "done");
    await later(RELEASE_DAYS * 24 + 1);
    expect(await cases()).toHaveLength(1);
  });

  it("is said to both with the moment when our team looks, and once more two days before", async () => {
    const template = (who: Person, name: string) =>
      mailsTo(who.id).then((mails) => mails.filter((mail) => mail.template === name));
    await goesBack();
    for (const [who, name] of [
      [deal.owner, "chargeback_again"],
      [deal.helper, "chargeback"],
    ] as const) {
      const lost = (await template(who, name)).find(({ data }) => String(data.step).includes("_lost"));
      expect(lost?.data.until).toBeGreaterThan(Date.now() + (RELEASE_DAYS - 1) * 24 * 3_600_000);
    }
    await later((RELEASE_DAYS - LAST_DAYS) * 24 - 1);
    expect(await template(deal.owner, "unpaid_soon_owner")).toEqual([]);
    await later(2);
    await later(1);
    expect(await template(deal.owner, "unpaid_soon_owner")).toHaveLength(1);
    expect(await template(deal.helper, "unpaid_soon_helper")).toHaveLength(1);
    expect(await cases()).toEqual([]);
    const [{ text } = { text: "" }] = (
      await visitor.api("GET", `/api/dev/outbox/?to=${deal.owner.email}&template=unpaid_soon_owner`)
    ).body.results;
    expect(text).toMatch(/niet geregeld voor \w+dag \d+ \w+ om \d+:\d+/);
  });

  it.each(["solved", "open"])("ends by a decision as %s", async (outcome) => {
    await goesBack();
    await later(RELEASE_DAYS * 24 + 1);
    expect((await handle({ outcome, statement: "We lazen de chat." })).status).toBe(200);
    expect(await statusOf()).toBe(outcome);
  });

  it("is not for our team once it is paid again", async () => {
    await goesBack();
    await paysAgain();
    await later(RELEASE_DAYS * 24 + 1);
    expect(await cases()).toEqual([]);
  });
});

describe("the placer pays again himself", () => {
  const again = (who: Person, id = deal.payment.id) => who.api("POST", `/api/payment/${id}/again/`);
  const pay = async ({ id, amount_with_platform_cost, chat_uri }: Record<string, unknown>) => {
    const fields = { payment_request_id: id, chat_uri, amount_with_platform_cost };
    return sessionOf((await deal.owner.api("POST", INTENT, fields)).body.redirect_url);
  };

  it("opens a payment of the price that is missing, once, which the helper does not see before it is paid", async () => {
    await goesBack();
    const { status, body } = await again(deal.owner);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      kind: "request",
      amount: "60.00",
      amount_with_platform_cost: "63.00",
      by_payer: true,
    });
    expect(await again(deal.owner)).toMatchObject({ status: 200, body: { id: body.id } });
    const seen = async () =>
      (await deal.helper.api("GET", `/api/payment/?chat_uri=${deal.bid.chat_uri}`)).body.results.map(
        ({ id }: { id: number }) => id,
      );
    expect(await seen()).not.toContain(body.id);
    await onPage(await pay(body));
    expect(await seen()).toContain(body.id);
    const { results } = (await deal.helper.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body;
    expect(results.map(({ payment_request }: { payment_request: unknown }) => payment_request)).toContainEqual(
      expect.objectContaining({ id: body.id, status: "held" }),
    );
    await act(deal.owner, "solve");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(5700);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("asks the whole price beside extra work, and the rest beside a part of the price", async () => {
    await paidBeforeDone("90.00");
    await goesBack();
    expect((await again(deal.owner)).body.amount).toBe("60.00");
    await paysAgain("20.00");
    expect((await again(deal.owner)).body.amount).toBe("40.00");
  });

  it("is for the payer, of a price that went back, while the deal goes on", async () => {
    expect((await again(deal.owner)).body.code).toBe("transition");
    await goesBack();
    expect((await again(deal.helper)).status).toBe(403);
    expect((await again(await signedUp())).status).toBe(404);
    await act(deal.owner, "solve");
    expect((await again(deal.owner)).body.code).toBe("transition");
  });

  it("pays a price once: not beside a request of the helper, nor twice", async () => {
    await goesBack();
    const request = await asked(deal, "60.00");
    expect((await again(deal.owner)).body.code).toBe("transition");
    await deal.helper.api("DELETE", `/api/payment/${request.id}/`);
    const { body } = await again(deal.owner);
    await onPage(await pay(body));
    expect((await again(deal.owner)).body.code).toBe("transition");
  });

  it("gives way to a request of the helper, unless the payer is at the bank", async () => {
    await goesBack();
    const first = (await again(deal.owner)).body;
    const request = await asked(deal, "60.00");
    const late = { payment_request_id: first.id, chat_uri: first.chat_uri, amount_with_platform_cost: "63.00" };
    expect((await deal.owner.api("POST", INTENT, late)).body.code).toBe("transition");
    await deal.helper.api("DELETE", `/api/payment/${request.id}/`);
    await pay((await again(deal.owner)).body);
    const ask = { chat_uri: deal.bid.chat_uri, amount: "60.00" };
    expect((await deal.helper.api("POST", "/api/payment/", ask)).body.code).toBe("transition");
  });

  it("is not changed or withdrawn by the helper", async () => {
    await goesBack();
    const { id } = (await again(deal.owner)).body;
    expect((await deal.helper.api("PUT", `/api/payment/${id}/`, { amount: "90.00" })).body.code).toBe("transition");
    expect((await deal.helper.api("DELETE", `/api/payment/${id}/`)).body.code).toBe("transition");
  });
});

const payAgain = async () => {
  const { body } = await deal.owner.api("POST", `/api/payment/${deal.payment.id}/again/`);
  const { id, chat_uri, amount_with_platform_cost } = body;
  const fields = { payment_request_id: id, chat_uri, amount_with_platform_cost };
  await onPage(sessionOf((await deal.owner.api("POST", INTENT, fields)).body.redirect_url));
  return id as number;
};
const payRequest = async (amount: string) => {
  const { id, intent } = await asked(deal, amount);
  await onPage(sessionOf((await deal.owner.api("POST", INTENT, intent)).body.redirect_url));
  return id;
};

describe.each([
  ["the placer paid again", payAgain],
  ["the helper asked for after it went back", () => payRequest("60.00")],
])("what %s is the price", (_, pays) => {
  const appointment = () => `/api/chat/${deal.bid.chat_uri}/appointment/`;
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const answers = (who: Person, status: string) => who.api("PATCH", appointment(), { status });
  let paid: number;
  beforeEach(async () => {
    deal = await aPaidDeal(6000);
    await deal.helper.api("POST", appointment(), { starts_at: at(2), ends_at: at(4) });
    await answers(deal.owner, "accepted");
    await goesBack();
    paid = await pays();
  });
  const begins = () =>
    db
      .prepare("UPDATE appointment SET starts_at = ?, ends_at = ? WHERE chat_id = ?")
      .bind(Date.now() - 3_600_000, Date.now() + 3_600_000, deal.bid.chat)
      .run();
  const statusOfPaid = () => db.prepare("SELECT status FROM payment WHERE id = ?").bind(paid).first<string>("status");

  it("pays the compensation of a late cancellation", async () => {
    expect((await act(deal.owner, "cancel&compensation=15.00")).status).toBe(200);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
    expect([await statusOfPaid(), await statusOf()]).toEqual(["refunded", "open"]);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("goes back if the helper did not come", async () => {
    await begins();
    await answers(deal.owner, "missed");
    await answers(deal.helper, "admitted");
    expect([await statusOfPaid(), await statusOf()]).toEqual(["refunded", "open"]);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(0);
  });

  it("pays the compensation if the placer was not there", async () => {
    await begins();
    await answers(deal.helper, "missed");
    await answers(deal.owner, "admitted");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
    expect(await statusOf()).toBe("open");
  });

  it("is disputed if an absence is contested", async () => {
    await begins();
    await answers(deal.owner, "missed");
    await answers(deal.helper, "contested");
    expect(await statusOfPaid()).toBe("disputed");
  });
});

describe("the price in parts", () => {
  const appointment = () => `/api/chat/${deal.bid.chat_uri}/appointment/`;
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const cancellation = async () => (await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body.cancellation;
  const partOf = (id: number) =>
    db.prepare("SELECT for_price FROM payment WHERE id = ?").bind(id).first<number>("for_price");
  beforeEach(async () => {
    deal = await aPaidDeal(6000);
    await deal.helper.api("POST", appointment(), { starts_at: at(2), ends_at: at(4) });
    await deal.owner.api("PATCH", appointment(), { status: "accepted" });
  });

  it("pays one compensation, of what each replaces", async () => {
    await goesBack();
    await payRequest("20.00");
    await payAgain();
    expect((await cancellation()).compensation).toBe("15.00");
    expect((await act(deal.owner, "cancel&compensation=15.00")).status).toBe(200);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(1500);
    const ended = (await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body.ended_deal;
    expect([ended.refund, ended.helper]).toEqual(["48.00", "15.00"]);
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
  });

  it("is no more than the price that went back: the rest is extra work", async () => {
    await goesBack();
    await payRequest("90.00");
    expect((await cancellation()).compensation).toBe("15.00");
  });

  it("costs nobody anything while a part of it is gone: a report moves no money and stops no cancelling", async () => {
    await goesBack();
    await payRequest("20.00");
    await db
      .prepare("UPDATE appointment SET starts_at = ?, ends_at = ? WHERE chat_id = ?")
      .bind(Date.now() - 3_600_000, Date.now() + 3_600_000, deal.bid.chat)
      .run();
    await deal.helper.api("PATCH", appointment(), { status: "missed" });
    expect(await cancellation()).toMatchObject({
      allowed: true,
      reason: "gone",
      compensation: "0.00",
      refund: "21.00",
    });
    await deal.owner.api("PATCH", appointment(), { status: "admitted" });
    expect([await statusOf(), await balanceOf(`balance:${deal.helper.id}`)]).toEqual(["reserved", 0]);
    expect((await act(deal.owner, "cancel")).status).toBe(200);
    expect(await statusOf()).toBe("open");
  });

  it("has one last day: that of the first payment that is held", async () => {
    const id = await payRequest("20.00");
    const heldFrom = async (payment: number) =>
      (await deal.owner.api("GET", `/api/payment/${payment}/`)).body.job_held_from;
    const { paid_at } = (await deal.owner.api("GET", `/api/payment/${deal.payment.id}/`)).body;
    expect([await heldFrom(id), await heldFrom(deal.payment.id)]).toEqual([paid_at, paid_at]);
  });

  it("is asked once: a second request is extra work, and so is one from before", async () => {
    const before = await asked(deal, "10.00");
    await goesBack();
    const first = await asked(deal, "60.00");
    const second = await asked(deal, "60.00");
    expect([await partOf(before.id), await partOf(first.id), await partOf(second.id)]).toEqual([0, 6000, 0]);
    await deal.helper.api("DELETE", `/api/payment/${first.id}/`);
    expect(await partOf((await asked(deal, "60.00")).id)).toBe(6000);
  });
});
