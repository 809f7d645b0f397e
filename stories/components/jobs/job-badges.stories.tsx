import { expect } from "storybook/test";
import { JobBadges } from "~/components/jobs/job-badges";
import preview from "../../../.storybook/preview";
import { aJob } from "../../../tests/mocks/factories/job";
import { says } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** Facts that a helper needs before reading on. */
const meta = preview.meta({
  ...onPaper,
  component: JobBadges,
  tags: ["autodocs"],
  args: { job: aJob({ business_required: true }) },
});

export const ForABusiness = meta.story({ play: says("Alleen voor bedrijven") });
export const Remote = meta.story({ args: { job: aJob({ is_remote: true }) }, play: says("Op afstand") });
export const NothingToSay = meta.story({
  args: { job: aJob() },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector(".badge")).toBeNull();
  },
});

export const Guide = meta.story(
  guide({
    file: "jobs/job-badges.tsx",
    does: ["Show them where somebody decides whether to read on."],
    donts: ["Don’t add what is nice to know: those are facts."],
    keyboard: "It takes no keys.",
    name: "Their words.",
  }),
);
