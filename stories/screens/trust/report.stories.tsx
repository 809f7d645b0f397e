import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { person, report } from "../../../tests/mocks/outcomes";
import { reporting } from "../../../tests/mocks/refused";
import {
  english,
  hassan,
  isRefused,
  isWrong,
  meanwhile,
  mobile,
  opens,
  petra,
  press,
  says,
  screen,
  send,
} from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/melden?type=job&id=12&next=/task/12", viewer: hassan } });
const SAW = { "Toelichting (niet verplicht)": "Er staat een nepbetaallink in." };

async function choose({ canvas, userEvent }: Parameters<typeof press>[0]) {
  await userEvent.click(await canvas.findByRole("radio", { name: "Het lijkt op oplichting" }));
}

export const Default = meta.story({
  async play(story) {
    await opens("Deze klus melden")(story);
    await expect(story.canvas.queryByLabelText("E-mail")).toBeNull();
  },
});

export const AsVisitor = meta.story({
  args: { viewer: undefined },
  async play(story) {
    await opens("Deze klus melden")(story);
    await choose(story);
    await press(story, "button", "Meld dit");
    await isWrong(story, "E-mail", "E-mail is verplicht");
    await expect(story.canvas.getByRole("radio", { name: "Het lijkt op oplichting" })).toBeChecked();
  },
});

export const Invalid = meta.story({
  async play(story) {
    await send(story, { Toelichting: SAW["Toelichting (niet verplicht)"] }, "Meld dit");
    await isRefused(story, "Geef een reden.");
    await expect(story.canvas.getByLabelText(/^Toelichting/)).toHaveValue("Er staat een nepbetaallink in.");
  },
});

export const Submitting = meta.story({
  args: { later: [report.waits] },
  async play(story) {
    await choose(story);
    meanwhile(story);
    await press(story, "button", "Meld dit");
    await expect(await story.canvas.findByRole("button", { name: "Versturen…" })).toBeVisible();
  },
});

export const Sent = meta.story({
  async play(story) {
    await choose(story);
    await press(story, "button", "Meld dit");
    await says("Bedankt dat je dit meldt.")(story);
    await opens("Lekkende keukenkraan vervangen")(story);
  },
});

export const AlreadyDone = meta.story({
  args: { outcomes: [report.alreadyDone] },
  async play(story) {
    await choose(story);
    await press(story, "button", "Meld dit");
    await says("Je hebt dit al gemeld")(story);
    await expect(story.canvas.getByRole("button", { name: "Meld dit" })).toBeVisible();
  },
});

export const JobDeleted = meta.story({
  args: { later: [reporting.jobDeleted] },
  async play(story) {
    await choose(story);
    meanwhile(story);
    await send(story, { Toelichting: SAW["Toelichting (niet verplicht)"] }, "Meld dit");
    await isRefused(story, "Deze klus is verwijderd.");
    await expect(story.canvas.getByLabelText(/^Toelichting/)).toHaveValue("Er staat een nepbetaallink in.");
  },
});

export const TooOften = meta.story({
  args: { outcomes: [report.tooOften] },
  async play(story) {
    await choose(story);
    await press(story, "button", "Meld dit");
    await isRefused(story, "Te veel pogingen.");
  },
});

export const Offline = meta.story({
  args: { outcomes: [report.offline] },
  async play(story) {
    await choose(story);
    await press(story, "button", "Meld dit");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const Message = meta.story({
  args: { at: "/melden?type=message&id=21&next=/messages/chat-over-de-kraan" },
  play: opens("Dit bericht melden"),
});

export const Counters = meta.story({
  async play(story) {
    await story.userEvent.click(await story.canvas.findByText("Wat we met misbruikmeldingen doen"));
    await says("1.204")(story);
  },
});

export const NotFound = meta.story({ args: { at: "/melden?type=huis&id=1" }, play: opens("Deze pagina is er niet") });
export const Gone = meta.story({
  args: { at: "/melden?type=user&id=2", outcomes: [person.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const English = meta.story({ ...english, play: opens("Report this job") });
export const Mobile = meta.story({ ...mobile, play: opens("Deze klus melden") });

export const FromTheJob = meta.story({
  args: { at: "/task/12", viewer: undefined },
  async play(story) {
    await press(story, "link", "Melden: deze klus");
    await opens("Deze klus melden")(story);
  },
});

export const FromTheQuestion = meta.story({
  args: { at: "/task/12", viewer: petra },
  async play(story) {
    await press(story, "link", "Melden: vraag van Hassan B.");
    await opens("Deze vraag melden")(story);
  },
});

export const FromTheReview = meta.story({
  args: { at: "/helper/2" },
  async play(story) {
    await press(story, "link", "Melden: beoordeling van Petra de V.");
    await opens("Deze beoordeling melden")(story);
  },
});

export const FromThePerson = meta.story({
  args: { at: "/helper/2", viewer: petra },
  async play(story) {
    await press(story, "link", "Melden: Hassan B.");
    await opens("Deze persoon melden")(story);
  },
});
