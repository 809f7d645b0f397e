import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { many } from "../../../tests/mocks/factories/page";
import { aCard } from "../../../tests/mocks/factories/person";
import { aProject } from "../../../tests/mocks/factories/profile";
import { aReview } from "../../../tests/mocks/factories/review";
import { PETRA } from "../../../tests/mocks/factories/town";
import { person } from "../../../tests/mocks/outcomes";
import { english, hassan, mobile, opens, petra, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/helper/2" } });

export const Default = meta.story({
  async play(story) {
    await opens("Hassan B.")(story);
    await says("Antwoordt meestal")(story);
    await says("binnen 2 uur")(story);
    await says("Identiteit geverifieerd")(story);
    await says("Dit is een particulier")(story);
    await expect(story.canvas.getByRole("link", { name: "Petra de V." })).toHaveAttribute("href", `/helper/${PETRA}`);
  },
});

export const AsOwner = meta.story({ args: { viewer: hassan }, play: says("Dit ben jij. Zo zien anderen je.") });
export const AsPlacer = meta.story({ args: { viewer: petra }, play: opens("Hassan B.") });

export const Empty = meta.story({
  args: {
    outcomes: [
      person.is({
        rating: null,
        reviews_count: 0,
        reviews: [],
        workexperience: [],
        reply_minutes: null,
        completion_rate: null,
        verified: false,
        function_title: null,
        bio: null,
        categories: [],
        city: null,
        jobs: 0,
      }),
    ],
  },
  async play(story) {
    await says("Hassan B. heeft nog geen beoordelingen.")(story);
    await says("Hassan B. heeft nog niets over zichzelf geschreven.")(story);
    await says("Identiteit nog niet geverifieerd")(story);
  },
});

export const Business = meta.story({
  args: {
    outcomes: [
      person.is({
        name: "Bouw en Zo",
        business: true,
        business_details: {
          company: "Bouw en Zo",
          kvk: "27312459",
          vat: "NL004495445B01",
          address: "Wijnhaven 12, 3011 AB Rotterdam",
          email: "info@bouwenzo.example",
        },
      }),
    ],
  },
  async play(story) {
    await says("Dit is een bedrijf")(story);
    await says("27312459")(story);
  },
});

export const Placer = meta.story({
  args: {
    outcomes: [
      person.is({
        ...aCard(),
        active_worker: false,
        jobs: 0,
        bio: null,
        categories: [],
        workexperience: [],
        reply_minutes: null,
        completion_rate: null,
      }),
    ],
  },
  play: says("Buurtgenoot"),
});

export const LongTexts = meta.story({
  args: {
    outcomes: [
      person.is({
        name: "Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewi B.",
        function_title: "Kozijnenspecialist".repeat(3),
        bio: "Ik help je graag. ".repeat(50),
        reviews_count: 48,
        reviews: many(20, aReview).map((review) => ({
          ...review,
          text: "Prima werk. ".repeat(30),
          reply: "Dank je wel, het was me een genoegen!",
        })),
        workexperience: many(4, aProject),
      }),
    ],
  },
  async play(story) {
    await says("48 beoordelingen")(story);
    await expect(story.canvas.getByRole("link", { name: "Pagina 3" })).toHaveAttribute(
      "href",
      "/helper/2?page=3#beoordelingen",
    );
  },
});

/** Two of three reviews are about jobs that this helper posted. */
export const ReviewedInBothRoles = meta.story({
  args: {
    outcomes: [
      person.is({
        helper_rating: 4,
        helper_reviews_count: 1,
        reviews: many(3, aReview).map((review, at) => ({ ...review, as_helper: at === 0 })),
      }),
    ],
  },
  async play(story) {
    await says("Het gemiddelde is van de ene beoordeling als klusser.")(story);
    await expect(story.canvas.getAllByText(/, als plaatser van/)).toHaveLength(2);
    await expect(story.canvas.queryByText("5,0")).toBeNull();
  },
});

export const DeletedReviewer = meta.story({
  args: {
    outcomes: [
      person.is({ reviews: [aReview({ author: aCard({ id: null, name: "Verwijderde gebruiker", rating: null }) })] }),
    ],
  },
  async play(story) {
    await says("Verwijderde gebruiker")(story);
    await expect(story.canvas.queryByRole("link", { name: "Verwijderde gebruiker" })).toBeNull();
  },
});

export const NotFound = meta.story({
  args: { outcomes: [person.notFound] },
  play: opens("We kunnen deze persoon niet vinden"),
});
export const Offline = meta.story({
  args: { outcomes: [person.offline] },
  play: opens("We zijn even niet bereikbaar"),
});
export const English = meta.story({ ...english, play: says("Usually replies") });
export const Mobile = meta.story({ ...mobile, play: opens("Hassan B.") });
