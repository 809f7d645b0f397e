import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aBid } from "../../../tests/mocks/factories/bid";
import { aJob, anOtherJob } from "../../../tests/mocks/factories/job";
import { PETRA } from "../../../tests/mocks/factories/town";
import { invitation, jobs, person } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, mobile, opens, petra, press, says, screen } from "../../screen";

const own = [aJob(), { ...anOtherJob(3), user: PETRA }];
const meta = preview.meta({
  ...screen,
  args: { at: "/helper/2/vragen", viewer: petra, outcomes: [jobs.own(own)] },
});

export const Default = meta.story({
  async play(story) {
    await opens("Vraag Hassan B. voor je klus")(story);
    await expect(story.canvas.getByRole("radio", { name: /Lekkende keukenkraan/ })).not.toBeChecked();
  },
});

export const OneJob = meta.story({
  args: { outcomes: [jobs.own([aJob()])] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("radio", { name: /Lekkende keukenkraan/ })).toBeChecked();
  },
});

export const Sent = meta.story({
  async play(story) {
    await story.userEvent.click(await story.canvas.findByRole("radio", { name: /Lekkende keukenkraan/ }));
    await press(story, "button", "Vraag Hassan B.");
    await says("Gevraagd. Je krijgt bericht als er een bod komt.")(story);
  },
});

export const Invalid = meta.story({
  async play(story) {
    await press(story, "button", "Vraag Hassan B.");
    await isRefused(story, "Er klopt nog iets niet");
  },
});

export const Submitting = meta.story({
  args: { outcomes: [jobs.own([aJob()]), invitation.waits] },
  async play(story) {
    await press(story, "button", "Vraag Hassan B.");
    await expect(await story.canvas.findByRole("button", { name: "Vragen…" })).toBeVisible();
  },
});

export const AlreadyAsked = meta.story({
  args: { outcomes: [jobs.own(own), invitation.asked(12)] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("radio", { name: /Hiervoor vroeg je Hassan B. al/ })).toBeDisabled();
  },
});

export const AskedMeanwhile = meta.story({
  args: { outcomes: [jobs.own([aJob()]), invitation.alreadyAsked] },
  async play(story) {
    await press(story, "button", "Vraag Hassan B.");
    await isRefused(story, "Je hebt deze klusser al gevraagd voor deze klus.");
  },
});

export const TooOften = meta.story({
  args: { outcomes: [jobs.own([aJob()]), invitation.tooOften] },
  async play(story) {
    await press(story, "button", "Vraag Hassan B.");
    await isRefused(story, "Te veel pogingen.");
  },
});

export const ForBusinesses = meta.story({
  args: { outcomes: [jobs.own([aJob({ business_required: true })])] },
  play: says("Deze klus is alleen voor bedrijven en Hassan B. heeft geen zakelijk profiel"),
});

export const Empty = meta.story({
  args: { outcomes: [jobs.noneOwn] },
  play: says("Plaats eerst wat er moet gebeuren."),
});

export const HasBidOnOne = meta.story({
  args: { outcomes: [jobs.own([aJob({ bids: [aBid()] }), { ...anOtherJob(3), user: PETRA }])] },
  async play({ canvas }) {
    await expect(await canvas.findByRole("radio", { name: /Kledingkast/ })).toBeChecked();
    await expect(canvas.queryByRole("radio", { name: /Lekkende keukenkraan/ })).toBeNull();
  },
});
export const HasBidOnAll = meta.story({
  args: { outcomes: [jobs.own([aJob({ bids: [aBid()] })])] },
  play: says("Hassan B. deed al een bod op je open klus"),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const AsHelper = meta.story({ args: { viewer: hassan }, play: opens("Hassan B.") });
export const NotFound = meta.story({
  args: { outcomes: [person.notFound] },
  play: opens("We kunnen deze persoon niet vinden"),
});
export const English = meta.story({ ...english, play: opens("Ask Hassan B. for your job") });
export const Mobile = meta.story({ ...mobile, play: opens("Vraag Hassan B. voor je klus") });
