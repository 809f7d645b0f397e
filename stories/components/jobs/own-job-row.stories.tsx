import { expect } from "storybook/test";
import { OwnJobRow } from "~/components/jobs/own-job-row";
import preview from "../../../.storybook/preview";
import { aBid } from "../../../tests/mocks/factories/bid";
import { aJob } from "../../../tests/mocks/factories/job";
import { says } from "../../plays";
import { guide } from "../guide";
import { inList } from "../inside";

/** A job of the viewer: status and number of bids. */
const meta = preview.meta({
  ...inList,
  component: OwnJobRow,
  tags: ["autodocs"],
  args: { job: aJob(), now: Date.parse("2026-03-02T12:00:00Z"), locale: "nl" as const },
});

export const Open = meta.story({ play: says("Geplaatst ") });
export const BidsWait = meta.story({ args: { job: aJob({ bids: [aBid()] }) }, play: says("1 bod wacht op jou") });
export const Reserved = meta.story({ args: { job: aJob({ status: "reserved" }) }, play: says("Gereserveerd") });
export const Completed = meta.story({ args: { job: aJob({ status: "solved" }) }, play: says("Afgerond") });
export const Removed = meta.story({ args: { job: aJob({ status: "deleted" }) }, play: says("Verwijderd") });
export const TakenDown = meta.story({
  args: { job: { ...aJob({ status: "deleted" }), removal: { decision: 71 } } },
  async play(story) {
    await says("Ons team heeft deze klus weggehaald")(story);
    const decision = story.canvas.getByRole("link", { name: "Lees het besluit" });
    await expect(decision).toHaveAttribute("href", "/besluit/71");
  },
});

export const InDispute = meta.story({
  args: { job: { ...aJob({ status: "reserved" }), disputed: 12 } },
  play: says("In geschil"),
});
export const DealEnded = meta.story({
  args: {
    job: {
      ...aJob(),
      ended_deal: {
        end: "withdrawn",
        refund: "63.00",
        helper: "0.00",
        text: "Hassan Bakker heeft het geaccepteerde bod ingetrokken. Jullie deal is gestopt. Je krijgt € 63 terug.",
        payment: 9,
      },
    },
  },
  async play(story) {
    await expect(story.canvas.getByText(/^Deal gestopt: €\s63 terug$/)).toBeVisible();
    const receipt = story.canvas.getByRole("link", { name: "Betaalbewijs" });
    await expect(receipt).toHaveAttribute("href", "/wallet/betaling/9");
  },
});

const decided = {
  end: "decided",
  refund: "21.00",
  helper: "38.00",
  text: "Ons team heeft beslist.",
  payment: 9,
} as const;

export const Divided = meta.story({
  args: { job: { ...aJob({ status: "solved" }), ended_deal: decided } },
  async play(story) {
    await expect(story.canvas.getByText(/^Geld verdeeld: €\s21 terug$/)).toBeVisible();
    await expect(story.canvas.queryByText(/Deal gestopt/)).not.toBeInTheDocument();
  },
});

export const Guide = meta.story(
  guide({
    file: "jobs/own-job-row.tsx",
    does: ["Say what waits for the owner."],
    donts: ["Don’t use it for jobs of others: that is JobCard."],
    keyboard: "Tab reaches its one link.",
    name: "The title of the job.",
  }),
);
