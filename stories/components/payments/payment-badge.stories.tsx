import { PaymentBadge } from "~/components/payments/payment-badge";
import { PAYMENT_STATUSES } from "~/domain/payment-life";
import preview from "../../../.storybook/preview";
import { says } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** Status of a payment, in one word. */
const meta = preview.meta({
  ...onPaper,
  component: PaymentBadge,
  tags: ["autodocs"],
  args: { payment: { kind: "bid" as const, status: "held" as const } },
});

export const Held = meta.story({ play: says("In bewaring") });
export const Disputed = meta.story({
  args: { payment: { kind: "bid", status: "disputed" } },
  play: says("In geschil"),
});
export const Failed = meta.story({ args: { payment: { kind: "bid", status: "failed" } }, play: says("Mislukt") });

export const Every = meta.story({
  render: () => (
    <ul className="grid gap-2">
      {PAYMENT_STATUSES.map((status) => (
        <li key={status}>
          <PaymentBadge payment={{ kind: "bid", status }} />
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
