import { expect, within } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aJob } from "../../../tests/mocks/factories/job";
import { job, mailedDeed } from "../../../tests/mocks/outcomes";
import { english, hassan, meanwhile, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/account/renew?token=7.1.een-token" } });

const { title } = aJob();

export const Default = meta.story({ play: opens(`Heb je nog hulp nodig bij ‘${title}’?`) });

const closed = mailedDeed.renewalOf({ job: 12, title, is_open: false });
const isClosed = opens(`‘${title}’ staat niet meer open`);

export const JobClosed = meta.story({
  args: { outcomes: [closed] },
  async play(story) {
    await isClosed(story);
    await expect(within(story.canvas.getByRole("main")).getByRole("link", { name: "Inloggen" })).toHaveAttribute(
      "href",
      "/login?next=%2Ftask%2F12",
    );
  },
});

export const OwnJobClosed = meta.story({
  args: { viewer: petra, outcomes: [closed, job.is({ status: "deleted" })] },
  async play(story) {
    await isClosed(story);
    await expect(story.canvas.getByRole("link", { name: "Opnieuw klaarzetten" })).toBeVisible();
    await expect(story.canvas.getByRole("link", { name: "Bekijk je klus" })).toBeVisible();
  },
});

export const JobOfAnotherClosed = meta.story({
  args: { viewer: hassan, outcomes: [closed, job.is({ status: "deleted" })] },
  play: says("Deze klus is van een ander account."),
});

export const JobClosedMeanwhile = meta.story({
  args: { outcomes: [mailedDeed.jobClosed], later: [closed] },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Verleng mijn klus" });
    meanwhile(story);
    await press(story, "button", "Verleng mijn klus");
    await isClosed(story);
  },
});

export const LinkWrong = meta.story({
  args: { outcomes: [mailedDeed.renewalUnreadable] },
  play: says("Deze link is ongeldig of verlopen."),
});

export const Done = meta.story({
  async play(story) {
    await press(story, "button", "Verleng mijn klus");
    await says("Je klus is verlengd. Klussers kunnen bieden tot")(story);
  },
});

export const English = meta.story({ ...english, play: opens(`Do you still need help with ‘${title}’?`) });
