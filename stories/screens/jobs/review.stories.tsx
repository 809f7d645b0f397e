import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aCard } from "../../../tests/mocks/factories/person";
import { aReview } from "../../../tests/mocks/factories/review";
import { HASSAN, PETRA } from "../../../tests/mocks/factories/town";
import { finished, job, ownBid, review } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const none = review.ofJob([]);
const meta = preview.meta({
  ...screen,
  args: { at: "/task/12/beoordelen", viewer: petra, outcomes: [finished(), none] },
});
const WORDS = { Toelichting: "Netjes gewerkt en op tijd." };

async function rate({ canvas, userEvent }: Parameters<typeof press>[0]) {
  await userEvent.click(await canvas.findByRole("radio", { name: /Goed/ }));
}

export const Default = meta.story({ play: opens("Hoe verliep de klus met Hassan B.?") });

export const AsHelper = meta.story({
  args: { viewer: hassan, outcomes: [finished(), none] },
  play: opens("Hoe verliep de klus met Petra de V.?"),
});

export const Invalid = meta.story({
  async play(story) {
    await send(story, WORDS, "Plaats beoordeling");
    await isRefused(story, "Kies hoeveel sterren.");
    await expect(story.canvas.getByLabelText("Toelichting")).toHaveValue(WORDS.Toelichting);
  },
});

export const TooLong = meta.story({
  async play(story) {
    await rate(story);
    await send(story, { Toelichting: "a".repeat(1001) }, "Plaats beoordeling");
    await isWrong(story, "Toelichting", "Maximaal 1000 tekens.");
    await expect(story.canvas.getByRole("radio", { name: /Goed/ })).toBeChecked();
  },
});

export const Submitting = meta.story({
  args: { outcomes: [finished(), none, review.waits] },
  async play(story) {
    await rate(story);
    await send(story, WORDS, "Plaats beoordeling");
    await expect(await story.canvas.findByRole("button", { name: "Plaatsen…" })).toBeVisible();
  },
});

export const Written = meta.story({
  async play(story) {
    await rate(story);
    await send(story, WORDS, "Plaats beoordeling");
    await says("Hassan B. ziet je beoordeling zodra jij ook een beoordeling krijgt, of na 14 dagen.")(story);
  },
});

export const BothWritten = meta.story({
  args: { outcomes: [finished(), none, review.completesBoth] },
  async play(story) {
    await rate(story);
    await send(story, WORDS, "Plaats beoordeling");
    await says("Jullie beoordelingen zijn nu allebei te lezen.")(story);
  },
});

export const Hidden = meta.story({
  args: { outcomes: [finished(), review.ofJob([aReview({ visible: false, author: aCard({ id: PETRA }) })])] },
  play: says("Je beoordeling is binnen."),
});

export const Visible = meta.story({
  args: {
    outcomes: [finished(), review.ofJob([aReview({ author: aCard({ id: PETRA }), reply: "Graag gedaan!" })])],
  },
  play: says("Je schreef deze beoordeling. Iedereen kan hem lezen."),
});

export const AlreadyDone = meta.story({
  args: { outcomes: [finished(), none, review.alreadyDone] },
  async play(story) {
    await rate(story);
    await send(story, WORDS, "Plaats beoordeling");
    await isRefused(story, "Dit heb je al gedaan.");
  },
});

export const Offline = meta.story({
  args: { outcomes: [finished(), none, review.offline] },
  async play(story) {
    await rate(story);
    await send(story, WORDS, "Plaats beoordeling");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
    await expect(story.canvas.getByLabelText("Toelichting")).toHaveValue(WORDS.Toelichting);
  },
});

export const NotCompleted = meta.story({
  args: { outcomes: [ownBid({ status: "accepted" }), none] },
  play: says("Deze klus is nog niet afgerond."),
});

export const NotFound = meta.story({ args: { outcomes: [job.notFound, none] }, play: opens("Klus niet gevonden") });
export const Stranger = meta.story({
  args: { viewer: hassan, outcomes: [job.is({ status: "solved", bids: [] }), none] },
  play: opens("Klus niet gevonden"),
});
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("How was the job with Hassan B.?") });
export const Mobile = meta.story({ ...mobile, play: opens("Hoe verliep de klus met Hassan B.?") });

export const FromTheJob = meta.story({
  args: { at: "/task/12" },
  async play(story) {
    await press(story, "link", "Schrijf je beoordeling");
    await opens("Hoe verliep de klus met Hassan B.?")(story);
  },
});

export const OnTheJob = meta.story({
  args: {
    at: "/task/12",
    viewer: undefined,
    outcomes: [finished(), review.ofJob([aReview(), aReview({ id: 52, user: PETRA, author: aCard({ id: HASSAN }) })])],
  },
  play: says("Hoe het ging"),
});

export const Answer = meta.story({
  args: { at: "/helper/2", viewer: hassan, outcomes: [] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Antwoord op de beoordeling van Petra de V."));
    await send(story, { "Je antwoord": "Dank je wel!" }, "Antwoord plaatsen");
    await says("Je antwoord staat eronder.")(story);
  },
});

export const AnswerInvalid = meta.story({
  args: { at: "/helper/2", viewer: hassan, outcomes: [] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Antwoord op de beoordeling van Petra de V."));
    await press(story, "button", "Antwoord plaatsen");
    await isWrong(story, "Je antwoord", "Schrijf hier je antwoord.");
  },
});

export const AnsweredMeanwhile = meta.story({
  args: { at: "/helper/2", viewer: hassan, outcomes: [review.alreadyReplied] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Antwoord op de beoordeling van Petra de V."));
    await send(story, { "Je antwoord": "Dank je wel!" }, "Antwoord plaatsen");
    await isRefused(story, "Hierop is al geantwoord.");
  },
});
