import { describe, expect, it } from "vitest";
import { anAdmin } from "./admin-fixtures";
import { dispute, withExtra } from "./disputed";
import { aPaidDeal, paymentOf } from "./money";

const why = { statement: "Zo verdelen we het.", reason: "Nagekeken" };

describe("extra work that ends with the deal has its reason", () => {
  const endsOf = async (deal: Awaited<ReturnType<typeof aPaidDeal>>, extra: number) => {
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
