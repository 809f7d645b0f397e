import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aJob } from "../../../tests/mocks/factories/job";
import { aHelpingViewer, aViewer } from "../../../tests/mocks/factories/person";
import { HASSAN, PETRA } from "../../../tests/mocks/factories/town";
import { blocks, jobs, person } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, mobile, opens, petra, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/helper/2/blokkeren", viewer: petra } });
const blocking = aViewer({ blocked_users: [HASSAN] });
const blocked = aHelpingViewer({ blocked_by: [PETRA] });
const APART = "Jullie kunnen geen contact met elkaar opnemen.";

export const Default = meta.story({
  async play(story) {
    await opens("Hassan B. blokkeren?")(story);
    await expect(story.canvas.queryByText(/deal/)).toBeNull();
  },
});

export const DealsGoOn = meta.story({
  args: {
    outcomes: [
      person.is({
        deals: [
          { job: 12, title: "Lekkende kraan" },
          { job: 13, title: "Heg snoeien" },
        ],
      }),
    ],
  },
  play: says("Jullie deals voor ‘Lekkende kraan’ en ‘Heg snoeien’ gaan gewoon door."),
});

export const Blocked = meta.story({
  async play(story) {
    await press(story, "button", "Blokkeer Hassan B.");
    await says("Hassan B. is geblokkeerd.")(story);
  },
});

export const Submitting = meta.story({
  args: { outcomes: [blocks.waits] },
  async play(story) {
    await press(story, "button", "Blokkeer Hassan B.");
    await expect(await story.canvas.findByRole("button", { name: "Blokkeren…" })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { outcomes: [blocks.offline] },
  async play(story) {
    await press(story, "button", "Blokkeer Hassan B.");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const Unblock = meta.story({
  args: { at: "/helper/2", viewer: blocking },
  async play(story) {
    await says("Je hebt Hassan B. geblokkeerd.")(story);
    await expect(story.canvas.queryByRole("link", { name: "Vraag een bod" })).toBeNull();
    await press(story, "button", "Deblokkeer Hassan B.");
    await says("De blokkade is opgeheven.")(story);
  },
});

export const List = meta.story({
  args: { at: "/profile/1/blocked", viewer: blocking },
  async play(story) {
    await opens("Geblokkeerde mensen")(story);
    await press(story, "button", "Deblokkeer Hassan B.");
    await says("De blokkade is opgeheven.")(story);
  },
});

export const EmptyList = meta.story({
  args: { at: "/profile/1/blocked", outcomes: [blocks.none] },
  play: says("Je hebt niemand geblokkeerd"),
});

export const FromTheSettings = meta.story({
  args: { at: "/profile/1/settings" },
  async play(story) {
    await press(story, "link", "Geblokkeerde mensen");
    await opens("Geblokkeerde mensen")(story);
  },
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const Oneself = meta.story({ args: { viewer: hassan }, play: opens("Hassan B.") });
export const NotFound = meta.story({
  args: { outcomes: [person.notFound] },
  play: opens("We kunnen deze persoon niet vinden"),
});
export const English = meta.story({ ...english, play: opens("Block Hassan B.?") });
export const Mobile = meta.story({ ...mobile, play: opens("Hassan B. blokkeren?") });

export const BeforeABid = meta.story({
  args: { at: "/task/12/bod", viewer: blocked },
  async play(story) {
    await says(`${APART} Daarom kun je hier niet bieden.`)(story);
    await expect(story.canvas.queryByRole("button", { name: "Bod plaatsen" })).toBeNull();
  },
});

export const BeforeAQuestion = meta.story({
  args: { at: "/task/12", viewer: blocked },
  async play(story) {
    await says(`${APART} Daarom kun je hier niets vragen of antwoorden.`)(story);
    await says(`${APART} Daarom kun je hier niet bieden.`)(story);
    await expect(story.canvas.queryByRole("textbox", { name: "Je vraag" })).toBeNull();
    await expect(story.canvas.queryByRole("link", { name: "Doe een bod" })).toBeNull();
  },
});

export const BeforeAnAnswer = meta.story({
  args: { at: "/task/12", viewer: blocking },
  async play(story) {
    await says(`${APART} Daarom kun je hier niets vragen of antwoorden.`)(story);
    await expect(story.canvas.queryByText("Beantwoord de vraag van Hassan B.")).toBeNull();
  },
});

export const BeforeAnInvitation = meta.story({
  args: { at: "/helper/2/vragen", viewer: blocking, outcomes: [jobs.own([aJob()])] },
  async play(story) {
    await says(`${APART} Daarom kun je Hassan B. niet vragen.`)(story);
    await expect(story.canvas.queryByRole("button", { name: "Vraag Hassan B." })).toBeNull();
  },
});
