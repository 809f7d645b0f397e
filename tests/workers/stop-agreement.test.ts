import { describe, expect, it } from "vitest";
import { browserOf, textOf } from "./browser";
import { type Person, signedUp, visitor } from "./client";
import {
  aPaidDeal,
  asked,
  balanceOf,
  db,
  INTENT,
  onPage,
  paymentOf,
  refundsAtProvider,
  sessionOf,
  sums,
  valueOf,
} from "./money";
import { aBegunDeal, accept, aProposedDeal, drop, linesOf, mails, plain, propose, stopOf, withExtra } from "./stops";
import { act, notificationTypesOf } from "./world";

describe("an agreement to stop", () => {
  it("divides the money, ends the deal and tells both", async () => {
    const { owner, helper, job, payment, bid } = await aProposedDeal();
    const { status, body } = await accept(helper, job);
    expect(status).toBe(200);
    expect(body.proposal).toMatchObject({ status: "accepted", refund: "42.00", helper: "57.00" });
    expect(await balanceOf(`balance:${helper.id}`)).toBe(5700);
    expect(await balanceOf(`held:${payment.id}`)).toBe(0);
    expect(await refundsAtProvider(payment.id)).toEqual([4200]);
    expect(await paymentOf(owner, payment.id)).toMatchObject({
      status: "released",
      released_by: "together",
      deal_end: "together",
    });
    const found = (await owner.api("GET", `/api/job/single/${job}/`)).body;
    expect(found).toMatchObject({ status: "solved", stopped: true, ended_deal: { end: "together", refund: "42.00" } });
    expect(await sums()).toEqual({ entries: 0, balances: 0 });
    for (const person of [owner, helper]) {
      const types = await notificationTypesOf(person);
      expect(types.filter((type) => type === "deal_ended")).toHaveLength(1);
      expect(types).not.toContain("payment_released");
      expect(types).toContain("review_request");
    }
    expect((await linesOf(helper, bid.chat_uri))[0]).toBe(
      "Akkoord: jullie stoppen samen. De plaatser krijgt € 42 terug, je krijgt € 57. De deal is gestopt.",
    );
    expect(await mails(helper, "deal_ended_compensated")).toHaveLength(1);
    expect(await valueOf("user", helper.id, "jobs_done")).toBe(0);
    const saidTo = async (person: Person) => {
      const { results } = (await person.api("GET", "/api/notifications/")).body;
      const { text } = results.find(({ type }: { type: string }) => type === "deal_ended");
      return [text, (await person.api("GET", `/api/job/single/${job}/`)).body.ended_deal.text].map(plain);
    };
    for (const text of await saidTo(owner)) expect(text).toMatch(/ ging akkoord met je voorstel om te stoppen/);
    for (const text of await saidTo(helper)) expect(text).toMatch(/^Je ging akkoord met het voorstel van /);
  });

  it("gives all back and opens the job again if nothing was earned", async () => {
    const deal = await aBegunDeal();
    const extra = await withExtra(deal);
    const { owner, helper, job, payment } = deal;
    await propose(helper, job, "0.00");
    expect((await accept(owner, job)).status).toBe(200);
    const { events } = (await helper.api("GET", `/api/job/single/${job}/timeline/`)).body;
    expect(events.find(({ kind }: { kind: string }) => kind === "ended")).toMatchObject({
      step: "together",
      by: "owner",
    });
    expect([await refundsAtProvider(payment.id), await refundsAtProvider(extra)]).toEqual([[10_500], [2100]]);
    expect([await valueOf("job", job, "status"), await valueOf("bid", deal.bid.id, "status")]).toEqual([
      "open",
      "rejected",
    ]);
    expect(await balanceOf(`balance:${helper.id}`)).toBe(0);
    for (const person of [owner, helper]) expect((await stopOf(person, job)).proposal.status).toBe("accepted");
  });

  it("pays all of it without a refund", async () => {
    const { owner, helper, job, payment } = await aProposedDeal("100.00");
    expect((await accept(helper, job)).status).toBe(200);
    expect(await balanceOf(`balance:${helper.id}`)).toBe(9500);
    expect(await refundsAtProvider(payment.id)).toEqual([]);
    expect(await paymentOf(owner, payment.id)).toMatchObject({ status: "released", released_by: "together" });
  });

  it("divides every held payment by its part, to the cent", async () => {
    const deal = await aBegunDeal(9999);
    const extra = await withExtra(deal, "33.33");
    const { owner, helper, job, payment } = deal;
    const { body } = await propose(owner, job, "50.01");
    expect((await accept(helper, job)).status).toBe(200);
    const cents = Math.round(Number(body.proposal.helper) * 100);
    expect(await balanceOf(`balance:${helper.id}`)).toBe(cents);
    const [bidBack] = await refundsAtProvider(payment.id);
    const [extraBack] = await refundsAtProvider(extra);
    expect((bidBack ?? 0) + (extraBack ?? 0)).toBe(Math.round(Number(body.proposal.refund) * 100));
    expect([await balanceOf(`held:${payment.id}`), await balanceOf(`held:${extra}`)]).toEqual([0, 0]);
    const { results } = (await owner.api("GET", `/api/chat/${deal.bid.chat_uri}/message/`)).body;
    const requests = results.map(({ payment_request }: { payment_request: object | null }) => payment_request);
    expect(requests).toContainEqual({ id: extra, status: "released", lapsed: false, split: true });
    expect(textOf(await (await browserOf(owner)).get(`/messages/${deal.bid.chat_uri}`))).toContain(
      "Deels terugbetaald",
    );
  });

  it("does not count in the track record", async () => {
    const { owner, helper, job } = await aProposedDeal();
    await accept(helper, job);
    await visitor.api("POST", "/api/dev/cron/", { task: "release", user: owner.id });
    const { completed, failed } = (await db
      .prepare("SELECT coalesce(sum(late), 0) AS failed, 0 AS completed FROM bid WHERE job_id = ?")
      .bind(job)
      .first()) as { completed: number; failed: number };
    expect([completed, failed]).toEqual([0, 0]);
  });

  it("is in the timeline of both, and in the export", async () => {
    const { owner, helper, job } = await aProposedDeal();
    await drop(helper, job);
    await propose(helper, job, "80.00");
    await accept(owner, job);
    const { events } = (await owner.api("GET", `/api/job/single/${job}/timeline/`)).body;
    const steps = events
      .filter(({ kind }: { kind: string }) => kind === "stop" || kind === "ended")
      .map(({ kind, step, by, amount }: Record<string, string>) => [kind, step, by, amount]);
    expect(steps).toEqual([
      ["stop", "proposed", "owner", "57.00"],
      ["stop", "refused", "helper", null],
      ["stop", "proposed", "helper", "76.00"],
      ["ended", "together", "owner", "76.00"],
    ]);
    const { deals, stop_proposals } = (await helper.api("GET", "/api/user/export/")).body;
    expect(JSON.stringify(deals)).toContain('"together"');
    expect(stop_proposals).toMatchObject([{ status: "accepted" }, { status: "refused" }]);
  });

  it("waits for our team and for the bank", async () => {
    const { owner, helper, job, payment, bid } = await aProposedDeal();
    const admin = await signedUp({ roles: "admin" });
    const why = { reason: "Nagekeken", statement: "We kijken ernaar." };
    await admin.api("POST", `/api/admin/payments/${payment.id}/pause/`, why);
    expect(await accept(helper, job)).toMatchObject({ status: 409, body: { code: "paused" } });
    expect(await stopOf(owner, job)).toMatchObject({ refused: "paused", proposal: { status: "open" } });
    await admin.api("POST", `/api/admin/payments/${payment.id}/resume/`, why);
    await onPage(payment.session, "charge_back");
    expect((await stopOf(owner, job)).proposal.status).toBe("void");
    expect(await propose(owner, job)).toMatchObject({ status: 409, body: { code: "disputed" } });
    const pages = [`/task/${job}/samen-stoppen`, `/payment/${payment.id}/geschil/openen`];
    for (const path of [...pages, `/messages/${bid.chat_uri}/afspraak`]) {
      const page = await (await browserOf(owner)).get(path);
      expect(textOf(page)).toMatch(/bank (heeft|boekte) de betaling (is )?terug/);
      expect(textOf(page)).not.toMatch(/Er loopt (al )?een geschil/);
      expect(page.html).not.toContain(`href="/payment/${payment.id}/geschil"`);
    }
  });
});

it("a price that is paid again in parts is divided over its parts", async () => {
  const deal = await aPaidDeal();
  const { owner, helper, job, payment, bid } = deal;
  await onPage(payment.session, "charge_back");
  await onPage(payment.session, "charge_back_lost");
  for (const amount of ["30.00", "70.00"]) {
    const request = await asked({ helper, bid }, amount);
    const { body } = await owner.api("POST", INTENT, request.intent);
    await onPage(sessionOf(body.redirect_url));
  }
  await act(helper, job, "done");
  expect((await stopOf(owner, job)).parts).toHaveLength(2);
  await propose(helper, job, "50.00");
  expect((await accept(owner, job)).status).toBe(200);
  expect(await balanceOf(`balance:${helper.id}`)).toBe(4750);
  expect(await valueOf("job", job, "status")).toBe("solved");
});
