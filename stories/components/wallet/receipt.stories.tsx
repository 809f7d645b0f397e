import { Receipt } from "~/components/wallet/receipt";
import preview from "../../../.storybook/preview";
import { heldPayment } from "../../../tests/mocks/deals";
import { aPayment } from "../../../tests/mocks/factories/payment";
import { says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

const paid_at = "2026-03-01T10:05:00Z";

/** The printable receipt: parties, job, date, amounts and status. */
const meta = preview.meta({
  ...acrossPaper,
  component: Receipt,
  tags: ["autodocs"],
  args: { payment: heldPayment({ paid_at }), traders: { payer: null, payee: null }, side: "payer" as const },
});

export const AsPayer = meta.story({ play: says("€ 63,00") });
export const AsPayee = meta.story({ args: { side: "payee" }, play: says("€ 57,00") });
export const Released = meta.story({
  args: { side: "payee", payment: heldPayment({ paid_at, status: "released", released_at: "2026-03-02T15:00:00Z" }) },
  play: says("Hassan B. ontving"),
});
export const WithCredits = meta.story({
  args: { payment: heldPayment({ paid_at, credits_used: "10.00", to_pay: "53.00" }) },
  play: says("Met je tegoed"),
});
export const NotPaidYet = meta.story({ args: { payment: aPayment() }, play: says("Nog te betalen") });

export const Guide = meta.story(
  guide({
    file: "wallet/receipt.tsx",
    does: ["Show each of the two what they pay or receive.", "Say that it is no invoice."],
    donts: ["Don’t show one side the other’s fee."],
    keyboard: "Tab reaches the link to the job.",
    name: "An article with the number of the payment as its heading.",
  }),
);
