import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aComment } from "../../../tests/mocks/factories/comment";
import { aJob, aPhoto } from "../../../tests/mocks/factories/job";
import { finished, job, jobs, review } from "../../../tests/mocks/outcomes";
import { acting, asking, inviting, posting } from "../../../tests/mocks/refused";
import { choose, hassan, isRefused, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/task/12/actie/delete", viewer: petra } });
type Story = Parameters<typeof press>[0];
const GONE = "Deze klus is verwijderd";

const deleting = (sentence: string) => async (story: Story) => {
  await press(story, "button", "Ja, verwijder klus");
  await isRefused(story, sentence);
};

const question = (sentence: string) => async (story: Story) => {
  await send(story, { "Je vraag": "Hoe oud is de kraan nu?" }, "Vraag plaatsen");
  await isRefused(story, sentence);
  await expect(story.canvas.getByLabelText("Je vraag")).toHaveValue("Hoe oud is de kraan nu?");
};

const invitation = { at: "/helper/2/vragen", viewer: petra };
const beingAsked = (sentence: string) => async (story: Story) => {
  await press(story, "button", "Vraag Hassan B.");
  await isRefused(story, sentence);
};

export const AlreadyPaid = meta.story({
  args: { outcomes: [acting.alreadyPaid] },
  play: deleting("De klusser heeft het geld voor deze klus al gekregen."),
});
export const InDispute = meta.story({
  args: { outcomes: [acting.inDispute] },
  play: deleting("Er loopt een geschil over deze betaling."),
});
export const Paused = meta.story({
  args: { outcomes: [acting.paused] },
  play: deleting("Ons team kijkt naar deze betaling."),
});
export const MoneyOpen = meta.story({
  args: { outcomes: [acting.moneyOpen] },
  play: deleting("Er staat nog geld open."),
});
export const WorkBegun = meta.story({
  args: { outcomes: [acting.workBegun] },
  play: deleting("Het werk is al begonnen. Stoppen kan alleen samen"),
});
export const WorkDone = meta.story({
  args: { outcomes: [acting.workDone] },
  play: deleting("De klusser gaf aan dat het werk klaar is."),
});
export const AbsenceReported = meta.story({
  args: { outcomes: [acting.absenceReported] },
  play: deleting("Er is gemeld dat een van jullie niet op de afspraak was."),
});
export const ActionOnADeletedJob = meta.story({ args: { outcomes: [job.deleted] }, play: opens(GONE) });

export const ChangedTooLate = meta.story({
  args: { at: "/task/12/bewerken", outcomes: [posting.changedTooLate] },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Wijzigingen opslaan" });
    story.msw.use(job.is({ status: "reserved" }));
    await send(story, { Titel: "Kraan vervangen" }, "Wijzigingen opslaan");
    await isRefused(story, "Deze klus staat niet meer open.");
    await expect(story.canvas.getByLabelText("Titel")).toHaveValue("Kraan vervangen");
  },
});
export const ChangeOfADeletedJob = meta.story({
  args: { at: "/task/12/bewerken", outcomes: [job.deleted] },
  play: opens(GONE),
});
export const PhotoOfADeletedJob = meta.story({
  args: { at: "/task/12/foto/1", outcomes: [job.deleted] },
  play: opens(GONE),
});
export const RepostNotFound = meta.story({
  args: { at: "/task/12/opnieuw", outcomes: [job.notFound] },
  play: opens("Klus niet gevonden"),
});
export const RepostOfADeletedJob = meta.story({
  args: { at: "/task/12/opnieuw", outcomes: [job.deleted] },
  play: opens(GONE),
});

export const ReviewTooEarly = meta.story({
  args: { at: "/task/12/beoordelen", outcomes: [finished(), review.ofJob([]), posting.notCompleted] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByRole("radio", { name: /Goed/ }));
    await send(story, { Toelichting: "Netjes gewerkt." }, "Plaats beoordeling");
    await isRefused(story, "Deze klus is nog niet afgerond.");
    await expect(story.canvas.getByLabelText("Toelichting")).toHaveValue("Netjes gewerkt.");
  },
});
export const ReviewOfADeletedJob = meta.story({
  args: { at: "/task/12/beoordelen", outcomes: [job.deleted] },
  play: opens(GONE),
});

export const QuestionBlocked = meta.story({
  args: { at: "/task/12", viewer: hassan, outcomes: [asking.blocked] },
  play: question("Jullie kunnen geen contact met elkaar opnemen."),
});
export const QuestionTooLate = meta.story({
  args: { at: "/task/12", viewer: hassan, outcomes: [asking.closed] },
  play: question("Deze klus staat niet meer open."),
});

