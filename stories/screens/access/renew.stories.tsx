import preview from "../../../.storybook/preview";
import { mailedDeed } from "../../../tests/mocks/outcomes";
import { english, opens, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/account/renew?token=7.1.een-token" } });

export const Default = meta.story({ play: opens("Heb je nog hulp nodig bij je klus?") });

export const JobClosed = meta.story({
  args: { outcomes: [mailedDeed.jobClosed] },
  async play(story) {
    await press(story, "button", "Verleng mijn klus");
    await says("Deze klus staat niet meer open. Je kunt hem opnieuw plaatsen.")(story);
  },
});

export const Done = meta.story({
  async play(story) {
    await press(story, "button", "Verleng mijn klus");
    await says("Je klus staat weer 30 dagen open.")(story);
  },
});

export const English = meta.story({ ...english, play: opens("Do you still need help with your job?") });
