import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { mailsTo, PASSWORD, type Person, signedUp, visitor } from "./client";
import {
  aPaidDeal,
  asked,
  balanceOf,
  db,
  entriesOf,
  INTENT,
  notificationTypesOf,
  onPage,
  paymentOf,
  refundsAtProvider,
  sessionOf,
  sums,
  toppedUp,
  valueOf,
} from "./money";
import { act } from "./world";

const DAY = 86_400_000;
const dispute = (person: Pick<Person, "api">, id: number, body: object = { reason: "Het is niet af." }) =>
  person.api("POST", `/api/payment/${id}/dispute/`, body);
const close = (person: Pick<Person, "api">, id: number) => person.api("DELETE", `/api/payment/${id}/dispute/`);
const propose = (person: Pick<Person, "api">, id: number, amount: unknown) =>
  person.api("POST", `/api/payment/${id}/dispute/proposal/`, { amount });
const accept = (person: Pick<Person, "api">, id: number) => person.api("POST", `/api/payment/${id}/dispute/accept/`);
const cron = async (task: string, now: number, user: number) =>
  (await visitor.api("POST", "/api/dev/cron/", { task, now: new Date(now).toISOString(), user })).body;
const told = async (person: Person, type: string) =>
  (await notificationTypesOf(person)).filter((one) => one === type).length;

const TRANSITION = { status: 409, body: { code: "transition" } };

async function aDisputedDeal() {
  const deal = await aPaidDeal();
  const { status } = await dispute(deal.owner, deal.payment.id);
  expect(status).toBe(201);
  return { ...deal, id: deal.payment.id };
}

async function withExtra(deal: Awaited<ReturnType<typeof aPaidDeal>>) {
  const request = await asked(deal);
  const { body } = await deal.owner.api("POST", INTENT, request.intent);
  await onPage(sessionOf(body.redirect_url));
  return request.id;
}

describe("the side of the other in a dispute", () => {
  const answer = (person: Pick<Person, "api">, id: number, text = "Het was wel af.") =>
    person.api("POST", `/api/payment/${id}/dispute/answer/`, { answer: text });

  it("is told once: both read it, and the opener is notified", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    expect((await answer(owner, id)).status).toBe(403);
    expect(await answer(await signedUp(), id)).toMatchObject({ status: 404 });
    expect(await answer(helper, id, " ")).toMatchObject({ status: 400, body: { answer: expect.any(Array) } });
    expect(await answer(helper, id)).toMatchObject({ status: 201, body: { dispute: { answer: "Het was wel af." } } });
    expect(await answer(helper, id, "Nog iets")).toMatchObject(TRANSITION);
    expect((await paymentOf(owner, id)).dispute).toMatchObject({
      answer: "Het was wel af.",
      answered_at: expect.any(String),
    });
    expect(await told(owner, "dispute")).toBe(1);
  });

  it("can be told while our team decides, and not after", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await db.prepare("UPDATE dispute SET status = 'desk' WHERE payment_id = ?").bind(id).run();
    expect((await answer(helper, id)).status).toBe(201);
    const other = await aDisputedDeal();
    await close(other.owner, other.id);
    expect(await answer(other.helper, other.id)).toMatchObject(TRANSITION);
    expect((await paymentOf(owner, id)).dispute.status).toBe("desk");
  });

  it("is in the export, and erased with the account", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await answer(helper, id);
    const { disputes } = (await helper.api("GET", "/api/user/export/")).body;
    expect(disputes).toMatchObject([{ answer: "Het was wel af." }]);
    await propose(owner, id, "0.00");
    await accept(helper, id);
    await helper.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect((await paymentOf(owner, id)).dispute).toMatchObject({ answer: null });
  });
});

