import { expect } from "storybook/test";
import { JobCard } from "~/components/jobs/job-card";
import preview from "../../../.storybook/preview";
import { aJob, aPhoto } from "../../../tests/mocks/factories/job";
import { has, says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** A job in a list: first price, place and day. The whole card is the link. */
const meta = preview.meta({
  ...acrossPaper,
  component: JobCard,
  tags: ["autodocs"],
  args: { job: aJob(), isNew: false, now: Date.parse("2026-03-02T12:00:00Z") },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Lekkende keukenkraan vervangen" })).toHaveAttribute(
      "href",
      "/task/12",
    );
    await expect(canvas.getByText("€ 65")).toBeVisible();
    await expect(canvas.getByText("1,2 km")).toBeVisible();
  },
});
export const New = meta.story({ args: { isNew: true }, play: says("Nieuw") });
export const WithPhoto = meta.story({
  args: { job: aJob({ image: [aPhoto({ small: "/sharing/category-loodgieter.png" })] }) },
  play: has("link", "Lekkende keukenkraan vervangen"),
});
export const PriceOpen = meta.story({ args: { job: aJob({ price_type: "TBD" }) }, play: says("In overleg") });
export const Remote = meta.story({
  args: { job: aJob({ is_remote: true, distance: null }) },
  play: says("Op afstand"),
});
export const OnADay = meta.story({ args: { job: aJob({ execution_date: "2026-03-14" }) }, play: says("za 14 mrt") });
export const OnADayOfAnotherYear = meta.story({
  args: { job: aJob({ execution_date: "2027-01-15" }) },
  play: says("vr 15 jan 2027"),
});
export const LongTitle = meta.story({
  args: { job: aJob({ title: "Kastenwandmetschuifdeurenopmaatinelkaarzettenalsje" }) },
  play: says("Kastenwand"),
});

export const Guide = meta.story(
  guide({
    file: "jobs/job-card.tsx",
    does: [
      "Use it in lists of open jobs (JobGrid).",
      "Fetch the pictures at once of the cards in view (eager), of the others later.",
    ],
    donts: [
      "Don’t put a button on it: bidding begins on the job’s page.",
      "Don’t show a street: the area is what everyone may know.",
    ],
    keyboard: "Tab reaches its one link.",
    name: "The title of the job.",
  }),
);
