import { expect, waitFor } from "storybook/test";
import { Question } from "~/components/job-page/question";
import preview from "../../../.storybook/preview";
import { aComment } from "../../../tests/mocks/factories/comment";
import { aJob } from "../../../tests/mocks/factories/job";
import { says } from "../../plays";
import { guide } from "../guide";
import { inList } from "../inside";

/** One question about a job with its answer, public. */
const meta = preview.meta({
  ...inList,
  component: Question,
  tags: ["autodocs"],
  args: {
    job: aJob(),
    comment: aComment(),
    now: Date.parse("2026-03-03T12:00:00Z"),
    isOwner: false,
    isAsker: false,
  },
});

export const Asked = meta.story({ play: says("Is de hoofdkraan makkelijk te bereiken?") });
export const Answered = meta.story({
  args: { comment: aComment({ reply: "Ja, in de meterkast.", replied_at: "2026-03-02T10:00:00Z" }) },
  play: says("Ja, in de meterkast."),
});
export const CanBeReported = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByText(/Meer over de vraag van Hassan B\./));
    await waitFor(() => expect(canvas.getByRole("link", { name: /vraag van Hassan B\./ })).toBeVisible());
  },
});

export const Guide = meta.story(
  guide({
    file: "job-page/question.tsx",
    does: ["Let the owner answer below the question itself."],
    donts: ["Don’t let phone numbers or addresses through: the contact guard finds them."],
    keyboard: "Tab: the person, answering, reporting or removing.",
    name: "Each button says whose question it is about.",
  }),
);
