import { expect, it } from "vitest";
import { PaymentBadge as DeskBadge } from "~/components/admin/records/payment-badge";
import { PaymentDeedPage } from "~/components/admin/records/payment-deed-page";
import { MoneyNewsLine } from "~/components/deals/money-news-line";
import { stateOf, wordInChat } from "~/components/deals/request-state";
import { PaymentBadge } from "~/components/payments/payment-badge";
import { Receipt } from "~/components/wallet/receipt";
import { refundFields, releaseFields } from "~/domain/money/payment-admin";
import { frozenBy, type PaymentDeed } from "~/domain/money/payment-deeds";
import { constraintOf } from "~/forms/constraint";
import { AT } from "../mocks/factories/at";
import { aChargeback, aPayment } from "../mocks/factories/payment";
import { textOf } from "./rendered";

type Of = Parameters<typeof aPayment>[0];

const held = { status: "held", paid_at: AT } as const;
const waiting = { at: AT, effect: "answered", answer: null } as const;
const granted = { at: AT, effect: "answered", answer: { at: AT, granted: true, fee: "3.00" } } as const;

function deed(
  deed: PaymentDeed,
  of: Of,
  { earned, others = [] }: { earned: number; others?: ReturnType<typeof aPayment>[] },
) {
  const payment = aPayment({ ...held, ...of });
  return textOf(
    <PaymentDeedPage
      deed={deed}
      payment={payment}
      held={[payment, ...others]}
      earned={earned}
      extraBack={false}
      frozen={frozenBy(payment, [payment, ...others])}
      readers={[]}
      closed={payment.status === "held" && !payment.chargeback ? null : "Dat kan nu niet."}
      stopped={false}
      limits={constraintOf(deed === "refund" ? refundFields : releaseFields)}
      drawn="a"
    />,
  );
}

it("names a waiting withdrawal on the forms that move its money", () => {
  const name = aPayment().payer.name;
  expect(deed("refund", { withdrawn: waiting }, { earned: 0 })).toMatch(
    new RegExp(`herroeping van ${name} wacht op antwoord.*Alles terug is ook het antwoord.*Herroeping van betaling 9`),
  );
  expect(deed("release", { withdrawn: waiting }, { earned: 6000 })).toContain(
    "beantwoord de herroeping dan daarna nog",
  );
  const extra = aPayment({ ...held, id: 10, kind: "request", withdrawn: waiting });
  expect(deed("refund", {}, { earned: 0, others: [extra] })).toContain("Herroeping van betaling 10");
  expect(deed("refund", {}, { earned: 0 })).not.toContain("erroeping");
});

it("counts a fee that already went back after a withdrawal", () => {
  const of = { withdrawn: granted, refunded_at_provider: "3.00" };
  const all = deed("refund", of, { earned: 0 });
  expect(all).toMatch(/Terug naar [^€]*€ 60,00.*Al terug na de herroeping\s*€ 3,00.*€ 63,00/);
  expect(all).toContain("De servicekosten zijn al terug");
  // As in tests/workers/withdrawal.test.ts: 23.00 goes back in all.
  expect(deed("refund", of, { earned: 4000 })).toMatch(/€ 38,00.*€ 20,00.*herroeping\s*€ 3,00.*€ 2,00.*€ 63,00/);
  expect(deed("release", of, { earned: 6000 })).toMatch(/€ 57,00.*€ 0,00.*herroeping\s*€ 3,00.*€ 3,00.*€ 63,00/);
});

it("tells a dispute about the payment from money that its bank took back", () => {
  const dispute = deed("release", { status: "disputed" }, { earned: 6000 });
  expect(dispute).toMatch(/Over deze betaling loopt een geschil.*Naar het geschil/);
  const bank = deed("pause", { chargeback: aChargeback() }, { earned: 6000 });
  expect(bank).toContain("De bank haalde deze betaling terug");
  expect(bank).not.toContain("geschil");
});

it("says that extra work was declined, and that other extra work lapsed", () => {
  const request = (of: Of) => aPayment({ kind: "request", status: "cancelled", lapsed: true, ...of });
  const badges = (payment: ReturnType<typeof aPayment>) => [
    textOf(<PaymentBadge payment={payment} />).trim(),
    textOf(<DeskBadge payment={payment} />).trim(),
  ];
  expect(badges(request({ declined: true }))).toEqual(["Geweigerd", "Geweigerd"]);
  expect(badges(request({}))).toEqual(["Vervallen", "Vervallen"]);
  expect(wordInChat(stateOf(request({ declined: true })))).toBe("statuses:request.declined");
  expect(wordInChat(stateOf(request({})))).toBe("statuses:request.letGo");
});

it("shows extra work of a disputed job as in dispute, and does not promise its money", () => {
  const extra = aPayment({ ...held, kind: "request", job_disputed: true });
  const receipt = textOf(<Receipt payment={extra} traders={{ payer: null, payee: null }} side="payee" />);
  expect(receipt).toContain("In geschil");
  expect(receipt).toContain("Als Hassan B. alles krijgt");
  expect(textOf(<DeskBadge payment={extra} />).trim()).toBe("In geschil");
});

it("shows a waiting withdrawal beside a chargeback", () => {
  const payment = aPayment({ ...held, withdrawn: waiting, chargeback: aChargeback() });
  expect(textOf(<DeskBadge payment={payment} />)).toMatch(/Herroeping wacht.*Teruggeboekt/);
  const line = textOf(<MoneyNewsLine news={{ payment: 9, kind: "charged_back", withdrawn: 9 }} reader="owner" />);
  expect(line).toMatch(/Je bank boekte een betaling terug.*Je herroeping ligt bij ons team/);
});