describe("opening a dispute", () => {
  it("freezes the payment, and tells the other", async () => {
    const { owner, helper, payment } = await aPaidDeal();
    const { status, body } = await dispute(owner, payment.id);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: "disputed",
      dispute: {
        reason: "Het is niet af.",
        opened_by: owner.id,
        status: "open",
        proposals: [],
        desk_at: expect.any(String),
      },
    });
    expect(await paymentOf(helper, payment.id)).toMatchObject({ status: "disputed", dispute: { id: body.dispute.id } });
    expect(await notificationTypesOf(helper)).toContain("dispute");
    const [news] = (await helper.api("GET", "/api/notifications/")).body.results;
    expect(news).toMatchObject({ type: "dispute", link: `/payment/${payment.id}/geschil` });
    expect(await told(owner, "dispute")).toBe(0);
    const mailed = async (person: Person) =>
      (await mailsTo(person.id)).filter(({ template }) => template.startsWith("dispute"));
    expect(await mailed(owner)).toMatchObject([
      { template: "dispute_opened", data: { payment: payment.id, amount: "105.00" } },
    ]);
    expect(await mailed(helper)).toMatchObject([{ template: "dispute" }]);
    expect((await helper.api("GET", "/api/wallet/")).body.held).toBe("95.00");
  });

  it("is for the two parties, once, while the money is held", async () => {
    const { owner, helper, job, payment } = await aPaidDeal();
    expect(await dispute(visitor, payment.id)).toMatchObject({ status: 401 });
    expect(await dispute(await signedUp(), payment.id)).toMatchObject({ status: 404 });
    expect(await dispute(helper, 999_999)).toMatchObject({ status: 404 });
    for (const body of [{}, { reason: " " }, { reason: "a".repeat(1001) }]) {
      expect(Object.keys((await dispute(owner, payment.id, body)).body)).toEqual(["reason"]);
    }
    expect(await dispute(helper, payment.id)).toMatchObject({
      status: 201,
      body: { dispute: { opened_by: helper.id } },
    });
    expect(await dispute(owner, payment.id)).toMatchObject({ status: 409, body: { code: "disputed" } });
    await close(helper, payment.id);
    await act(owner, job, "solve");
    expect(await dispute(owner, payment.id)).toMatchObject(TRANSITION);
  });

  it("holds up all that would move money", async () => {
    const { owner, helper, job, bid, id } = await aDisputedDeal();
    await db.prepare("UPDATE job SET done_at = ? WHERE id = ?").bind(Date.now(), job).run();
    for (const action of ["solve", "cancel", "delete"]) {
      expect(await act(owner, job, action), action).toMatchObject({ status: 409, body: { code: "disputed" } });
    }
    expect(await helper.api("DELETE", "/api/bid/", { bid_id: bid.id })).toMatchObject({ body: { code: "disputed" } });
    await cron("release", Date.now() + 80 * DAY, owner.id);
    expect(await valueOf("payment", id, "status")).toBe("disputed");
    expect(await valueOf("job", job, "status")).toBe("reserved");
    expect(await balanceOf(`held:${id}`)).toBe(10_500);
  });

  it("there is one at a time for a job", async () => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    await dispute(deal.owner, deal.payment.id);
    expect(await dispute(deal.helper, extra)).toMatchObject({ status: 409, body: { code: "disputed" } });
    await close(deal.owner, deal.payment.id);
    expect(await dispute(deal.helper, extra)).toMatchObject({ status: 201 });
  });
});

describe("closing a dispute", () => {
  it("is for who opened it, and leaves the money held", async () => {
    const { owner, helper, job, id } = await aDisputedDeal();
    expect(await close(helper, id)).toMatchObject({ status: 403, body: { code: "permission_denied" } });
    expect(await close(await signedUp(), id)).toMatchObject({ status: 404 });
    expect(await close(owner, id)).toMatchObject({
      status: 200,
      body: { status: "held", dispute: { status: "closed", ended: "withdrawn", statement: null } },
    });
    expect(await told(helper, "dispute")).toBe(2);
    expect(await close(owner, id)).toMatchObject(TRANSITION);
    expect(await propose(owner, id, "10")).toMatchObject(TRANSITION);
    expect(await accept(helper, id)).toMatchObject(TRANSITION);
    expect(await dispute(helper, id)).toMatchObject({ status: 201, body: { dispute: { opened_by: helper.id } } });
    await close(helper, id);
    expect(await act(owner, job, "solve")).toMatchObject({ status: 200 });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
  });
});

