import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { anAdmin, records } from "../../../tests/mocks/admin-records";
import { english, isRefused, mobile, opens, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/figures", viewer: anAdmin } });

export const Default = meta.story({
  async play(story) {
    await opens("Cijfers")(story);
    await expect(story.canvas.getByRole("row", { name: /2 (?:mrt|maart).*126,00/ })).toBeVisible();
  },
});
export const Invalid = meta.story({
  args: { at: "/admin/figures?by=year", outcomes: [records.figures.byWrong] },
  play: (story) => isRefused(story, "Ongeldige waarde."),
});
export const English = meta.story({ ...english, play: says("Turnover") });
export const Mobile = meta.story({ ...mobile, play: opens("Cijfers") });
