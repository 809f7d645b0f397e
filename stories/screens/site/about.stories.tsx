import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { site } from "../../../tests/mocks/outcomes";
import { counted } from "../../../tests/mocks/site";
import { english, mobile, opens, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/over" } });

export const Default = meta.story({
  async play({ canvas, userEvent }) {
    await opens("Over Buurklusser")({ canvas });
    for (const value of ["Betaalbaar", "Betrouwbaar", "Snel", "Community"])
      await expect(canvas.getByRole("heading", { name: value })).toBeVisible();
    await userEvent.click(canvas.getByText("Hoe verdienen jullie geld?"));
    await expect(canvas.getByText(/^Met de servicekosten/)).toBeVisible();
  },
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByText("Hoe verdienen jullie geld?"));
    await expect(canvas.getByText(/^Niet met jouw klus/)).toBeVisible();
  },
});

export const Counted = meta.story({
  args: { outcomes: [counted.more] },
  async play(story) {
    await says("12.345")(story);
    await says("10.000+")(story);
    await expect(story.canvas.getByText("4,6")).toBeVisible();
  },
});

export const Uncounted = meta.story({ args: { outcomes: [counted.offline] }, play: says("1.000+") });

export const ByItsOtherAddress = meta.story({ args: { at: "/about" }, play: opens("Over Buurklusser") });
export const English = meta.story({ ...english, play: says("In every street there’s someone") });
export const Mobile = meta.story({ ...mobile, play: opens("Over Buurklusser") });
