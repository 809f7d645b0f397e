import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { cases } from "../../../tests/mocks/admin";
import { anAdmin } from "../../../tests/mocks/admin-records";
import { aCard } from "../../../tests/mocks/factories/person";
import { english, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/appeals", viewer: anAdmin } });
const file = (at = "") => ({ at: `/admin/appeals/71${at}` });
const ANSWER = { Uitleg: "Je hebt gelijk, excuus.", Reden: "Eerste besluit was te streng." };
const APPEAL = { text: "Het was het nummer van de winkel.", statement: "Ook dat mag niet." };

export const List = meta.story({
  async play(story) {
    await opens("Bezwaren")(story);
    await expect(story.canvas.getByRole("link", { name: "Bezwaar 71" })).toBeVisible();
  },
});

export const EmptyList = meta.story({ args: { outcomes: [cases.noAppeals] }, play: says("Geen bezwaren") });

export const Open = meta.story({
  args: file(),
  async play(story) {
    await opens("Bezwaar 71")(story);
    await says("Het was het nummer van de winkel, niet van mij.")(story);
    await says("Sanne Bos")(story);
    await press(story, "link", /^Terugdraaien/);
    await says("Iedereen ziet de vraag weer")(story);
  },
});

export const Overturning = meta.story({
  args: file("?outcome=overturned"),
  async play(story) {
    await send(story, ANSWER, "Draai het terug");
    await says("Teruggedraaid. Het antwoord gaat per mail.")(story);
  },
});

export const BesideAnotherDecision = meta.story({
  args: { ...file(), outcomes: [cases.appeal({ standing: 70 })] },
  async play(story) {
    await says("Besluit 70 geldt ook nog")(story);
    await press(story, "link", /^Terugdraaien/);
    await says("komt de vraag niet terug. Hassan Bakker krijgt je antwoord per mail.")(story);
  },
});

export const Upholding = meta.story({
  args: file("?outcome=upheld"),
  play: says("Blijft het besluit over de vraag van Hassan Bakker staan?"),
});

export const Invalid = meta.story({
  args: file("?outcome=upheld"),
  async play(story) {
    await press(story, "button", "Laat het besluit staan");
    await isWrong(story, "Reden", "Geef een reden.");
  },
});

export const OwnDecision = meta.story({
  args: {
    ...file("?outcome=upheld"),
    outcomes: [cases.appeal({ decided_by: aCard({ id: anAdmin.id, name: "Beheer" }) })],
  },
  async play(story) {
    await says("Dit besluit nam jij zelf")(story);
    await expect(story.canvas.queryByRole("link", { name: /^Terugdraaien/ })).toBeNull();
    await expect(story.canvas.queryByRole("button", { name: "Laat het besluit staan" })).toBeNull();
  },
});

export const Upheld = meta.story({
  args: { ...file(), outcomes: [cases.appeal({ appeal: { ...APPEAL, status: "upheld" } })] },
  async play(story) {
    await says("Ook dat mag niet.")(story);
    await says("Besluit blijft")(story);
  },
});

export const Overturned = meta.story({
  args: { ...file(), outcomes: [cases.appeal({ appeal: { ...APPEAL, status: "overturned" } })] },
  play: says("Teruggedraaid"),
});

export const AlreadyDone = meta.story({
  args: { ...file("?outcome=overturned"), outcomes: [cases.judgingLate] },
  async play(story) {
    await send(story, ANSWER, "Draai het terug");
    await isRefused(story, "Dit heb je al gedaan.");
  },
});

export const English = meta.story({ ...english, args: file(), play: opens("Appeal 71") });
export const Mobile = meta.story({ ...mobile, args: file(), play: opens("Bezwaar 71") });