describe("a dispute about work that is done", () => {
  const ago = (days: number) => Date.now() - days * DAY;
  const moved = (table: string, of: string, id: number, columns: Record<string, number>) =>
    db
      .prepare(
        `UPDATE ${table} SET ${Object.keys(columns)
          .map((name) => `${name} = ?`)
          .join(", ")} WHERE ${of} = ?`,
      )
      .bind(...Object.values(columns), id)
      .run();

  it("stops the days to object: who withdraws it is not paid at once", async () => {
    const { owner, helper, job, payment } = await aPaidDeal();
    await act(helper, job, "done");
    await dispute(helper, payment.id);
    await close(helper, payment.id);
    await moved("job", "id", job, { done_at: ago(8) });
    await moved("dispute", "payment_id", payment.id, { created_at: ago(7), closed_at: ago(0) });
    expect(await cron("release", Date.now(), owner.id)).toEqual({ done: 0 });
    const from = (await owner.api("GET", `/api/job/single/${job}/`)).body.objection_from;
    expect(Math.abs(Date.parse(from) - ago(1))).toBeLessThan(5_000);
    expect((await paymentOf(helper, payment.id)).job_objection_from).toBe(from);
    await cron("release", ago(-4.1), owner.id);
    expect(await told(owner, "work_done")).toBe(2);
    expect(await cron("release", ago(-5.9), owner.id)).toEqual({ done: 0 });
    expect(await cron("release", ago(-6.1), owner.id)).toEqual({ done: 1 });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
  });

  it("that is withdrawn after the 75 days gives nothing back: the work is done", async () => {
    const { owner, helper, job, payment } = await aPaidDeal();
    await act(helper, job, "done");
    await dispute(owner, payment.id);
    await close(owner, payment.id);
    await moved("payment", "id", payment.id, { paid_at: ago(76) });
    expect(await cron("release", Date.now(), owner.id)).toEqual({ done: 0 });
    expect(await cron("release", ago(-7.1), owner.id)).toEqual({ done: 1 });
    expect(await valueOf("payment", payment.id, "status")).toBe("released");
  });
});

describe("the words with a proposal", () => {
  const why = "De achterkant is <b>nog niet</b> geverfd.";
  const withWords = (person: Pick<Person, "api">, id: number, words: string) =>
    person.api("POST", `/api/payment/${id}/dispute/proposal/`, { amount: "40.00", why: words });

  it("go to the other, the timeline and the export, and go with the account", async () => {
    const { owner, helper, job, id } = await aDisputedDeal();
    expect(await withWords(owner, id, "a".repeat(301))).toMatchObject({
      status: 400,
      body: { why: expect.any(Array) },
    });
    expect(await withWords(owner, id, why)).toMatchObject({ status: 201, body: { dispute: { proposals: [{ why }] } } });
    const [mail] = (await mailsTo(helper.id)).filter(({ data }) => data.step === "proposed");
    expect(mail?.data.said).toBe(why);
    const textsMailed = async () =>
      (await visitor.api("GET", `/api/dev/outbox/?to=${helper.email}&template=dispute`)).body.results.map(
        ({ text }: { text: string }) => text,
      );
    await expect
      .poll(textsMailed, { timeout: 10_000 })
      .toContainEqual(expect.stringContaining(`bij het voorstel: ${why}`));
    const { events } = (await helper.api("GET", `/api/job/single/${job}/timeline/`)).body;
    expect(events).toContainEqual(expect.objectContaining({ kind: "dispute_proposal", description: why }));
    const { disputes } = (await owner.api("GET", "/api/user/export/")).body;
    expect(disputes).toMatchObject([{ proposals: [{ why }] }]);
    await accept(helper, id);
    await owner.api("PATCH", "/api/user/data/", { delete_account: true, password: PASSWORD });
    expect((await paymentOf(helper, id)).dispute).toMatchObject({ proposals: [{ why: null }] });
  });

  it("go along with the last proposal to our team, and are not needed", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    for (const person of [owner, helper, owner, helper, owner])
      expect((await propose(person, id, "10")).status).toBe(201);
    expect((await withWords(helper, id, why)).body.dispute.status).toBe("desk");
    const desk = async (person: Person) => (await mailsTo(person.id)).find(({ data }) => data.step === "desk");
    expect((await desk(owner))?.data.said).toBe(why);
    expect((await desk(helper))?.data).not.toHaveProperty("said");
  });
});

