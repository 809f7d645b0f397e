import { expect } from "storybook/test";
import { BidRow } from "~/components/bids/bid-row";
import preview from "../../../.storybook/preview";
import { aWeighedBid } from "../../../tests/mocks/factories/bid";
import { has, says } from "../../plays";
import { guide } from "../guide";
import { inList } from "../inside";

const { user } = aWeighedBid();
// Stories have no uploaded images.
const work = [{ uri: "/sharing/category-handig.png", title: "Boekenkast op maat" }];

/** One bid, as the owner of the job sees it: name, rating, price. */
const meta = preview.meta({
  ...inList,
  component: BidRow,
  tags: ["autodocs"],
  args: {
    bid: aWeighedBid({ work }),
    lowest: false,
    paying: false,
    hasFee: true,
    now: Date.parse("2026-03-03T12:00:00Z"),
  },
});

export const Waiting = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Bekijk het bod van Hassan B." })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Hassan B." })).toHaveAttribute("href", `/helper/${user.id}`);
    await expect(canvas.getByRole("link", { name: "Kies Hassan B." })).toBeVisible();
    await expect(canvas.getByText(/met servicekosten$/)).toBeVisible();
    await expect(canvas.getByText("vr 6 mrt")).toHaveTextContent("Kan vanaf vr 6 mrt");
  },
});
export const BeingPaid = meta.story({
  args: { paying: true },
  async play({ canvas }) {
    await expect(canvas.queryByRole("link", { name: "Kies Hassan B." })).not.toBeInTheDocument();
  },
});
export const Lowest = meta.story({ args: { lowest: true }, play: says("Laagste bod") });
export const Accepted = meta.story({
  args: { bid: aWeighedBid({ work, status: "accepted", job_status: "reserved" }) },
  async play({ canvas }) {
    await expect(canvas.queryByRole("link", { name: /^Kies/ })).toBeNull();
  },
});
export const Rejected = meta.story({
  args: { bid: aWeighedBid({ work, status: "rejected" }) },
  play: says("Niet gekozen"),
});
export const OfSomebodyNew = meta.story({
  args: {
    bid: aWeighedBid({
      work: [],
      message: "",
      user: {
        ...user,
        rating: null,
        reviews_count: 0,
        helper_rating: null,
        helper_reviews_count: 0,
        verified: false,
        reply_minutes: null,
        completion_rate: null,
      },
    }),
  },
  play: says("Nog geen beoordelingen"),
});
export const LongName = meta.story({
  args: {
    bid: aWeighedBid({ work, user: { ...user, name: "Klussenbedrijf Van den Nieuwenhuijzen-Oosterbroek en Zonen" } }),
  },
  play: has("heading", /Nieuwenhuijzen/),
});

export const Guide = meta.story(
  guide({
    file: "bids/bid-row.tsx",
    does: ["Lead with the person: a price alone says little of whom one lets in."],
    donts: [
      "Don’t order bids by price alone.",
      "Don’t decide from the row itself: choosing and rejecting have a page that asks once more.",
    ],
    keyboard: "Tab: the person, choosing, rejecting, the chat.",
    name: "The name links to the person; choosing, rejecting and the chat name the person as well.",
  }),
);
