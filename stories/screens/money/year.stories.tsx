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

export const Empty = meta.story({ args: { outcomes: [year.empty] }, play: says("Niets verdiend in 2026") });
export const NothingPaidOut = meta.story({
  args: { outcomes: [year.is({ payouts: [] })] },
  play: says("In 2026 is nog niets uitbetaald."),
});

export const Long = meta.story({
  args: { outcomes: [year.is({ count: 60, payments: many(60, ({ id = 1 }) => aReleasedPayment({ id })) })] },
  play: says("Verdiend met klussen (60 betalingen)"),
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
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