describe("proposals", () => {
  it("take turns, three times each, and then it is the desk's", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    expect(await accept(helper, id)).toMatchObject(TRANSITION);
    const first = await propose(helper, id, "90,00");
    expect(first).toMatchObject({
      status: 201,
      body: { status: "disputed", dispute: { proposals: [{ by: helper.id, amount: "90.00" }] } },
    });
    expect(await propose(helper, id, "80.00")).toMatchObject(TRANSITION);
    for (const amount of ["100.01", "-1", "x", undefined]) {
      const { status, body } = await propose(owner, id, amount);
      expect([status, Object.keys(body)], String(amount)).toEqual([400, ["amount"]]);
    }
    expect(await propose(await signedUp(), id, "1")).toMatchObject({ status: 404 });
    for (const [person, amount] of [
      [owner, "0.00"],
      [helper, "100.00"],
      [owner, "20"],
      [helper, "70"],
    ] as const) {
      expect(await propose(person, id, amount)).toMatchObject({ status: 201, body: { dispute: { status: "open" } } });
    }
    const last = await propose(owner, id, "40.00");
    expect(last.body.dispute).toMatchObject({ status: "desk", desk_at: expect.any(String) });
    expect(last.body.dispute.proposals).toHaveLength(6);
    expect(await propose(helper, id, "60")).toMatchObject(TRANSITION);
    expect(await told(helper, "dispute")).toBe(4);
    const newest = async (person: Person) => (await person.api("GET", "/api/notifications/")).body.results[0].text;
    expect(await newest(helper)).toMatch(/betaling van €\s95.*je nog akkoord gaan .*: je krijgt €\s38/);
    expect(await newest(owner)).toMatch(/betaling van €\s105.*nog akkoord gaan met jouw laatste voorstel/);
    expect(await accept(owner, id)).toMatchObject({ status: 403 });
    expect(await accept(helper, id)).toMatchObject({ status: 200, body: { status: "released" } });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(3800);
  });

  it("are not accepted with an amount that is none", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await propose(owner, id, "40.00");
    const path = `/api/payment/${id}/dispute/accept/`;
    const { status, body } = await helper.api("POST", path, { amount: "veel", total: "-1" });
    expect([status, Object.keys(body)]).toEqual([400, ["amount", "total"]]);
    expect((await accept(helper, id)).status).toBe(200);
  });

  it("go to the desk after seven days", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    expect(await cron("release", Date.now() + 6.9 * DAY, owner.id)).toEqual({ done: 0 });
    expect(await cron("release", Date.now() + 7.1 * DAY, helper.id)).toEqual({ done: 1 });
    expect((await paymentOf(owner, id)).dispute).toMatchObject({ status: "desk", desk_at: expect.any(String) });
    expect(await told(owner, "dispute")).toBe(1);
    expect(await cron("release", Date.now() + 7.2 * DAY, owner.id)).toEqual({ done: 0 });
    expect(await propose(owner, id, "10")).toMatchObject(TRANSITION);
    expect(await close(owner, id)).toMatchObject({ status: 200, body: { status: "held" } });
  });
});

