import preview from "../../.storybook/preview";
import { payment, profile } from "../../tests/mocks/outcomes";
import { english, mobile, opens, petra, says, screen } from "../screen";

const at = "/payment/success?page=singlechat&uri=chat-over-de-kraan";
const meta = preview.meta({ ...screen, args: { at, viewer: petra } });
const cancelled = "/payment/cancel?page=singlechat&uri=chat-over-de-kraan";

export const Paid = meta.story({
  args: { outcomes: payment.is({ status: "held" }) },
  play: says("Het geld staat vast tot de klus is afgerond."),
});
export const Processing = meta.story({
  args: { outcomes: payment.is({ status: "processing" }) },
  play: opens("Je betaling wordt verwerkt"),
});
export const Refunded = meta.story({
  args: { outcomes: payment.is({ status: "refunded" }) },
  play: opens("Je geld komt terug"),
});
export const Failed = meta.story({
  args: { outcomes: payment.is({ status: "failed" }) },
  play: opens("De betaling is niet gelukt"),
});
/** Paid from the app, which ends in the phone's browser. */
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Betaling gelukt") });
export const Wallet = meta.story({
  args: { at: "/payment/success?page=wallet" },
  play: says("Je tegoed is bijgewerkt."),
});

export const Cancelled = meta.story({
  args: { at: cancelled, outcomes: payment.is({ status: "cancelled" }) },
  play: opens("Betaling geannuleerd"),
});
export const PaidAfterAll = meta.story({
  args: { at: cancelled, outcomes: payment.is({ status: "held" }) },
  play: opens("Betaling gelukt"),
});

export const Verified = meta.story({
  args: { at: "/account/kyc/return", outcomes: [profile.verification("verified")] },
  play: says("Je identiteit is geverifieerd."),
});
export const VerificationPending = meta.story({
  args: { at: "/account/kyc/return", outcomes: [profile.verification("pending")] },
  play: opens("Verificatie ingediend"),
});
export const VerificationExpired = meta.story({
  args: { at: "/account/kyc/refresh" },
  play: opens("Verificatie vernieuwd"),
});

export const English = meta.story({
  ...english,
  args: { outcomes: payment.is({ status: "held" }) },
  play: opens("Payment Successful"),
});
export const Mobile = meta.story({
  ...mobile,
  args: { outcomes: payment.is({ status: "held" }) },
  play: opens("Betaling gelukt"),
});
