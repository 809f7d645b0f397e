import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { many } from "../../../tests/mocks/factories/page";
import { aReleasedPayment, year } from "../../../tests/mocks/money";
import { site } from "../../../tests/mocks/outcomes";
import { english, hassan, mobile, opens, petra, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/wallet/jaaroverzicht/2026", viewer: hassan } });

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "2026", current: "page" })).toBeVisible();
    await expect(canvas.getByText("Verdiend met klussen (1 betaling)")).toBeVisible();
  },
});

export const Empty = meta.story({ args: { outcomes: [year.empty] }, play: says("Geen betalingen in 2026") });
export const NothingPaidOut = meta.story({
  args: { outcomes: [year.is({ payouts: [] })] },
  play: says("In 2026 is nog niets uitbetaald."),
});

const paid = {
  total: "63.00",
  fees: "3.00",
  refunded: "63.00",
  net: "0.00",
  payments: [aReleasedPayment({ status: "refunded", refunded_amount: "63.00" })],
};
export const PaidOnly = meta.story({
  args: { viewer: petra, outcomes: [year.paidOnly(paid)] },
  async play(story) {
    await says("Door jou betaald")(story);
    await expect(story.canvas.queryByText("Verdiend met klussen", { exact: false })).toBeNull();
    await expect(story.canvas.getByRole("button", { name: "Afdrukken" })).toBeVisible();
  },
});
export const EarnedAndPaid = meta.story({ args: { outcomes: [year.is({ paid })] }, play: says("Netto betaald") });

export const Long = meta.story({
  args: { outcomes: [year.is({ count: 60, payments: many(60, ({ id = 1 }) => aReleasedPayment({ id })) })] },
  play: says("Verdiend met klussen (60 betalingen)"),
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
  play: says("Wat mensen rechtstreeks aan je betaalden, telt hier niet mee"),
});

export const EmptyDirectly = meta.story({
  args: { outcomes: [year.empty, site.paysDirectly] },
  play: says("Wat mensen rechtstreeks aan je betaalden, telt hier niet mee"),
});

export const AsOwner = meta.story({
  args: { viewer: petra, outcomes: [year.empty] },
  play: opens("Jaaroverzicht 2026"),
});
export const NotFound = meta.story({
  args: { at: "/wallet/jaaroverzicht/vorig" },
  play: opens("Deze pagina is er niet"),
});
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const Offline = meta.story({ args: { outcomes: [year.offline] }, play: opens("We zijn even niet bereikbaar") });
export const English = meta.story({ ...english, play: opens("Yearly overview 2026") });
export const Mobile = meta.story({ ...mobile, play: opens("Jaaroverzicht 2026") });
