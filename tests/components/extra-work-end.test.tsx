import { expect, it } from "vitest";
import { DisputeChoose } from "~/components/admin/dispute-choose";
import { DisputeResolve } from "~/components/admin/dispute-resolve";
import { ReceiptNote } from "~/components/wallet/receipt-note";
import { Waiting } from "~/components/wallet/waiting";
import { resolutionForm } from "~/domain/deals/dispute";
import { courseOf, endedWithPrice } from "~/domain/money/payment-course";
import { constraintOf } from "~/forms/constraint";
import { aDisputeFile } from "../mocks/admin";
import { AT } from "../mocks/factories/at";
import { aPayment } from "../mocks/factories/payment";
import { textOf } from "./rendered";

const extra = (of: Parameters<typeof aPayment>[0] = {}) =>
  aPayment({
    id: 10,
    kind: "request",
    status: "held",
    amount: "40.00",
    platform_cost: "2.00",
    amount_with_platform_cost: "42.00",
    helper_fee: "2.00",
    helper_amount: "38.00",
    ...of,
  });

it("says to who decides a dispute what happens to the extra work, with its sum", () => {
  const { payment, dispute } = { ...aDisputeFile(), dispute: aDisputeFile().payment.dispute };
  if (!dispute) throw new Error("no dispute");
  const choose = (beside: ReturnType<typeof aPayment>[]) =>
    textOf(
      <DisputeChoose
        payment={payment}
        beside={beside}
        dispute={dispute}
        typed=""
        extraBack={false}
        amountErrors={[]}
      />,
    );
  expect(choose([extra()])).toMatch(/de rest gaat terug\. Is er iets verdiend.*€ 40, zoals meerwerk.*voor Hassan/);
  expect(choose([extra()])).toMatch(
    /De prijs naar Hassan.*het meerwerk terug.*Het meerwerk \(€ 40\) gaat terug naar Petra/,
  );
  expect(choose([])).not.toContain("meerwerk");
  const resolve = (outcome: "split" | "refund", earned: number, extraBack = false) =>
    textOf(
      <DisputeResolve
        payment={payment}
        beside={[extra()]}
        chosen={{ outcome, earned, extraBack }}
        readers={[]}
        limits={constraintOf(resolutionForm)}
      />,
    );
  expect(resolve("split", 1000)).toMatch(/Betaling 10 \(.*, € 42,00\) ?: € 38,00 naar Hassan/);
  expect(resolve("split", 1000, true)).toMatch(/Betaling 10 \(.*, € 42,00\) ?: € 42,00 terug naar Petra/);
  expect(resolve("refund", 0)).toMatch(/Betaling 10 \(.*, € 42,00\) ?: € 42,00 terug naar Petra/);
});

it("gives the reason on the receipt of extra work that ended with the deal", () => {
  const note = (side: "payer" | "payee", of: Parameters<typeof aPayment>[0]) =>
    textOf(<ReceiptNote payment={extra(of)} side={side} again={null} />);
  const back = { status: "refunded", refunded_at: AT, refunded_amount: "42.00", deal_end: "cancelled_late" } as const;
  expect(note("payer", back)).toContain("annuleerde de deal kort voor of na het afgesproken begin");
  expect(note("payee", back)).toContain("annuleerde de deal kort voor of na het afgesproken begin");
  expect(note("payee", back)).not.toContain("of ons team besliste het");
  const paid = { status: "released", released_at: AT, deal_end: "decided" } as const;
  for (const side of ["payer", "payee"] as const) {
    expect(note(side, paid)).toContain("Ons team besliste dat in het geschil.");
    expect(note(side, { ...paid, deal_end: null })).not.toContain("Ons team");
  }
});

it("has in the course of extra work what decided about the price", () => {
  const steps = (of: Parameters<typeof aPayment>[0]) => courseOf(extra(of)).map(({ step }) => step);
  const released = { status: "released", released_at: AT } as const;
  expect(steps({ ...released, deal_end: "decided" })).toEqual(expect.arrayContaining(["decided", "released"]));
  expect(steps({ ...released, deal_end: "team" })).toContain("decided_release");
  expect(steps({ ...released, deal_end: null })).not.toContain("decided");
  expect(endedWithPrice(aPayment({ ...released, kind: "bid", deal_end: "decided" }))).toBeNull();
});

it("promises in the wallet all of the extra work back, without a compensation", () => {
  const row = (of: Parameters<typeof aPayment>[0]) =>
    textOf(<Waiting waiting={[extra({ paid_at: AT, job_held_from: AT, ...of })]} first={false} />);
  expect(row({})).toContain("krijg je dit meerwerk helemaal terug");
  expect(row({})).not.toContain("vergoeding");
  expect(row({ kind: "bid" })).toContain("bij laat annuleren min een vergoeding");
});
