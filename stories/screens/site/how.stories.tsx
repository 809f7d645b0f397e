import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { site } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/hoe-werkt-het" } });

export const Default = meta.story({
  async play(story) {
    await opens("Hoe werkt het?")(story);
    await says("Het geld is in bewaring tot de klus is afgerond.")(story);
    await says("Je betaalt met iDEAL | Wero of met een kaart, via onze betaaldienst Stripe.")(story);
    await expect(story.canvas.getByText(/^Gaat het niet door\?/)).toBeVisible();
  },
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
  async play(story) {
    await says("Een bod accepteren kost niets")(story);
    await expect(story.canvas.queryByText(/servicekosten|saldo|Stripe/)).toBeNull();
  },
});

export const English = meta.story({ ...english, play: opens("How does it work?") });
export const Mobile = meta.story({ ...mobile, play: opens("Hoe werkt het?") });
