import preview from "../../../.storybook/preview";
import { many } from "../../../tests/mocks/factories/page";
import { aChargeback } from "../../../tests/mocks/factories/payment";
import { aHeldPayment, aReleasedPayment, aRequest, aTopUp, payments } from "../../../tests/mocks/money";
import { site, wallet } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({
  ...screen,
  args: {
    at: "/wallet",
    viewer: petra,
    outcomes: [wallet.is(NOTHING()), payments.are([aHeldPayment()], [aHeldPayment(), aReleasedPayment({ id: 8 })])],
  },
});

function NOTHING() {
  return { balance: "0.00", held: "0.00", iban: null, can_payout: false, refusal: "not_verified" } as const;
}
const nothing = wallet.is(NOTHING());

export const Default = meta.story({
  play: says("Gebeurt er niets, dan krijg je het op vr 15 mei terug."),
});

export const WorkDone = meta.story({
  args: { outcomes: [nothing, payments.are([aHeldPayment({ job_done_at: "2026-03-03T16:00:00Z" })])] },
  play: says(
    "Wacht op jouw goedkeuring. Doe je niets, dan krijgt Hassan B. het op di 10 mrt. Een geschil houdt dat tegen.",
  ),
});

export const Disputed = meta.story({
  args: { outcomes: [nothing, payments.are([aHeldPayment({ status: "disputed", dispute: aDispute() })])] },
  play: says("Staat stil tot het geschil is opgelost."),
});

export const ChargedBack = meta.story({
  args: { outcomes: [nothing, payments.are([aHeldPayment({ chargeback: aChargeback() })])] },
  play: says("Je bank heeft dit teruggeboekt."),
});

function aDispute() {
  return {
    id: 3,
    status: "open" as const,
    ended: null,
    statement: null,
    opened_by: 1,
    reason: "De kraan druppelt nog steeds.",
    proposals: [],
    desk_at: "2026-03-10T10:00:00Z",
  };
}

export const BankIsBusy = meta.story({
  args: { outcomes: [nothing, payments.are([aHeldPayment({ status: "processing", paid_at: null })])] },
  play: says("Wacht op de bank."),
});

export const Asked = meta.story({
  args: { outcomes: [nothing, payments.are([aRequest(), aHeldPayment()])] },
  play: says("Hassan B. vraagt je dit te betalen"),
});

export const Refunded = meta.story({
  args: {
    outcomes: [
      nothing,
      payments.are([], [aReleasedPayment({ status: "refunded", refunded_amount: "63.00" }), aTopUp()]),
    ],
  },
  play: says("€ 63,00 terugbetaald"),
});

export const Empty = meta.story({
  args: { outcomes: [nothing, payments.are([])] },
  play: says("Je hebt nog niets betaald"),
});

export const ManyPages = meta.story({
  args: {
    outcomes: [
      nothing,
      payments.are(
        [],
        many(20, ({ id = 1 }) => aReleasedPayment({ id })),
        41,
      ),
    ],
  },
  async play(story) {
    await press(story, "link", "Pagina 3");
    await says("Geschiedenis")(story);
  },
});

export const PaidDirectly = meta.story({
  args: {
    outcomes: [site.paysDirectly, nothing, payments.are([], [aRequest({ status: "settled", platform_cost: "0.00" })])],
  },
  play: says("Betalen regelen jullie samen"),
});

export const LongText = meta.story({
  args: {
    outcomes: [
      nothing,
      payments.are([aHeldPayment({ job_title: "Zonwering".repeat(5), amount_with_platform_cost: "10498.95" })]),
    ],
  },
  play: opens("Wallet"),
});

export const English = meta.story({ ...english, play: says("Held for your jobs") });
export const Mobile = meta.story({ ...mobile, play: opens("Wallet") });
