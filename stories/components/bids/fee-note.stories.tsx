import { FeeNote } from "~/components/bids/fee-note";
import preview from "../../../.storybook/preview";
import { says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** The helper's part of a bid. */
const meta = preview.meta({
  ...acrossPaper,
  component: FeeNote,
  tags: ["autodocs"],
  args: { terms: { mode: "held" as const, percent: 5, payouts: 25 }, bid: 6000 },
});

export const Rule = meta.story({ play: says("Bij een bod van € 60 ontvang je € 57") });
export const Direct = meta.story({
  args: { terms: { mode: "direct", percent: 5, payouts: 25 } },
  play: says("Er gaan geen kosten af."),
});

export const Business = meta.story({
  args: { isBusiness: true },
  play: says("Er komt voor de plaatser geen btw meer bij."),
});

export const Guide = meta.story(
  guide({
    file: "bids/fee-note.tsx",
    does: ["Show it before somebody bids, wherever an amount is asked of a helper."],
    donts: ["Don’t write the percentage in a sentence: it comes from the settings."],
    keyboard: "It takes no keys.",
    name: "Its sentence.",
  }),
);
