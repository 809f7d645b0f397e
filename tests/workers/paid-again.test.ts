import { beforeEach, describe, expect, it } from "vitest";
import { mailsTo, type Person } from "./client";
import { aPaidDeal, balanceOf, INTENT, onPage, paymentOf, sessionOf, webhook } from "./money";

type PaidDeal = Awaited<ReturnType<typeof aPaidDeal>>;
let deal: PaidDeal;

const provider = (type: string, session: string, amount: number) =>
  webhook({ type, data: { session, reference: `x_${session}`, amount, currency: "eur", order: "" } });
const rowOf = async (person: Person) =>
  (await person.api("GET", "/api/user/todo/")).body.results.find(({ kind }: { kind: string }) => kind === "gone");

async function paidAgain(): Promise<{ id: number; session: string }> {
  await provider("refund.made", deal.payment.session, 10_500);
  const { id } = (await deal.owner.api("POST", `/api/payment/${deal.payment.id}/again/`)).body;
  const intent = { payment_request_id: id, chat_uri: deal.bid.chat_uri, amount_with_platform_cost: "105.00" };
  const session = sessionOf((await deal.owner.api("POST", INTENT, intent)).body.redirect_url);
  await onPage(session);
  return { id, session };
}

beforeEach(async () => {
  deal = await aPaidDeal();
});

describe("what replaced the price", () => {
  it("ends the deal when its payer withdraws from it", async () => {
    const again = await paidAgain();
    const { status } = await deal.owner.api("POST", `/api/payment/${again.id}/withdraw/`, { refund: "105.00" });
    expect(status).toBe(201);
    expect(await paymentOf(deal.owner, again.id)).toMatchObject({
      status: "refunded",
      withdrawn: { effect: "refunded" },
    });
    expect(await balanceOf(`held:${again.id}`)).toBe(0);
    expect((await deal.owner.api("GET", `/api/job/single/${deal.job}/`)).body.status).toBe("open");
  });

  it("has the one tip of the deal", async () => {
    const again = await paidAgain();
    await deal.owner.api("PATCH", `/api/job/single/${deal.job}/?action=solve`);
    const tip = () => deal.owner.api("POST", `/api/payment/${again.id}/tip/`, { amount: "10.00" });
    const { status, body } = await tip();
    expect([status, body.bid_id]).toEqual([201, deal.bid.id]);
    await onPage(sessionOf(body.redirect_url));
    expect(await balanceOf(`balance:${deal.helper.id}`)).toBe(10_500);
    expect((await tip()).body.code).toBe("already_done");
    const { events } = (await deal.helper.api("GET", `/api/job/single/${deal.job}/timeline/`)).body;
    expect(events.at(-1)).toMatchObject({ kind: "tip", amount: "10.00" });
  });
});

describe("a price that the bank took back for good", () => {
  it("can be paid again, which its payer reads in the mail and at home", async () => {
    const { session } = deal.payment;
    await provider("chargeback.opened", session, 10_500);
    await provider("chargeback.lost", session, 10_500);
    const [mail] = (await mailsTo(deal.owner.email)).filter(({ template }) => template.startsWith("chargeback"));
    expect(mail).toMatchObject({
      template: "chargeback_again",
      data: { step: "payer_lost_held", gone: 1, by_card: 1 },
    });
    expect((await rowOf(deal.owner)).amount).toBe("100.00");
    expect((await rowOf(deal.helper)).amount).toBeNull();
    await deal.helper.api("POST", "/api/payment/", { chat_uri: deal.bid.chat_uri, amount: "100.00" });
    expect((await rowOf(deal.owner)).amount).toBeNull();
  });

  it("is not said of extra work beside a price that is held", async () => {
    const { body } = await deal.helper.api("POST", "/api/payment/", { chat_uri: deal.bid.chat_uri, amount: "20.00" });
    const intent = { payment_request_id: body.id, chat_uri: deal.bid.chat_uri, amount_with_platform_cost: "21.00" };
    const session = sessionOf((await deal.owner.api("POST", INTENT, intent)).body.redirect_url);
    await onPage(session);
    await provider("chargeback.opened", session, 2_100);
    await provider("chargeback.lost", session, 2_100);
    const [mail] = (await mailsTo(deal.owner.email)).filter(({ template }) => template.startsWith("chargeback"));
    expect([mail?.template, mail?.data.gone]).toEqual(["chargeback", undefined]);
  });
});
