import { PaymentBadge } from "~/components/payments/payment-badge";
import { PAYMENT_STATUSES } from "~/domain/money/payment-status";
import preview from "../../../.storybook/preview";
import { aPayment } from "../../../tests/mocks/factories/payment";
import { says } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** Status of a payment, in one word. */
const meta = preview.meta({
  ...onPaper,
  component: PaymentBadge,
  tags: ["autodocs"],
  args: { payment: aPayment({ status: "held" }) },
});

export const Held = meta.story({ play: says("In bewaring") });
export const Disputed = meta.story({
  args: { payment: aPayment({ status: "disputed" }) },
  play: says("In geschil"),
});
export const Failed = meta.story({ args: { payment: aPayment({ status: "failed" }) }, play: says("Mislukt") });

export const PartlyRefunded = meta.story({
  args: {
    payment: aPayment({ status: "released", refunded_amount: "20.00", amount_with_platform_cost: "63.00" }),
  },
  play: says("Deels terugbetaald"),
});

export const Every = meta.story({
  render: () => (
    <ul className="grid gap-2">
      {PAYMENT_STATUSES.map((status) => (
        <li key={status}>
          <PaymentBadge payment={aPayment({ status })} />
        </li>
      ))}
    </ul>
  ),
  play: says("Terugbetaald"),
});

export const Guide = meta.story(
  guide({
    file: "payments/payment-badge.tsx",
    does: ["Use it wherever the state of a payment is told: the word is the same in mails and news."],
    donts: ["Don’t map statuses to words or tones anywhere else."],
    keyboard: "It takes no keys.",
    name: "Its word.",
  }),
);
