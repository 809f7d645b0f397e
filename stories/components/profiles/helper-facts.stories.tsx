import { HelperFacts } from "~/components/profiles/helper-facts";
import preview from "../../../.storybook/preview";
import { aPerson } from "../../../tests/mocks/factories/profile";
import { says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** Facts about a person's past deals. */
const meta = preview.meta({
  ...acrossPaper,
  component: HelperFacts,
  tags: ["autodocs"],
  args: { person: aPerson(), isOwn: false },
});

export const Known = meta.story({ play: says("Dit rekenen we uit") });
export const BothRoles = meta.story({
  args: { person: aPerson({ as_owner: { finished: 3, missed: 3 } }) },
  play: says("Kwam als plaatser niet op een afspraak"),
});
export const TooFew = meta.story({
  args: { person: aPerson({ jobs: 1, reply_minutes: null, completion_rate: null }), isOwn: true },
  play: says("Na drie berichten en drie klussen staat hier"),
});

export const Guide = meta.story(
  guide({
    file: "profiles/helper-facts.tsx",
    does: ["Say how it was measured, and that nobody can change it."],
    donts: ["Don’t show a figure made of fewer than three cases."],
    keyboard: "It takes no keys.",
    name: "A section called by its heading; terms and figures are a list.",
  }),
);
