import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { job } from "../../../tests/mocks/outcomes";
import { aPlace } from "../../../tests/mocks/places";
import { english, mobile, opens, screen } from "../../screen";

const meta = preview.meta({
  ...screen,
  args: { at: "/task/12", outcomes: [job.details({ place: aPlace() })] },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(
      await canvas.findByRole("img", { name: "Kaart: de klus is in postcodegebied 1012 Amsterdam" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Meer klussen in 1012" })).toBeVisible();
  },
});

export const Alone = meta.story({
  args: {
    outcomes: [
      job.details({
        place: aPlace({ zip4: "8881", city: "West-Terschelling", latitude: 53.36, longitude: 5.215, nearby: [] }),
      }),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("img", { name: /8881 West-Terschelling$/ })).toBeVisible();
  },
});

export const Remote = meta.story({
  args: { outcomes: [job.details({ is_remote: true, zipcode: null, city: null, distance: null, place: null })] },
  async play(story) {
    await opens("Lekkende keukenkraan vervangen")(story);
    await expect(story.canvas.queryByRole("heading", { name: "Waar is het?" })).toBeNull();
  },
});

export const English = meta.story({
  ...english,
  async play({ canvas }) {
    await expect(await canvas.findByRole("heading", { name: "Where is it?" })).toBeVisible();
  },
});
export const Mobile = meta.story({ ...mobile, play: opens("Lekkende keukenkraan vervangen") });
