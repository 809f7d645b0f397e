import { expect, it } from "vitest";
import { PaymentBadge as DeskBadge } from "~/components/admin/records/payment-badge";
import { RefundFailedLine } from "~/components/payments/refund-failed-line";
import { ReceiptNote } from "~/components/wallet/receipt-note";
import { receiptSum } from "~/components/wallet/receipt-sum";
import { AT } from "../mocks/factories/at";
import { aPayment } from "../mocks/factories/payment";
import { textOf } from "./rendered";

const failed = { amount: "63.00", handled_at: null };

it("says that a refund failed on each page that tells of it", () => {
  const payment = aPayment({ status: "refunded", refunded_at: AT, refunded_amount: "63.00", refund_failed: failed });
  expect(textOf(<DeskBadge payment={payment} />)).toContain("Terugbetaling mislukt");
  expect(textOf(<RefundFailedLine payments={[payment]} />)).toContain(
    "€ 63 kon niet naar je rekening en is nog bij ons",
  );
  const handled = { ...payment, refund_failed: { ...failed, handled_at: AT } };
  expect(textOf(<RefundFailedLine payments={[handled]} />)).toContain("op een andere manier terugbetaald");
  expect(textOf(<DeskBadge payment={handled} />)).not.toContain("mislukt");
});

it("links to the dispute on the receipt after a granted withdrawal too", () => {
  const answer = { at: AT, granted: true, fee: "3.00" };
  const payment = aPayment({
    status: "disputed",
    paid_at: AT,
    refunded_at_provider: "3.00",
    withdrawn: { at: AT, effect: "answered", answer },
  });
  expect(textOf(<ReceiptNote payment={payment} side="payer" again={null} />)).toMatch(/geschil/i);
});

it("names a price that was paid again", () => {
  const payment = aPayment({ kind: "request", by_payer: true, for_price: "60.00", status: "held", paid_at: AT });
  const t = ((key: string) => key) as unknown as Parameters<typeof receiptSum>[2]["t"];
  expect(receiptSum(payment, "payer", { t, locale: "nl" }).lines[0]?.text).toBe("part.again");
});