export const QuestionOnOwnJob = meta.story({
  args: { at: "/task/12", viewer: hassan, outcomes: [asking.ownJob] },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Vraag plaatsen" });
    await send(story, { "Je vraag": "Hoe oud is de kraan nu?" }, "Vraag plaatsen");
    await isRefused(story, "Dit is je eigen klus.");
    await says("Hoe oud is de kraan nu?")(story);
  },
});

export const QuestionAfterTheJob = meta.story({
  args: { at: "/task/12", viewer: hassan, outcomes: [asking.closed] },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Vraag plaatsen" });
    story.msw.use(job.is({ status: "solved" }));
    await send(story, { "Je vraag": "Hoe oud is de kraan nu?" }, "Vraag plaatsen");
    await isRefused(story, "Deze klus staat niet meer open.");
    await says("Hoe oud is de kraan nu?")(story);
  },
});

export const AnsweredMeanwhile = meta.story({
  args: { at: "/task/12", viewer: petra, outcomes: [asking.answeredAlready] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Beantwoord de vraag van Hassan B."));
    story.msw.use(job.asked([aComment({ reply: "In het keukenkastje.", replied_at: "2026-03-02T10:00:00Z" })]));
    await send(story, { "Je antwoord": "Hij zit onder de gootsteen." }, "Antwoorden");
    await isRefused(story, "Hierop is al geantwoord.");
    await says("In het keukenkastje.")(story);
    await says("Hij zit onder de gootsteen.")(story);
  },
});

export const AnsweredInVain = meta.story({
  args: { at: "/task/12", viewer: petra, outcomes: [asking.questionGone] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Beantwoord de vraag van Hassan B."));
    story.msw.use(job.asked([]));
    await send(story, { "Je antwoord": "Hij zit onder de gootsteen." }, "Antwoorden");
    await isRefused(story, "Niet gevonden.");
    await says("Hij zit onder de gootsteen.")(story);
  },
});

export const InvitationBlocked = meta.story({
  args: { ...invitation, outcomes: [jobs.own([aJob()]), inviting.blocked] },
  play: beingAsked("Jullie kunnen geen contact met elkaar opnemen."),
});
export const InvitationForBusinesses = meta.story({
  args: { ...invitation, outcomes: [jobs.own([aJob()]), inviting.forBusinesses] },
  play: beingAsked("Voor deze klus is een zakelijk profiel nodig."),
});
export const InvitationTooLate = meta.story({
  args: { ...invitation, outcomes: [jobs.own([aJob()]), inviting.closed] },
  play: beingAsked("Deze klus staat niet meer open."),
});
export const InvitationOfABidder = meta.story({
  args: { ...invitation, outcomes: [jobs.own([aJob()]), inviting.hasBid] },
  play: beingAsked("Deze klusser deed al een bod op je klus."),
});

export const InvitationForADeletedJob = meta.story({
  args: { ...invitation, outcomes: [jobs.own([aJob()]), inviting.jobDeleted] },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Vraag Hassan B." });
    story.msw.use(jobs.noneOwn);
    await beingAsked("Deze klus is verwijderd.")(story);
    await says("Plaats eerst wat er moet gebeuren.")(story);
  },
});
export const InvitationOfOneself = meta.story({
  args: { ...invitation, outcomes: [jobs.own([aJob()]), inviting.oneself] },
  play: beingAsked("Dit is je eigen klus."),
});

const photos = { image: [aPhoto(), aPhoto({ id: 2 })] };
const editing = { at: "/task/12/bewerken" };
const TOO_LATE = "Dat kan nu niet meer: er is intussen iets veranderd.";

export const PhotoAddedTooLate = meta.story({
  args: { ...editing, outcomes: [job.is(photos), posting.photosAddedTooLate] },
  async play(story) {
    await choose(story, "Kies foto’s", new File(["kraan"], "kraan.png", { type: "image/png" }));
    // The button of those without a script: it is hidden here.
    story.canvasElement.querySelector<HTMLButtonElement>("[data-adds]")?.click();
    await isRefused(story, TOO_LATE);
  },
});
export const PhotoMovedTooLate = meta.story({
  args: { ...editing, outcomes: [job.is(photos), posting.photosMovedTooLate] },
  async play(story) {
    await press(story, "button", "Foto 2 naar voren");
    await isRefused(story, TOO_LATE);
  },
});
export const PhotoRemovedTooLate = meta.story({
  args: { ...editing, outcomes: [job.is(photos), posting.photosRemovedTooLate] },
  async play(story) {
    await press(story, "button", "Foto 2 verwijderen");
    await isRefused(story, TOO_LATE);
  },
});