describe("a dispute that is withdrawn and opened again", () => {
  const earlier = (id: number, days: number) =>
    db
      .prepare(
        `UPDATE dispute SET created_at = created_at - ?2, desk_at = desk_at - ?2, closed_at = closed_at - ?2
         WHERE payment_id = ?1`,
      )
      .bind(id, days * DAY)
      .run();

  it("is with our team at once when the former one was", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await cron("release", Date.now() + 7.1 * DAY, owner.id);
    await close(owner, id);
    const before = (await mailsTo(owner.id)).filter(({ template }) => template === "dispute_opened").length;
    expect((await dispute(owner, id)).body.dispute).toMatchObject({ status: "desk", proposals: [] });
    expect(await propose(helper, id, "10")).toMatchObject(TRANSITION);
    const after = (await mailsTo(owner.id)).filter(({ template }) => template === "dispute_opened").length;
    expect(after).toBe(before);
    expect(await told(helper, "dispute")).toBe(5);
  });

  it("goes to our team after the days to agree, taken together", async () => {
    const { owner, id } = await aDisputedDeal();
    await earlier(id, 4);
    await close(owner, id);
    expect((await dispute(owner, id)).body.dispute.status).toBe("open");
    await db
      .prepare("UPDATE dispute SET created_at = created_at - ? WHERE status = 'open'")
      .bind(4 * DAY)
      .run();
    await close(owner, id);
    expect((await dispute(owner, id)).body.dispute.status).toBe("desk");
  });
});

