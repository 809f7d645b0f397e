import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import texts from "../../../app/locales/nl/admin";
import { cases } from "../../../tests/mocks/admin";
import { anAdmin, records } from "../../../tests/mocks/admin-records";
import { atTheDesk } from "../../../tests/mocks/refused";
import { isRefused, isWrong, opens, type press, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/reviews/51/delete", viewer: anAdmin } });
type Story = Parameters<typeof press>[0];

const REASON = texts.reason.label;
const MISSING = "Deze pagina is er niet";
const isClosed = records.person.is({ status: "suspended" });

const doing = (button: string, sentence: string) => async (story: Story) => {
  await send(story, { [REASON]: "Nepaccount" }, button);
  await isRefused(story, sentence);
  await expect(story.canvas.getByLabelText(REASON)).toHaveValue("Nepaccount");
};

export const DeleteReview = meta.story({ play: opens("Beoordeling van Petra de V. verwijderen?") });
export const DeleteReviewInvalid = meta.story({
  async play(story) {
    await send(story, { [REASON]: "" }, "Verwijder de beoordeling");
    await isWrong(story, REASON, "Geef een reden.");
  },
});
export const DeleteReviewNotFound = meta.story({ args: { outcomes: [records.review.notFound] }, play: opens(MISSING) });

export const DeleteCommentInvalid = meta.story({
  args: { at: "/admin/jobs/12/comments/3/delete" },
  async play(story) {
    await send(story, { [REASON]: "" }, "Verwijder de vraag");
    await isWrong(story, REASON, "Geef een reden.");
  },
});
export const DeleteCommentNotFound = meta.story({
  args: { at: "/admin/jobs/12/comments/999/delete" },
  play: opens(MISSING),
});
export const DeleteCommentOfADeletedJob = meta.story({
  args: { at: "/admin/jobs/12/comments/3/delete", outcomes: [records.job.commentsGone] },
  play: opens("Dit is verwijderd"),
});
export const DeleteJobNotFound = meta.story({
  args: { at: "/admin/jobs/12/delete", outcomes: [records.job.notFound] },
  play: opens(MISSING),
});
export const DeleteJobTwice = meta.story({
  args: { at: "/admin/jobs/12/delete", outcomes: [records.job.removed] },
  play: doing("Verwijder de klus", "Deze klus is verwijderd."),
});

export const SuspendedMeanwhile = meta.story({
  args: { at: "/admin/users/2/suspend", outcomes: [atTheDesk.suspendedMeanwhile] },
  play: doing("Schors het account", "Dat kan nu niet meer: er is intussen iets veranderd."),
});
export const RestoredMeanwhile = meta.story({
  args: { at: "/admin/users/2/restore", outcomes: [isClosed, atTheDesk.restoredMeanwhile] },
  play: doing("Herstel het account", "Dat kan nu niet meer: er is intussen iets veranderd."),
});
export const RemovedMeanwhile = meta.story({
  args: { at: "/admin/users/2/delete", outcomes: [atTheDesk.removedMeanwhile] },
  play: doing("Verwijder het account", "Dat kan nu niet meer: er is intussen iets veranderd."),
});
export const UserNotFound = meta.story({
  args: { at: "/admin/users/2/suspend", outcomes: [records.person.notFound] },
  play: opens(MISSING),
});

export const DecidedMeanwhile = meta.story({
  args: { at: "/admin/reports/81?action=remove", outcomes: [cases.deciding.late] },
  async play(story) {
    await send(story, { Reden: "Duidelijk in strijd met de regels." }, "Haal weg");
    await isRefused(story, "Dit heb je al gedaan.");
  },
});
export const AppealNotFound = meta.story({
  args: { at: "/admin/appeals/71", outcomes: [atTheDesk.appealMissing] },
  play: opens(MISSING),
});
export const DisputeNotFound = meta.story({
  args: { at: "/admin/disputes/9", outcomes: [atTheDesk.disputeMissing] },
  play: opens(MISSING),
});
