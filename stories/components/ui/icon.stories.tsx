import { expect } from "storybook/test";
import { Icon } from "~/components/ui/icon";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** A small image beside words. The page Icons of the documentation shows all. */
const meta = preview.meta({ ...onPaper, component: Icon, tags: ["autodocs"], args: { name: "calendar" as const } });

export const Silent = meta.story({
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  },
});

export const Named = meta.story({
  args: { name: "verified", title: "Geverifieerd" },
  async play({ canvas }) {
    await expect(canvas.getByRole("img", { name: "Geverifieerd" })).toBeVisible();
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/icon.tsx",
    does: ["Put it before the words it goes with.", "Use the same drawing for the same thing everywhere."],
    donts: [
      "Don’t let it stand for words that are not there.",
      "Don’t give it a title where words beside it say the same.",
    ],
    keyboard: "It takes no keys.",
    name: "None, or its title.",
  }),
);
