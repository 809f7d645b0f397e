import { describe, expect, it } from "vitest";
import { timeline } from "~/domain/deals/timeline";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";
import { aDeal, aPaidDeal, asked, aTapJob, db, INTENT, onPage, opened, sessionOf, toppedUp, webhook } from "./money";
import { aBid, inDirectMode } from "./world";

const HOUR = 3_600_000;
type Deal = Awaited<ReturnType<typeof aDeal>>;
type Event = { kind: string; by: string | null; step: string | null; amount: string | null; back: string | null };

const pathOf = ({ job }: Pick<Deal, "job">) => `/api/job/single/${job}/timeline/`;
const act = (who: Person, { job }: Pick<Deal, "job">, action: string) =>
  who.api("PATCH", `/api/job/single/${job}/?action=${action}`);

async function eventsFor(who: Person, deal: Pick<Deal, "job">): Promise<Event[]> {
  const { status, body } = await who.api("GET", pathOf(deal));
  expect(status).toBe(200);
  expect(timeline.parse(body)).toEqual(body);
  const times = body.events.map(({ at }: { at: string }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((one: number, other: number) => one - other));
  return body.events;
}

const inShort = (events: Event[]) =>
  events.map(({ kind, by, step, amount, back }) => [kind, by, step, amount, back].filter(Boolean).join(" "));

/** The first two are older in test data: the bid before the job. */
const later = (events: Event[]) => inShort(events).slice(2);

async function aWholeDeal() {
  const deal = await aPaidDeal(6000);
  const { owner, helper, bid, job } = deal;
  const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
  const chat = `/api/chat/${bid.chat_uri}/appointment/`;
  await helper.api("POST", chat, { starts_at: at(30), ends_at: at(32) });
  await owner.api("PATCH", chat, { status: "accepted" });
  const { intent } = await asked(deal, "20.00", "Nieuwe kraan");
  const { body } = await owner.api("POST", "/api/payment/stripe/payment-intent/", intent);
  await onPage(body.redirect_url.split("/").at(-2));
  const { words } = (await owner.api("GET", `/api/job/single/${job}/`)).body.start_code;
  await helper.api("POST", `/api/job/single/${job}/begin/`, { words });
  await act(helper, deal, "done");
  await act(owner, deal, "solve");
  return deal;
}

async function paysExtra(deal: Deal, amount: string) {
  const { intent } = await asked(deal, amount);
  await onPage(sessionOf((await deal.owner.api("POST", INTENT, intent)).body.redirect_url));
}

async function withASecondDeal() {
  const deal = await aPaidDeal(6000);
  await paysExtra(deal, "20.00");
  await act(deal.owner, deal, "cancel");
  const first = await eventsFor(deal.helper, deal);
  const bid = await aBid(deal.helper, deal.job, "50.00");
  const pending = await eventsFor(deal.helper, deal);
  const intent = { bid_id: bid.id, chat_uri: deal.bid.chat_uri, amount_with_platform_cost: "52.50" };
  await onPage(sessionOf((await deal.owner.api("POST", INTENT, intent)).body.redirect_url));
  await paysExtra(deal, "10.00");
  return { ...deal, first, pending };
}

const chargeback = (session: string, step: string, amount: number) =>
  webhook({ type: `chargeback.${step}`, data: { session, reference: `cb_${session}`, amount, currency: "eur" } });

const refundedElsewhere = (session: string, amount: number) =>
  webhook({ type: "refund.made", data: { session, reference: `re_${session}`, amount, currency: "eur", order: "" } });

describe("the timeline of a deal", () => {
  it("tells everything that happened, in order, to both alike", async () => {
    const deal = await aWholeDeal();
    const events = await eventsFor(deal.owner, deal);
    expect(inShort(events).slice(0, 2).toSorted()).toEqual(["bid helper 60.00", "posted owner"]);
    const told = later(events);
    expect(told.slice(0, 5)).toEqual([
      "agreed owner 60.00",
      "paid 63.00",
      "appointment helper proposed",
      "appointment owner accepted",
      "request helper asked 20.00",
    ]);
    expect(told).toEqual(expect.arrayContaining(["paid extra 21.00", "start helper", "done helper", "approved owner"]));
    expect(told.slice(-2).toSorted()).toEqual(["released 57.00", "released extra 19.00"]);
    expect(await eventsFor(deal.helper, deal)).toEqual(events);
  });

  it("tells what the payer's bank took back, and how it ended", async () => {
    const deal = await aPaidDeal(6000);
    await act(deal.owner, deal, "solve");
    for (const step of ["opened", "lost"]) await chargeback(deal.payment.session, step, 6300);
    expect(later(await eventsFor(deal.helper, deal)).slice(-2)).toEqual(["charged_back 63.00", "chargeback_lost"]);
  });

  it("is about the last deal of a helper with two, with its own payments alone", async () => {
    const deal = await withASecondDeal();
    expect(deal.pending).toEqual(deal.first);
    await act(deal.owner, deal, "cancel");
    const events = await eventsFor(deal.owner, deal);
    const ending = inShort(events).slice(-3);
    expect(inShort(events).slice(0, -3)).toEqual([
      "posted owner",
      "bid helper 50.00",
      "agreed owner 50.00",
      "paid 52.50",
      "request helper asked 10.00",
      "paid extra 10.50",
    ]);
    expect(ending.toSorted()).toEqual(["ended owner cancelled", "refunded 52.50", "refunded extra 10.50"]);
    const { deals } = (await deal.helper.api("GET", "/api/user/export/")).body;
    expect(deals.map((one: { events: Event[] }) => one.events)).toEqual(expect.arrayContaining([deal.first, events]));
    expect(inShort(deal.first)).toEqual(expect.arrayContaining(["paid 63.00", "paid extra 21.00", "refunded 63.00"]));
  });

  it("tells which held money the payment provider paid back, before the end of the deal", async () => {
    const deal = await aDeal(6000);
    await toppedUp(deal.owner, "13.00");
    const bid = { ...deal.bid, intent: { ...deal.bid.intent, use_credits: true } };
    const { session } = await opened(deal.owner, bid);
    await onPage(session);
    await refundedElsewhere(session, 5000);
    await act(deal.owner, deal, "cancel");
    expect(later(await eventsFor(deal.helper, deal)).slice(-4)).toEqual([
      "paid 63.00",
      "refunded_elsewhere 50.00",
      "refunded 13.00",
      "ended owner cancelled",
    ]);
  });

  it("tells what was refunded elsewhere while the money is the helper's", async () => {
    const deal = await aPaidDeal(6000);
    await act(deal.owner, deal, "solve");
    const before = await eventsFor(deal.helper, deal);
    await refundedElsewhere(deal.payment.session, 2000);
    const told = await eventsFor(deal.helper, deal);
    expect(told.slice(0, -1)).toEqual(before);
    expect(told.at(-1)).toMatchObject({ kind: "refunded_elsewhere", back: "20.00" });
  });

  it.each([
    [6300, []],
    [4000, ["refunded 23.00"]],
  ])("tells that held money went back by a lost chargeback of %i cents", async (amount, rest) => {
    const deal = await aPaidDeal(6000);
    for (const step of ["opened", "lost"]) await chargeback(deal.payment.session, step, amount);
    const euros = (amount / 100).toFixed(2);
    expect(later(await eventsFor(deal.helper, deal)).slice(2)).toEqual([
      `charged_back ${euros}`,
      "chargeback_lost",
      ...rest,
    ]);
  });

  it("tells how our team answered a withdrawal", async () => {
    const deal = await aPaidDeal(6000);
    await act(deal.owner, deal, "solve");
    await deal.owner.api("POST", `/api/payment/${deal.payment.id}/withdraw/`);
    const admin = await signedUp({ roles: "admin" });
    const answer = { granted: false, statement: "Het werk is gedaan.", reason: "Nagekeken" };
    await admin.api("POST", `/api/admin/withdrawals/${deal.payment.id}/answer/`, answer);
    expect(later(await eventsFor(deal.helper, deal)).slice(-2)).toEqual([
      "withdrawal owner service",
      "withdrawal_answered rejected",
    ]);
  });

  it("says of a granted withdrawal what came back, and that a deal with held money went on", async () => {
    const grant = async ({ owner, payment }: Awaited<ReturnType<typeof aPaidDeal>>) => {
      await owner.api("POST", `/api/payment/${payment.id}/withdraw/`);
      const answer = { granted: true, statement: "Zo staat het in de wet.", reason: "Nagekeken" };
      const admin = await signedUp({ roles: "admin" });
      expect((await admin.api("POST", `/api/admin/withdrawals/${payment.id}/answer/`, answer)).status).toBe(200);
    };
    const held = await aPaidDeal(6000);
    await act(held.helper, held, "done");
    await grant(held);
    expect(later(await eventsFor(held.helper, held)).at(-1)).toBe("withdrawal_answered granted_goes_on 3.00");
    const page = textOf(await (await browserOf(held.owner)).get(`/task/${held.job}/verloop`));
    expect(page).toMatch(/kende de herroeping toe\. Jij kreeg de servicekosten van €\s3 terug\. De deal ging door\./);
    await act(held.owner, held, "solve");
    expect(later(await eventsFor(held.owner, held))).toContain("withdrawal_answered granted_goes_on 3.00");
    const released = await aPaidDeal(6000);
    await act(released.owner, released, "solve");
    await grant(released);
    expect(later(await eventsFor(released.owner, released)).at(-1)).toBe("withdrawal_answered granted 3.00");
  });

  it("tells what our team decided, with its words, once", async () => {
    const admin = await signedUp({ roles: "admin" });
    const statement = "De kraan lekt nog.\nJullie delen de kosten.";
    const disputed = await aPaidDeal(6000);
    const at = `/api/payment/${disputed.payment.id}/dispute/`;
    await disputed.owner.api("POST", at, { reason: "Het lekt." });
    const split = { outcome: "split", amount: "40.00", reason: "Billijk", statement };
    await admin.api("POST", `/api/admin/disputes/${disputed.payment.id}/resolve/`, split);
    const events = await eventsFor(disputed.helper, disputed);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: "dispute_closed", step: "decided", description: statement }),
    );
    const refunded = await aPaidDeal(6000);
    const decision = { reason: "Nagekeken", statement };
    await admin.api("POST", `/api/admin/payments/${refunded.payment.id}/refund/`, decision);
    const ends = (await eventsFor(refunded.owner, refunded)).map(({ kind, step }) => `${kind} ${step}`);
    expect(ends).toContain("ended team");
    expect(ends).not.toContain("team decided");
  });

  it("is the two's alone, and an admin's by their own call", async () => {
    const deal = await aPaidDeal();
    for (const who of [await signedUp(), await signedUp({ roles: "admin" })]) {
      expect((await who.api("GET", pathOf(deal))).status).toBe(404);
    }
    expect((await visitor.api("GET", pathOf(deal))).status).toBe(401);
    const admin = await signedUp({ roles: "admin" });
    const { body } = await admin.api("GET", `/api/admin/jobs/${deal.job}/timeline/`);
    expect(inShort(body.events)).toContain("agreed owner 100.00");
    expect((await deal.owner.api("GET", `/api/admin/jobs/${deal.job}/timeline/`)).status).toBe(403);
    expect((await admin.api("GET", `/api/admin/jobs/${deal.job}/timeline/?bid=geen`)).status).toBe(400);
    expect((await deal.owner.api("GET", `${pathOf(deal)}?bid=geen`)).status).toBe(400);
  });

  it("is not there before there was a deal, nor for who bid without one", async () => {
    const deal = await aDeal();
    expect((await deal.owner.api("GET", pathOf(deal))).status).toBe(404);
    const paid = await aPaidDeal();
    const other = await signedUp();
    await db
      .prepare("INSERT INTO chat (uri, job_id, low_id, high_id, created_at, updated_at) VALUES (?, ?, ?, ?, 0, 0)")
      .bind(crypto.randomUUID(), paid.job, Math.min(paid.owner.id, other.id), Math.max(paid.owner.id, other.id))
      .run();
    await db
      .prepare(
        `INSERT INTO bid (job_id, user_id, chat_id, amount, status, created_at, updated_at)
         VALUES (?1, ?2, (SELECT max(id) FROM chat), 100, 'rejected', 0, 0)`,
      )
      .bind(paid.job, other.id)
      .run();
    expect((await other.api("GET", pathOf(paid))).status).toBe(404);
    expect((await paid.owner.api("GET", `/api/job/single/999999999/timeline/`)).status).toBe(404);
  });

  it("goes on to be read by both when the deal has ended, and the job is another's", async () => {
    const deal = await aPaidDeal();
    await act(deal.owner, deal, "cancel");
    const ended = await eventsFor(deal.helper, deal);
    expect(later(ended).slice(-2)).toEqual(["ended owner cancelled", "refunded 105.00"]);
    await act(deal.owner, deal, "delete");
    expect(await eventsFor(deal.helper, deal)).toEqual(ended);
    expect(await eventsFor(deal.owner, deal)).toEqual(ended);
  });

  it("tells of a dispute: who proposed what, and how it ended", async () => {
    const deal = await aPaidDeal();
    const path = `/api/payment/${deal.payment.id}/dispute/`;
    await deal.owner.api("POST", path, { reason: "Het is niet af." });
    await deal.helper.api("POST", `${path}answer/`, { answer: "Het was af." });
    await deal.helper.api("POST", `${path}proposal/`, { amount: "80.00" });
    await deal.owner.api("POST", `${path}accept/`);
    const events = await eventsFor(deal.owner, deal);
    expect(events).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ kind: "dispute_opened", description: "Het is niet af." }),
        expect.objectContaining({ kind: "dispute_answered", description: "Het was af." }),
      ]),
    );
    const told = later(events);
    expect(told.slice(2)).toEqual([
      "dispute_opened owner",
      "dispute_answered helper",
      "dispute_proposal helper 80.00",
      "dispute_closed owner agreed",
      "divided 76.00 21.00",
    ]);
  });

  it("tells of deals in which the two pay each other", async () => {
    const deal = await aDeal(6000);
    await inDirectMode(deal.owner)("PATCH", "/api/bid/", { bid_id: deal.bid.id, status: "accepted" });
    await act(deal.owner, deal, "solve");
    expect(later(await eventsFor(deal.owner, deal))).toEqual(["agreed owner 60.00", "approved owner", "completed"]);
  });

  it("tells what a bid was at first, each change, and when the job was completed", async () => {
    const [owner, helper] = [await signedUp(), await signedUp()];
    const job = await aTapJob(owner);
    const bid = await aBid(helper, job, "70.00");
    for (const amount of ["65.00", "60.00"])
      await helper.api("PUT", "/api/bid/", { bid_id: bid.id, amount, message: "Kan morgen" });
    await inDirectMode(owner)("PATCH", "/api/bid/", { bid_id: bid.id, status: "accepted" });
    await act(owner, { job }, "solve");
    const told = await eventsFor(helper, { job });
    expect(inShort(told)).toEqual([
      "posted owner",
      "bid helper 70.00",
      "bid_changed helper 65.00",
      "bid_changed helper 60.00",
      "agreed owner 60.00",
      "approved owner",
      "completed",
    ]);
    await db.prepare("UPDATE job SET updated_at = updated_at + 86400000 WHERE id = ?").bind(job).run();
    expect(await eventsFor(helper, { job })).toEqual(told);
  });

  it("is part of the export of both", async () => {
    const deal = await aPaidDeal();
    const events = await eventsFor(deal.owner, deal);
    for (const who of [deal.owner, deal.helper]) {
      const { deals } = (await who.api("GET", "/api/user/export/")).body;
      expect(deals).toMatchObject([{ job: { id: deal.job }, events }]);
    }
  });
});

