import preview from "../../../.storybook/preview";
import { bid } from "../../../tests/mocks/outcomes";
import { bidding } from "../../../tests/mocks/refused";
import { hassan, isRefused, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/messages/chat-over-de-kraan/afwijzen", viewer: petra } });

export const Default = meta.story({ play: opens("Bod van Hassan B. weigeren?") });

export const Rejected = meta.story({
  async play(story) {
    await press(story, "button", "Bod weigeren");
    await says("Je hebt het bod van Hassan B. geweigerd.")(story);
  },
});

export const TooLate = meta.story({
  args: { outcomes: [bid.notPending] },
  async play(story) {
    await press(story, "button", "Bod weigeren");
    await isRefused(story, "bod");
  },
});

export const Blocked = meta.story({
  args: { outcomes: [bidding.decidedWhileBlocked] },
  async play(story) {
    await press(story, "button", "Bod weigeren");
    await isRefused(story, "Jullie kunnen geen contact met elkaar opnemen.");
  },
});

export const Forbidden = meta.story({ args: { viewer: hassan }, play: opens("Hier heb je geen toegang toe") });
