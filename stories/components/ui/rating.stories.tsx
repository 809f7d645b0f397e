import { Rating } from "~/components/ui/rating";
import preview from "../../../.storybook/preview";
import { says } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** A person's average rating. */
const meta = preview.meta({
  ...onPaper,
  component: Rating,
  tags: ["autodocs"],
  args: { value: 4.8, count: 12, locale: "nl" as const, label: "4,8 van 5 sterren, 12 beoordelingen" },
  argTypes: { locale: { control: "select", options: ["nl", "en"] } },
});

export const Average = meta.story({ play: says("(12)") });
export const OneReview = meta.story({
  args: { value: 4, stars: true, count: undefined, label: "4 van 5 sterren" },
  play: says("4 van 5 sterren"),
});

export const Guide = meta.story(
  guide({
    file: "ui/rating.tsx",
    does: ["Show how many reviews it is made of.", "Use the five stars only in a review itself."],
    donts: [
      "Don’t show nought stars of who has no reviews: say that there are none yet.",
      "Don’t use it to ask for stars: that is StarField.",
    ],
    keyboard: "It takes no keys.",
    name: "The label, a whole sentence; the stars and the figure are hidden from screen readers.",
  }),
);