describe("an agreement", () => {
  const agreed = async (amount: string, deal = aDisputedDeal()) => {
    const of = await deal;
    await propose(of.owner, of.id, amount);
    const answer = await accept(of.helper, of.id);
    expect(answer.status).toBe(200);
    return { ...of, answer };
  };

  it("divides the payment as the books say, and the job is solved", async () => {
    const { owner, helper, job, bid, id, answer } = await agreed("60.00");
    expect(answer.body).toMatchObject({
      status: "released",
      amount: "100.00",
      helper_fee: "3.00",
      helper_amount: "57.00",
      refunded_amount: "42.00",
      dispute: { status: "closed", ended: "agreed", statement: null },
      released_at: expect.any(String),
      refunded_at: expect.any(String),
    });
    expect(await entriesOf(`split:${id}`)).toEqual({
      [`held:${id}`]: -10_500,
      [`balance:${helper.id}`]: 5700,
      platform: 600,
      outside: 4200,
    });
    expect(await refundsAtProvider(id)).toEqual([4200]);
    expect(await valueOf("job", job, "status")).toBe("solved");
    expect(await valueOf("bid", bid.id, "status")).toBe("accepted");
    expect(await valueOf("user", helper.id, "jobs_done")).toBe(1);
    for (const person of [owner, helper])
      expect((await notificationTypesOf(person)).slice(-2)).toEqual(["dispute", "review_request"]);
    const silent = "SELECT silent FROM notification WHERE user_id = ? AND type = 'review_request'";
    const { results: asked } = await env.DB.prepare(silent).bind(helper.id).all();
    expect(asked).toEqual([{ silent: 1 }]);
    expect(await act(owner, job, "cancel")).toMatchObject({ status: 409, body: { code: "already_paid" } });
    const year = (await helper.api("GET", "/api/wallet/earnings/")).body;
    expect(year).toMatchObject({ gross: "60.00", fees: "3.00", net: "57.00" });
    expect((await helper.api("GET", "/api/wallet/history/")).body.results).toMatchObject([
      { kind: "release", amount: "57.00" },
    ]);
    expect(await accept(helper, id)).toMatchObject(TRANSITION);
  });

  it("on nothing gives all of it back, and the job is open", async () => {
    const { owner, helper, job, bid, id, answer } = await agreed("0.00");
    expect(answer.body).toMatchObject({ status: "refunded", refunded_amount: "105.00" });
    expect(await entriesOf(`refunded:${id}`)).toEqual({ [`held:${id}`]: -10_500, outside: 10_500 });
    expect(await refundsAtProvider(id)).toEqual([10_500]);
    expect(await valueOf("job", job, "status")).toBe("open");
    expect(await valueOf("bid", bid.id, "status")).toBe("rejected");
    for (const person of [owner, helper]) expect((await notificationTypesOf(person)).at(-1)).toBe("dispute");
  });

  it("on all of it is a release", async () => {
    const { helper, job, id, answer } = await agreed("100.00");
    expect(answer.body).toMatchObject({ status: "released", refunded_amount: "0.00", refunded_at: null });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
    expect(await refundsAtProvider(id)).toEqual([]);
    expect(await valueOf("job", job, "status")).toBe("solved");
  });

  it("gives back to outside first, and then to credits", async () => {
    const first = await aPaidDeal();
    const { owner, helper, job, bid } = first;
    await act(owner, job, "cancel");
    await db.prepare("UPDATE bid SET status = 'pending' WHERE id = ?").bind(bid.id).run();
    await toppedUp(owner, "80.00");
    const { body } = await owner.api("POST", INTENT, { ...bid.intent, use_credits: true });
    await onPage(sessionOf(body.redirect_url));
    await dispute(owner, body.id);
    await agreed("60.00", Promise.resolve({ ...first, id: body.id }));
    expect(await entriesOf(`split:${body.id}`)).toEqual({
      [`held:${body.id}`]: -10_500,
      [`balance:${helper.id}`]: 5700,
      platform: 600,
      outside: 2500,
      [`credits:${owner.id}`]: 1700,
    });
    expect(await refundsAtProvider(body.id)).toEqual([2500]);
    expect((await owner.api("GET", "/api/wallet/history/")).body.results[0]).toMatchObject({
      kind: "credit_refund",
      amount: "17.00",
    });
  });

  it.each([
    ["60.00", "released", 5700 + 1900],
    ["0.00", "refunded", 0],
  ])("about the bid at %s: extra costs go the same way (%s)", async (amount, status, earned) => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    await dispute(deal.owner, deal.payment.id);
    await agreed(amount, Promise.resolve({ ...deal, id: deal.payment.id }));
    expect(await valueOf("payment", extra, "status")).toBe(status);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(earned);
    expect(await balanceOf(`held:${extra}`)).toBe(0);
  });

  it.each([
    ["60.00", { refund: "42.00", helper: "76.00" }],
    ["0.00", { refund: "126.00", helper: "0.00" }],
  ])("at %s with extra work tells the sums that then move, before and after", async (amount, sums) => {
    const deal = await aPaidDeal();
    await withExtra(deal);
    const { id } = deal.payment;
    const newsOf = async (person: Person, step: string) => {
      const found = db.prepare(
        "SELECT data FROM notification WHERE user_id = ?1 AND type = 'dispute' AND data ->> 'step' = ?2",
      );
      const { results } = await found.bind(person.id, step).all<{ data: string }>();
      return results.map(({ data }) => JSON.parse(data));
    };
    await dispute(deal.owner, id);
    const opened = (await mailsTo(deal.owner.id)).find(({ template }) => template === "dispute_opened");
    expect(opened?.data).toMatchObject({ amount: "126.00", beside: 1 });
    expect(await newsOf(deal.helper, "opened")).toMatchObject([{ total: "114.00" }]);
    await propose(deal.helper, id, amount);
    expect(await newsOf(deal.owner, "proposed")).toMatchObject([{ ...sums, total: "126.00", beside: 1 }]);
    await accept(deal.owner, id);
    for (const person of [deal.owner, deal.helper]) expect(await newsOf(person, "agreed")).toMatchObject([sums]);
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(Number(sums.helper) * 100);
    expect(await told(deal.helper, "payment_released")).toBe(0);
  });

  it("stops the clock of extra work too", async () => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    expect(await paymentOf(deal.owner, extra)).toMatchObject({ status: "held", job_disputed: false });
    await dispute(deal.owner, deal.payment.id);
    expect(await paymentOf(deal.owner, extra)).toMatchObject({ status: "held", job_disputed: true });
  });

  it.each([
    ["0.00", "refunded", 0],
    ["10.00", "released", 950],
  ])("about extra costs at %s settles them alone: the work goes on", async (amount, status, earned) => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    await dispute(deal.owner, extra);
    await agreed(amount, Promise.resolve({ ...deal, id: extra }));
    expect(await valueOf("payment", extra, "status")).toBe(status);
    expect(await valueOf("payment", deal.payment.id, "status")).toBe("held");
    expect(await valueOf("job", deal.job, "status")).toBe("reserved");
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(earned);
    expect(await act(deal.owner, deal.job, "solve")).toMatchObject({ status: 200 });
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(earned + 9500);
  });
});

