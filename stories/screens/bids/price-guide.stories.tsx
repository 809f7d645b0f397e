import { expect, waitFor } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aDraft, STEPS } from "../../../tests/mocks/factories/draft";
import { job, prices } from "../../../tests/mocks/outcomes";
import { english, hassan, mobile, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/task/12/bod", viewer: hassan } });

const fields = {
  title: "Lekkende keukenkraan vervangen",
  when: "asap",
  zipcode: "1012AB",
  description: "De kraan druppelt al weken.",
  category: "10",
};
const draft = (differs = {}) => aDraft({ fields: { ...fields, ...differs }, city: "Amsterdam" });
const posting = { at: STEPS.budget, viewer: petra, drafts: draft() };
const NEARBY = "Op basis van 14 geaccepteerde biedingen in de buurt";

export const Default = meta.story({
  async play(story) {
    await says(NEARBY)(story);
    const note = story.canvas.getByRole("note", { name: "Wat anderen ervoor betalen" });
    await expect(note).toHaveTextContent(/€\s65.*van €\s40.*tot €\s110/);
  },
});

export const InDialog = meta.story({
  args: { at: "/task/12" },
  async play(story) {
    await press(story, "link", "Doe een bod");
    const dialog = await story.canvas.findByRole("dialog", { name: "Doe een bod" });
    await waitFor(() => expect(dialog).toBeVisible());
    await says(NEARBY)(story);
  },
});

export const Posting = meta.story({ args: posting, play: says(NEARBY) });

export const Remote = meta.story({
  args: { ...posting, drafts: draft({ is_remote: "true", zipcode: "" }) },
  play: says("Op basis van 14 geaccepteerde biedingen in heel Nederland"),
});

export const AllTheSame = meta.story({
  args: { outcomes: [prices.are({ count: 5, median: "60.00", low: "60.00", high: "60.00" })] },
  async play(story) {
    await says("Op basis van 5 geaccepteerde biedingen")(story);
    await expect(story.canvas.queryByText(/^van /)).toBeNull();
  },
});

const without = async (story: Parameters<ReturnType<typeof opens>>[0]) => {
  await opens("Doe een bod")(story);
  await expect(story.canvas.queryByRole("note")).toBeNull();
};
export const TooFew = meta.story({ args: { outcomes: [prices.tooFew] }, play: without });
export const Failed = meta.story({ args: { outcomes: [prices.failed] }, play: without });
export const Closed = meta.story({
  args: { outcomes: [job.is({ status: "reserved" })] },
  async play({ canvas }) {
    await expect(await canvas.findByText("Deze klus staat niet meer open. Je kunt niet meer bieden.")).toBeVisible();
    await expect(canvas.queryByRole("note")).toBeNull();
  },
});

export const English = meta.story({ ...english, play: says("Based on 14 accepted offers nearby") });
export const Mobile = meta.story({ ...mobile, args: posting, play: says(NEARBY) });
