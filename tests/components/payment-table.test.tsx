import { expect, it } from "vitest";
import { PaymentTable } from "~/components/admin/records/payment-table";
import type { Payment } from "~/domain/money/payment";
import { aPayment } from "../mocks/factories/payment";
import { textOf } from "./rendered";

const shown = (payment: Partial<Payment>) =>
  textOf(
    <PaymentTable caption="Betalingen" payments={[aPayment({ kind: "tip", helper_amount: "7.13", ...payment })]} />,
  );

it("lists nothing for the helper of a payment that never came", () => {
  expect(shown({ status: "held" })).toMatch(/€\s7,13/);
  for (const status of ["failed", "cancelled", "expired", "refunded"] as const)
    expect(shown({ status, released_at: null })).not.toMatch(/€\s7,13/);
});
