import { PersonMarks } from "~/components/people/person-marks";
import preview from "../../../.storybook/preview";
import { aCard, aHelper } from "../../../tests/mocks/factories/person";
import { says } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** Rating and checks of a person. */
const meta = preview.meta({ ...onPaper, component: PersonMarks, tags: ["autodocs"], args: { person: aHelper() } });

export const Verified = meta.story({ play: says("Geverifieerd") });
export const NotReviewed = meta.story({
  args: { person: aCard({ rating: null, reviews_count: 0 }) },
  play: says("Nog geen beoordelingen"),
});
/** All reviews are about jobs that this person posted. */
export const ReviewedAsClient = meta.story({
  args: { person: aHelper({ helper_rating: null, helper_reviews_count: 0 }), helps: true },
  play: says("Nog niet beoordeeld als klusser"),
});
export const Business = meta.story({ args: { person: aHelper({ business: true }) }, play: says("Bedrijf") });

export const Guide = meta.story(
  guide({
    file: "people/person-marks.tsx",
    does: ["Put it under the name of whoever one may deal with."],
    donts: [
      "Don’t promise by it more than was done: ‘verified’ says that a provider checked an identity, not that work is good.",
    ],
    keyboard: "It takes no keys.",
    name: "The rating is read as a sentence, the rest as its words.",
  }),
);
