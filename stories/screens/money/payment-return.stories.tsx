import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { payment, profile } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, petra, says, screen } from "../../screen";

const at = "/payment/success?page=singlechat&uri=chat-over-de-kraan";
const meta = preview.meta({ ...screen, args: { at, viewer: petra } });
const cancelled = "/payment/cancel?page=singlechat&uri=chat-over-de-kraan";

export const Paid = meta.story({
  args: { outcomes: payment.is({ status: "held" }) },
  play: says("Het geld is in bewaring tot de klus is afgerond."),
});
export const Processing = meta.story({
  args: { outcomes: payment.is({ status: "processing" }) },
  play: opens("Je betaling wordt verwerkt"),
});
export const Refunded = meta.story({
  args: { outcomes: payment.is({ status: "refunded" }) },
  play: opens("Je betaling wordt terugbetaald"),
});
export const ChangedMeanwhile = meta.story({
  args: {
    outcomes: payment.is({
      kind: "request",
      status: "open",
      amount: "18.00",
      amount_with_platform_cost: "18.90",
      expires_at: null,
      returned: [{ amount: "15.75", price: "15.00", at: "2026-03-01T10:00:00Z" }],
    }),
  },
  play: says("Je krijgt € 15,75 terug op je rekening. Het nieuwe bedrag is € 18,90."),
});
export const Failed = meta.story({
  args: { outcomes: payment.is({ status: "failed" }) },
  play: opens("Betaling geweigerd"),
});
export const Expired = meta.story({
  args: { outcomes: payment.is({ status: "expired" }) },
  async play(story) {
    await says("We weten nog niet of je hebt betaald.")(story);
    await expect(story.canvas.queryByText("Er is niets afgeschreven", { exact: false })).toBeNull();
    await expect(story.canvas.getByRole("link", { name: "Probeer opnieuw" })).toBeVisible();
  },
});
export const NotFinished = meta.story({
  args: { outcomes: payment.is({ status: "cancelled" }) },
  play: opens("De betaling is niet gelukt"),
});
export const PaidOnHold = meta.story({
  args: {
    outcomes: payment.is({
      kind: "request",
      status: "open",
      amount: "15.00",
      amount_with_platform_cost: "15.75",
      expires_at: null,
      returned: [{ amount: "15.75", price: "15.00", at: "2026-03-01T10:00:00Z", on_hold: true }],
    }),
  },
  play: says("Je betaalde terwijl jullie deal stilstond. Je krijgt € 15,75 terug op je rekening."),
});
/** Paid in the app, which returns to the phone's browser without a session. */
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Terug van de betaalpagina") });
export const Wallet = meta.story({
  args: { at: "/payment/success?page=wallet" },
  play: says("In je wallet zie je of je betaling is gelukt."),
});

export const Cancelled = meta.story({
  args: { at: cancelled, outcomes: payment.is({ status: "cancelled" }) },
  play: opens("Betaling geannuleerd"),
});
export const Declined = meta.story({
  args: { at: cancelled, outcomes: payment.is({ status: "failed" }) },
  play: async (story) => {
    await opens("Betaling geweigerd")(story);
    const links = story.canvas.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    await expect(links).toContainEqual(["Probeer opnieuw", "/messages/chat-over-de-kraan/accepteren"]);
    await expect(links).toContainEqual(["Naar de chat", "/messages/chat-over-de-kraan"]);
  },
});
export const CancelledAsVisitor = meta.story({
  args: { at: cancelled, viewer: undefined },
  play: says("Als je stopte voordat je betaalde, is er niets afgeschreven."),
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
export const VerificationRejected = meta.story({
  args: { at: "/account/kyc/return", outcomes: [profile.verification("rejected")] },
  play: opens("Verificatie niet gelukt"),
});
export const VerificationAsVisitor = meta.story({
  args: { at: "/account/kyc/return", viewer: undefined },
  play: opens("Terug van de verificatie"),
});
export const VerificationExpired = meta.story({
  args: { at: "/account/kyc/refresh", outcomes: [profile.verification("started")] },
  play: async (story) => {
    await says("ga daar verder")(story);
    await expect(story.canvas.getByRole("link", { name: "Naar je verificatie" })).toHaveAttribute(
      "href",
      "/profile/settings#verify",
    );
  },
});
export const VerifiedMeanwhile = meta.story({
  args: { at: "/account/kyc/refresh", outcomes: [profile.verification("verified")] },
  play: says("Je identiteit is geverifieerd."),
});
export const ExpiredAsVisitor = meta.story({
  args: { at: "/account/kyc/refresh", viewer: undefined },
  play: opens("Terug van de verificatie"),
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
