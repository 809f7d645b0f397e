import { describe, expect, it } from "vitest";
import { anAdmin } from "./admin-fixtures";
import { browserOf, textOf } from "./browser";
import { bearing } from "./client";
import { dispute, withExtra } from "./disputed";
import { aPaidDeal, asked, db, paymentOf } from "./money";
import { racing } from "./racing-db";
import { inDirectMode } from "./world";

type Deal = Awaited<ReturnType<typeof aPaidDeal>>;
const why = { statement: "Zo verdelen we het.", reason: "Nagekeken" };

describe("extra work that ends with the deal has its reason", () => {
  const endsOf = async (deal: Deal, extra: number) => {
    const ends = [deal.owner, deal.helper].map(async (person) => (await paymentOf(person, extra)).deal_end);
    return [...(await Promise.all(ends)), (await paymentOf(deal.owner, deal.payment.id)).deal_end];
  };

  it("when the placer cancels", async () => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=cancel`);
    expect(await endsOf(deal, extra)).toEqual(["cancelled", "cancelled", "cancelled"]);
  });

  it("and its receipt in the lists of both", async () => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=cancel`);
    const [job] = (await deal.owner.api("GET", "/api/job/mine/")).body.results;
    const [bid] = (await deal.helper.api("GET", "/api/bid/")).body.results;
    const both = { payment: deal.payment.id, extra_payments: [{ id: extra, amount: "20.00" }] };
    expect([job.ended_deal, bid.ended_deal]).toMatchObject([both, both]);
  });

  it("when our team decides a dispute about the price", async () => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    await dispute(deal.owner, deal.payment.id);
    const path = `/api/admin/disputes/${deal.payment.id}/resolve/`;
    await (await anAdmin()).api("POST", path, { outcome: "split", amount: "50.00", ...why });
    expect(await endsOf(deal, extra)).toEqual(["decided", "decided", "decided"]);
  });

  it("but not the reason of a deal that went on without it", async () => {
    const deal = await aPaidDeal();
    const extra = await withExtra(deal);
    await (await anAdmin()).api("POST", `/api/admin/payments/${extra}/refund/`, why);
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=cancel`);
    expect(await endsOf(deal, extra)).toEqual([null, null, "cancelled"]);
  });
});

describe("a request for extra work", () => {
  const request = ({ helper, bid }: Deal, api = helper.api) =>
    api("POST", "/api/payment/", { chat_uri: bid.chat_uri, amount: "20.00" });
  const done = "UPDATE job SET done_at = ?2 WHERE id = ?1";
  const missed = `INSERT INTO appointment (chat_id, starts_at, ends_at, status, proposed_by, missed_by, missed_at, created_at, updated_at)
    VALUES (?1, ?3 - 3600000, ?3, 'missed', ?2, ?2, ?3, 0, 0)`;

  it("comes before the work is done, unless the two pay each other", async () => {
    const deal = await aPaidDeal();
    await db.prepare(done).bind(deal.job, Date.now()).run();
    expect(await request(deal)).toMatchObject({ status: 409, body: { code: "extra_work_done" } });
    expect(await request(deal, inDirectMode(deal.helper))).toMatchObject({ status: 201 });
  });

  it("waits while the helper is reported as absent, not while the placer is", async () => {
    for (const [absent, answer] of [
      ["helper", { status: 409, body: { code: "absence_reported" } }],
      ["owner", { status: 201 }],
    ] as const) {
      const deal = await aPaidDeal();
      await db.prepare(missed).bind(deal.bid.chat, deal[absent].id, Date.now()).run();
      expect(await request(deal)).toMatchObject(answer);
    }
  });

  it("for a price that went back is possible in both cases", async () => {
    const deal = await aPaidDeal();
    await db.prepare(done).bind(deal.job, Date.now()).run();
    await db.prepare(missed).bind(deal.bid.chat, deal.helper.id, Date.now()).run();
    await db.prepare("UPDATE payment SET status = 'refunded' WHERE id = ?").bind(deal.payment.id).run();
    expect(await request(deal)).toMatchObject({ status: 201 });
  });

  it.each([
    ["the work was done", "extra_work_done"],
    ["the helper was reported as absent", "absence_reported"],
    ["a dispute was opened", "disputed"],
  ])("is refused if %s right before it was stored, and so is another amount", async (_, code) => {
    const calls: ((deal: Deal, id: number) => [method: string, path: string, body: object])[] = [
      ({ bid }) => ["POST", "/api/payment/", { chat_uri: bid.chat_uri, amount: "20.00" }],
      (_deal, id) => ["PUT", `/api/payment/${id}/`, { amount: "30.00" }],
    ];
    for (const call of calls) {
      const deal = await aPaidDeal();
      const { id } = await asked(deal);
      const changes: Record<string, () => Promise<unknown>> = {
        extra_work_done: () => db.prepare(done).bind(deal.job, Date.now()).run(),
        absence_reported: () => db.prepare(missed).bind(deal.bid.chat, deal.helper.id, Date.now()).run(),
        disputed: () => dispute(deal.owner, deal.payment.id),
      };
      const DB = racing((sql) => sql.includes("AS reported"), changes[code] ?? (() => Promise.reject(code)));
      const answer = await bearing(deal.helper.token, { DB })(...call(deal, id));
      expect(answer).toMatchObject({ status: 409, body: { code } });
      expect((await paymentOf(deal.owner, id)).amount).toBe("20.00");
      expect(
        await db
          .prepare("SELECT count(*) AS n FROM payment WHERE job_id = ? AND kind = 'request'")
          .bind(deal.job)
          .first("n"),
      ).toBe(1);
    }
  });

  it("keeps its amount once the work is done, unless the two pay each other or the price went back", async () => {
    const deal = await aPaidDeal();
    const { id } = await asked(deal);
    const change = (amount: string) => deal.helper.api("PUT", `/api/payment/${id}/`, { amount });
    const page = async () => textOf(await (await browserOf(deal.helper)).get(`/payment/${id}/meerwerk`));
    expect(await page()).toContain("Bedrag wijzigen");
    await db.prepare(done).bind(deal.job, Date.now()).run();
    expect(await change("30.00")).toMatchObject({ status: 409, body: { code: "extra_work_done" } });
    expect(await change("20.00")).toMatchObject({ status: 200 });
    expect(await page()).not.toContain("Bedrag wijzigen");
    await db.prepare("UPDATE payment SET status = 'refunded' WHERE id = ?").bind(deal.payment.id).run();
    expect(await change("30.00")).toMatchObject({ status: 200, body: { amount: "30.00" } });

    const direct = await aPaidDeal();
    const call = inDirectMode(direct.helper);
    const { body } = await request(direct, call);
    await db.prepare(done).bind(direct.job, Date.now()).run();
    expect(await call("PUT", `/api/payment/${body.id}/`, { amount: "30.00" })).toMatchObject({ status: 200 });
  });
});
