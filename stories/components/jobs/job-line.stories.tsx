import { JobLine } from "~/components/jobs/job-line";
import preview from "../../../.storybook/preview";
import { aJob } from "../../../tests/mocks/factories/job";
import { says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** The job of a form, in one line. */
const meta = preview.meta({ ...acrossPaper, component: JobLine, tags: ["autodocs"], args: { job: aJob() } });

export const Asked = meta.story({ play: says("€ 65") });
export const Agreed = meta.story({ args: { agreed: 6000 }, play: says("€ 60") });
export const Remote = meta.story({ args: { job: aJob({ is_remote: true }) }, play: says("Op afstand") });

export const Guide = meta.story(
  guide({
    file: "jobs/job-line.tsx",
    does: ["Put it above a form, so that one sees what the form is about."],
    donts: ["Don’t use it in a list of jobs: that is JobCard."],
    keyboard: "It takes no keys: it is no link, so that nobody leaves the form by mistake.",
    name: "Its text.",
  }),
);
