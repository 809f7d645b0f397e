import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aPhoto } from "../../../tests/mocks/factories/job";
import { job } from "../../../tests/mocks/outcomes";
import { mobile, opens, screen } from "../../screen";

const photos = job.is({ image: [aPhoto(), aPhoto({ id: 2, alt: null })] });
const meta = preview.meta({ ...screen, args: { at: "/task/12/foto/1", outcomes: [photos] } });

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole("img", { name: "De kraan met een emmer eronder" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Volgende foto" })).toBeVisible();
  },
});

export const Last = meta.story({
  args: { at: "/task/12/foto/2" },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Vorige foto" })).toBeVisible();
  },
});

export const NotFound = meta.story({ args: { at: "/task/12/foto/9" }, play: opens("Klus niet gevonden") });

export const Mobile = meta.story({
  ...mobile,
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Terug naar de klus" })).toBeVisible();
  },
});
