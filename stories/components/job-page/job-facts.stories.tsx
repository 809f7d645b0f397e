import { JobFacts } from "~/components/job-page/job-facts";
import preview from "../../../.storybook/preview";
import { aJob } from "../../../tests/mocks/factories/job";
import { says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** Price, place and time of a job, on its own page. */
const meta = preview.meta({
  ...acrossPaper,
  component: JobFacts,
  tags: ["autodocs"],
  args: { job: aJob(), now: Date.parse("2026-11-20T12:00:00Z") },
});

export const Default = meta.story({ play: says("1012 Amsterdam") });
export const Remote = meta.story({ args: { job: aJob({ is_remote: true, distance: null }) }, play: says("afstand") });
export const ForABusiness = meta.story({
  args: { job: aJob({ business_required: true }) },
  play: says("zakelijk profiel"),
});

export const Guide = meta.story(
  guide({
    file: "job-page/job-facts.tsx",
    does: ["Keep the order: what it pays, when, where, what kind."],
    donts: ["Don’t leave a fact out because it is open: say that it is."],
    keyboard: "It takes no keys.",
    name: "A list of terms and what they are.",
  }),
);