describe("the desk", () => {
  const resolve = (admin: Pick<Person, "api">, id: number, body: object) =>
    admin.api("POST", `/api/admin/disputes/${id}/resolve/`, {
      reason: "Zo is het billijk.",
      statement: "De helft is af.",
      ...body,
    });

  it.each([
    [{ outcome: "release" }, "released", "0.00", 9500, "solved", "100.00"],
    [{ outcome: "refund", amount: "60.00" }, "refunded", "105.00", 0, "open", "0.00"],
    [{ outcome: "split", amount: "60,00" }, "released", "42.00", 5700, "solved", "60.00"],
    [{ outcome: "split", amount: "0" }, "refunded", "105.00", 0, "open", "0.00"],
  ])("decides with %j", async (body, status, refunded_amount, earned, jobStatus, share) => {
    const { owner, helper, job, id } = await aDisputedDeal();
    const admin = await signedUp({ roles: "admin" });
    expect(await resolve(admin, id, body)).toMatchObject({ status: 200, body: { status, refunded_amount } });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(earned);
    expect(await balanceOf(`held:${id}`)).toBe(0);
    expect(await valueOf("job", job, "status")).toBe(jobStatus);
    expect([await told(owner, "dispute"), await told(helper, "dispute")]).toEqual([1, 2]);
    const deed = await db
      .prepare("SELECT action, target_type, target_id, reason FROM audit WHERE admin_id = ?")
      .bind(admin.id)
      .all();
    expect(deed.results).toEqual([
      {
        action: "resolve",
        target_type: "payment",
        target_id: id,
        reason: `helper ${share} / 100.00: Zo is het billijk.`,
      },
    ]);
    expect(await resolve(admin, id, body)).toMatchObject(TRANSITION);
  });

  it("is not an admin who is one of the two", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    await db.prepare("UPDATE user SET roles = 'admin' WHERE id IN (?, ?)").bind(owner.id, helper.id).run();
    for (const party of [owner, helper]) {
      const { status, body } = await resolve(party, id, { outcome: "release" });
      expect([status, body.code]).toEqual([403, "own_case"]);
    }
    expect(await balanceOf(`balance:${helper.id}`)).toBe(0);
  });

  it("says to both what it decided, and keeps the reason for the records", async () => {
    const { owner, helper, id } = await aDisputedDeal();
    const admin = await signedUp({ roles: "admin" });
    const statement = "Het plafond is af, de muur niet. Daarom de helft.";
    await resolve(admin, id, { outcome: "split", amount: "50.00", statement });
    for (const person of [owner, helper]) {
      const { dispute } = await paymentOf(person, id);
      expect(dispute).toMatchObject({ status: "closed", ended: "decided", statement });
      expect(JSON.stringify(dispute)).not.toContain("billijk");
    }
  });

  it("says why, what and of which payment", async () => {
    const { owner, id, payment } = await aDisputedDeal();
    const admin = await signedUp({ roles: "admin" });
    const faults = async (body: object) => Object.keys((await resolve(admin, id, body)).body).sort();
    expect(await faults({})).toEqual(["outcome"]);
    expect(await faults({ outcome: "odd", reason: "", statement: " " })).toEqual(["outcome", "reason"]);
    expect(await faults({ outcome: "split" })).toEqual(["amount"]);
    expect(await faults({ outcome: "split", amount: "100.01" })).toEqual(["amount"]);
    expect(await resolve(admin, 999_999, { outcome: "release" })).toMatchObject({ status: 404 });
    expect(await resolve(owner, id, { outcome: "release" })).toMatchObject({ status: 403 });
    expect(await resolve(visitor, id, { outcome: "release" })).toMatchObject({ status: 401 });
    expect(await valueOf("payment", payment.id, "status")).toBe("disputed");
    await close(owner, id);
    expect(await resolve(admin, id, { outcome: "release" })).toMatchObject(TRANSITION);
  });
});

it("leaves the books at zero", async () => {
  expect(await sums()).toEqual({ entries: 0, balances: 0 });
});
