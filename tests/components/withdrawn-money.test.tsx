import { expect, it } from "vitest";
import { ReceiptNote } from "~/components/wallet/receipt-note";
import { ReceiptPage } from "~/components/wallet/receipt-page";
import { WithdrawPage } from "~/components/wallet/withdraw-page";
import { keptFee } from "~/domain/money/kept-fee";
import { AT } from "../mocks/factories/at";
import { aPayment } from "../mocks/factories/payment";
import { textOf } from "./rendered";

const answered = (granted: boolean, of: Parameters<typeof aPayment>[0] = {}, fee?: string) =>
  aPayment({ status: "held", ...of, withdrawn: { at: AT, effect: "answered", answer: { at: AT, granted, fee } } });

const withFee = answered(true, { platform_cost: "3.50", refunded_at_provider: "3.50" }, "3.50");

const receipt = (payment: ReturnType<typeof aPayment>, viewer: number | null) =>
  textOf(
    <ReceiptPage
      title="Betaalbewijs"
      payment={payment}
      traders={{ payer: null, payee: null }}
      viewer={{ id: viewer }}
      now={Date.parse(AT)}
      again={null}
    />,
  );

it("says to both on the receipt what our team answered, and that the deal goes on", () => {
  const { payer, payee } = withFee;
  expect(receipt(withFee, payer.id)).toMatch(
    /toegekend op .*servicekosten van € 3,50 gingen naar je terug\. Jullie deal gaat door\./,
  );
  expect(receipt(withFee, payee?.id ?? null)).toMatch(/kende dat toe op .*Wat jij krijgt, blijft hetzelfde\./);
  expect(receipt(answered(false), payee?.id ?? null)).toMatch(/wees dat af op .*Voor jou verandert er niets\./);
});

it("says first that our team rejected it, and why, before the receipt says that all is done", () => {
  const answer = { at: AT, granted: false, statement: "Het werk was al klaar." };
  const rejected = aPayment({ status: "released", withdrawn: { at: AT, effect: "answered", answer } });
  expect(receipt(rejected, rejected.payer.id)).toMatch(/afgewezen op .*Het werk was al klaar\..*Dit is rond\./s);
});

it("names the fee that our team gave back, which holds no VAT any more", () => {
  expect(receipt(withFee, withFee.payer.id)).toMatch(/Servicekosten terug na herroeping\s*€ 3,50/);
  expect(receipt(withFee, withFee.payer.id)).not.toContain("Terug via de betaaldienst");
  expect(keptFee(withFee, "payer")).toBe(0);
  const divided = {
    ...withFee,
    status: "released",
    released_at: AT,
    refunded_at: AT,
    refunded_amount: "21.00",
  } as const;
  expect(
    keptFee({ ...divided, helper_fee: "2.00", helper_amount: "38.00", refunded_at_provider: "2.00" }, "payer"),
  ).toBe(0);
});

it("says on the page of withdrawing how the first withdrawal stands", () => {
  const page = (payment: ReturnType<typeof aPayment>) =>
    textOf(
      <WithdrawPage
        title="Herroepen"
        payment={payment}
        isPossible={false}
        reader="payer"
        compensation={0}
        back={{ own: 0, extra: 0 }}
      />,
    );
  expect(page(answered(false))).toMatch(/Je hebt al een herroeping gestuurd.*afgewezen op/);
  expect(page(aPayment({ status: "held", withdrawn: { at: AT, effect: "answered", answer: null } }))).toContain(
    "Ons team antwoordt per mail",
  );
});

it("says once on the receipt that the payer withdrew", () => {
  const page = (payment: ReturnType<typeof aPayment>) => receipt(payment, payment.payer.id);
  // The second one is for paper, which has no notes.
  const said = (text: string) => text.match(/Je hebt deze overeenkomst herroepen/g)?.length;
  expect(said(page(answered(true, { status: "released" })))).toBe(2);
  expect(said(page(answered(false)))).toBe(2);
  const released = page(answered(true, { status: "released", released_at: AT }));
  expect(released).not.toContain("Dit is rond");
});

it("puts a later decision of our team beside the granted withdrawal", () => {
  const note = (of: Parameters<typeof aPayment>[0]) =>
    textOf(
      <ReceiptNote
        payment={answered(true, { status: "refunded", refunded_at: AT, ...of })}
        side="payer"
        again={null}
      />,
    );
  expect(note({ deal_end: null })).toBe("");
  expect(note({ deal_end: "team" })).toContain("Ons team besliste over de betaling");
});

it("tells a helper that money goes back, not that it arrived", () => {
  const refunded = aPayment({ status: "refunded", released_at: null, refunded_at: AT, helper_amount: "0.00" });
  const ofHelper = receipt(refunded, refunded.payee?.id ?? null);
  expect(ofHelper).toContain("Het geld gaat terug naar");
  expect(ofHelper).not.toMatch(/terugbetaald (aan|op)/i);
});
