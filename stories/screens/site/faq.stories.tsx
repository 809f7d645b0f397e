import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { site } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/faq" } });
const HEADING = "Veelgestelde vragen";

export const Default = meta.story({
  async play({ canvas, userEvent }) {
    await opens(HEADING)({ canvas });
    const [costs, paying] = [await canvas.findByText("Wat kost het?"), canvas.getByText("Hoe werkt betalen?")];
    await userEvent.click(costs);
    await expect(canvas.getByText(/5% servicekosten/)).toBeVisible();
    await userEvent.click(paying);
    await expect(canvas.getByText(/in bewaring/)).toBeVisible();
    await expect(canvas.getByText(/5% servicekosten/)).not.toBeVisible();
  },
});

export const ForPlacers = meta.story({
  async play(story) {
    await press(story, "link", "Ik zoek hulp");
    await says("Hoe lang blijft mijn klus staan?")(story);
  },
});

export const ForHelpers = meta.story({
  args: { at: "/faq?tab=helper" },
  play: says("Wanneer krijg ik mijn geld?"),
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText("Hoe werkt betalen?"));
    await expect(canvas.getByText(/is geen betaaldienst/)).toBeVisible();
    await expect(canvas.queryByText(/servicekosten/)).toBeNull();
  },
});

export const OtherTab = meta.story({ args: { at: "/faq?tab=iets" }, play: says("Wat kost het?") });
export const English = meta.story({ ...english, play: says("What does it cost?") });
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
