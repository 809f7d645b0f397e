import { expect } from "storybook/test";
import { ReviewItem } from "~/components/reviews/review-item";
import preview from "../../../.storybook/preview";
import { aHelper } from "../../../tests/mocks/factories/person";
import { aReview } from "../../../tests/mocks/factories/review";
import { PETRA } from "../../../tests/mocks/factories/town";
import { says } from "../../plays";
import { guide } from "../guide";
import { inList } from "../inside";

/** One review: author, stars, job and reply. */
const meta = preview.meta({
  ...inList,
  component: ReviewItem,
  tags: ["autodocs"],
  args: { review: aReview(), about: aHelper(), viewerId: null },
});

export const Default = meta.story({ play: says("Hassan was op tijd") });
export const OfAClient = meta.story({
  args: { review: aReview({ as_helper: false }) },
  play: says("Over Hassan B., als plaatser van"),
});
export const Answered = meta.story({
  args: { review: aReview({ reply: "Graag gedaan, Petra!" }) },
  play: says("Antwoord van Hassan B."),
});
export const HiddenYet = meta.story({
  args: { review: aReview({ visible: false }) },
  play: says("Alleen jij ziet dit nu nog"),
});
export const Own = meta.story({
  args: { viewerId: PETRA },
  async play({ canvas }) {
    await expect(canvas.queryByRole("link", { name: /Meld/ })).toBeNull();
  },
});

export const Guide = meta.story(
  guide({
    file: "reviews/review-item.tsx",
    does: ["Name the job it is about: only who did a job together writes a review."],
    donts: ["Don’t shorten it: what was written stands as it is."],
    keyboard: "Tab: who wrote it, then reporting it.",
    name: "The stars are read as a sentence; the link that reports says whose review.",
  }),
);
