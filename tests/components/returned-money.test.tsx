import { expect, it } from "vitest";
import { AfterApproval } from "~/components/job-page/after-approval";
import { TipGiven } from "~/components/payments/tip-page";
import { ReceiptNote } from "~/components/wallet/receipt-note";
import { YearPaid } from "~/components/wallet/year-paid";
import { AT } from "../mocks/factories/at";
import { aBid } from "../mocks/factories/bid";
import { aJob } from "../mocks/factories/job";
import { aChargeback, aPayment } from "../mocks/factories/payment";
import { textOf } from "./rendered";

const released = { status: "released", paid_at: AT, released_at: AT } as const;

it("says on the receipt and at a tip what the payment provider returned later", () => {
  const back = { ...released, refunded_at_provider: "31.50" } as const;
  const note = (side: "payer" | "payee", of: object = back) =>
    textOf(<ReceiptNote payment={aPayment(of)} side={side} again={null} />);
  expect(note("payer")).toMatch(/Dit is rond.*Later kreeg je € 31,50 terug via onze betaaldienst/);
  expect(note("payee")).not.toContain("31,50");
  expect(note("payer", released)).not.toContain("Later kreeg");
  const tip = (side: "payer" | "payee") =>
    textOf(<TipGiven tip={aPayment({ ...back, kind: "tip", refunded_at_provider: "7.35" })} side={side} />);
  expect(tip("payer")).toContain("Later kreeg je € 7,35 terug via onze betaaldienst");
  expect(tip("payee")).not.toContain("7,35");
});

it("names after a chargeback what was paid and got, and that the rest is extra work", () => {
  const chargeback = aChargeback({ status: "lost", amount: "84.00", from_balance: "76.00", closed_at: AT });
  const price = { ...released, amount: "80.00", amount_with_platform_cost: "84.00", chargeback } as const;
  const bid = aPayment({ ...price, helper_fee: "0.00", helper_amount: "0.00" });
  const extra = aPayment({ ...released, id: 10, kind: "request", amount: "20.00", helper_amount: "19.00" });
  const job = aJob({ status: "solved", bids: [aBid({ status: "accepted" })] });
  const note = (role: "owner" | "helper", payments = [bid, extra]) =>
    textOf(<AfterApproval job={job} payments={payments} role={role} />);
  expect(note("owner")).toContain("Betaalbewijs van € 84");
  expect(note("helper")).toContain("Betaalbewijs van € 76");
  expect(note("owner")).toContain("alleen over het meerwerk");
  expect(note("owner", [aPayment({ ...released, refunded_amount: "0.00" }), extra])).not.toContain("alleen over");
});

it("tells in the overview of a year what the bank took from what we gave back", () => {
  const chargeback = aChargeback({ status: "lost", amount: "55.00", closed_at: AT });
  const payments = [{ ...aPayment({ ...released, chargeback }), back: "60.00" }];
  const year = textOf(<YearPaid paid={{ total: "63.00", fees: "3.00", refunded: "60.00", net: "3.00", payments }} />);
  expect(year).toContain("€ 55,00 teruggehaald door je bank");
  expect(year).toContain("€ 5,00 terugbetaald");
});

it("adds up on the job page what went back in a division, and links all its receipts", () => {
  const price = aPayment({
    ...released,
    refunded_at: AT,
    amount: "80.00",
    amount_with_platform_cost: "84.00",
    refunded_amount: "21.00",
    helper_fee: "3.00",
    helper_amount: "57.00",
  });
  const back = { kind: "request", status: "refunded", paid_at: AT, refunded_at: AT } as const;
  const extra = (id: number, amount: string, total: string) =>
    aPayment({ ...back, id, amount, amount_with_platform_cost: total, refunded_amount: total });
  const payments = [price, extra(10, "10.00", "10.50"), extra(11, "30.00", "31.50")];
  const job = aJob({ status: "solved", bids: [aBid({ status: "accepted" })] });
  const note = (role: "owner" | "helper") =>
    textOf(<AfterApproval job={job} payments={payments} role={role} />).replaceAll(/\s+/g, " ");
  expect(note("owner")).toContain("€ 63 ging naar jou terug");
  for (const receipt of ["€ 84", "€ 10,50 meerwerk dat terugging", "€ 31,50 meerwerk dat terugging"])
    expect(note("owner")).toContain(`Betaalbewijs van ${receipt}`);
  expect(note("helper")).toContain("€ 57 is van jou");
  expect(note("helper")).toContain("Betaalbewijs van € 10 meerwerk dat terugging");
});