describe("the page of a timeline", () => {
  it("says who did what in the words of its reader", async () => {
    const deal = await aWholeDeal();
    const page = `/task/${deal.job}/verloop`;
    const placer = textOf(await (await browserOf(deal.owner)).get(page));
    expect(placer).toMatch(/Jij accepteerde het bod van €\s60\./);
    const { html } = await (await browserOf(deal.owner)).get(page);
    expect(html).toMatch(/<p class="print-hidden">Jij accepteerde/);
    expect(html).toMatch(/<p class="hidden print:block">(?!Jij)[^<]+ accepteerde het bod/);
    expect(placer).toContain("vulde de startcode in: het werk begon.");
    expect(textOf(await (await browserOf(deal.helper)).get(page))).toMatch(/€\s57 ging naar jouw saldo/);
    const admin = textOf(await (await browserOf(await signedUp({ roles: "admin" }))).get(page));
    expect(admin).not.toContain("Jij");
    expect(admin).toContain("Terug naar de klus in het beheer");
    expect((await (await browserOf(await signedUp())).get(page)).status).toBe(404);
  });

  it("is linked from the job page for the two alone, also after the helper withdrew", async () => {
    const deal = await aPaidDeal(6000);
    const link = `href="/task/${deal.job}/verloop"`;
    const linked = async (person?: Person) =>
      (await (await browserOf(person)).get(`/task/${deal.job}`)).html.includes(link);
    const bidder = await signedUp();
    for (const isOver of [false, true]) {
      if (isOver) await deal.helper.api("DELETE", "/api/bid/", { bid_id: deal.bid.id });
      if (isOver) await aBid(bidder, deal.job);
      expect([await linked(deal.owner), await linked(deal.helper)]).toEqual([true, true]);
      expect([await linked(bidder), await linked()]).toEqual([false, false]);
    }
  });

  it("says that the job was open again after the deal", async () => {
    const deal = await aPaidDeal(6000);
    await act(deal.owner, deal, "cancel");
    for (const person of [deal.owner, deal.helper]) {
      const page = textOf(await (await browserOf(person)).get(`/task/${deal.job}/verloop`));
      expect(page).toContain("annuleerde de deal. De klus stond daarna weer open.");
    }
  });

  it("says that held money went back elsewhere, and that a deal was cancelled with its job deleted", async () => {
    const deal = await aPaidDeal(6000);
    await refundedElsewhere(deal.payment.session, 6300);
    await act(deal.owner, deal, "cancel&remove=true");
    const page = textOf(await (await browserOf(deal.owner)).get(`/task/${deal.job}/verloop`));
    expect(page).not.toContain("De klus stond daarna weer open.");
    expect(page).toMatch(/€\s63 ging terug naar jou: de bank of betaaldienst betaalde het terug\./);
    expect(page).toContain("Jij annuleerde de deal en verwijderde de klus.");
  });
});
