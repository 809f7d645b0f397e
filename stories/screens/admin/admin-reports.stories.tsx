import { expect } from "storybook/test";
import { CODES } from "~/api/messages";
import preview from "../../../.storybook/preview";
import { aDeskDecision, aReport, aSaid, cases } from "../../../tests/mocks/admin";
import { anAdmin, records } from "../../../tests/mocks/admin-records";
import { aChatPhoto } from "../../../tests/mocks/factories/chat";
import { aDecision } from "../../../tests/mocks/factories/decision";
import { aCard } from "../../../tests/mocks/factories/person";
import { english, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/reports", viewer: anAdmin } });
const file = (at = "") => ({ at: `/admin/reports/81${at}` });
const WHY = { Reden: "Duidelijk in strijd met de regels." };

export const List = meta.story({
  async play(story) {
    await opens("Misbruikmeldingen")(story);
    await expect(story.canvas.getByLabelText("Status")).toHaveValue("open");
    await expect(story.canvas.getByRole("link", { name: "Misbruikmelding 81" })).toBeVisible();
  },
});

export const EmptyList = meta.story({
  args: { at: "/admin/reports?status=closed", outcomes: [cases.noReports] },
  async play(story) {
    await says("Geen misbruikmeldingen")(story);
    await expect(story.canvas.getByLabelText("Status")).toHaveValue("closed");
  },
});

export const Pages = meta.story({
  args: { at: "/admin/reports?status=&page=2", outcomes: [cases.manyReports] },
  async play(story) {
    const next = await story.canvas.findByRole("link", { name: "Volgende" });
    await expect(next).toHaveAttribute("href", "/admin/reports?status=&page=3");
  },
});

export const Involved = meta.story({
  args: { ...file("?action=dismiss"), outcomes: [cases.report({ involved: true })] },
  async play(story) {
    await says("Je bent zelf betrokken")(story);
    await expect(story.canvas.queryByLabelText("Reden")).toBeNull();
  },
});

export const Question = meta.story({
  args: file(),
  async play(story) {
    await opens("Misbruikmelding 81")(story);
    await says("Bel me even, dan spreken we wat af.")(story);
    await expect(story.canvas.getAllByRole("link", { name: /^(Niets|Weg|Waarsch|Account)/ })).toHaveLength(4);
  },
});

export const Job = meta.story({
  args: {
    ...file("?action=remove"),
    outcomes: [cases.report({ target_type: "job", reason: "spam" })],
  },
  async play(story) {
    await says("Wat ervoor is betaald, betalen we eerst terug.")(story);
    const back = await story.canvas.findByText(/^Terug naar Petra/);
    await expect(back.parentElement).toHaveTextContent("63,00");
    await expect(story.canvasElement.querySelector("input[name=total]")).toHaveValue("63.00");
  },
});

export const JobDone = meta.story({
  args: {
    ...file("?action=remove"),
    outcomes: [
      cases.report({ target_type: "job", reason: "spam" }),
      records.job.is({ status: "reserved", done_at: "2026-03-03T09:00:00Z" }),
    ],
  },
  async play(story) {
    await says("De klusser zegt dat het werk klaar is")(story);
    await expect(story.canvas.getByRole("link", { name: "Naar de betaling" })).toBeVisible();
  },
});

export const JobMoneyChanged = meta.story({
  args: {
    ...file("?action=remove"),
    outcomes: [cases.report({ target_type: "job", reason: "spam" }), cases.deciding.changed],
  },
  async play(story) {
    await send(story, WHY, "Haal weg");
    await isRefused(story, CODES.money_changed.nl);
  },
});

export const Message = meta.story({
  args: {
    ...file(),
    outcomes: [
      cases.report({
        target_type: "message",
        reason: "offensive",
        conversation: [
          aSaid({ id: 20, sender: aCard({ name: "Petra de Vries" }), message: "Kun je ook iets eerder?" }),
          aSaid({ reported: true, message: "Wat een gezeur zeg." }),
        ],
      }),
    ],
  },
  async play(story) {
    await says("Wat eromheen is geschreven")(story);
    await says("Kun je ook iets eerder?")(story);
  },
});

export const Photo = meta.story({
  args: {
    ...file("?action=remove"),
    outcomes: [cases.report({ target_type: "photo", photo: aChatPhoto({ alt: "De achterkant" }) })],
  },
  async play(story) {
    await says("Haal de foto van Hassan Bakker weg?")(story);
    await expect(await story.canvas.findByRole("img", { name: "De achterkant" })).toBeVisible();
  },
});

export const Review = meta.story({
  args: { ...file("?action=remove"), outcomes: [cases.report({ target_type: "review", reason: "offensive" })] },
  play: says("Haal de beoordeling van Hassan Bakker weg?"),
});

export const Person = meta.story({
  args: {
    ...file(),
    outcomes: [
      cases.report({
        target_type: "user",
        reason: "fraud",
        target: { ...aReport().target, title: "Hassan Bakker", text: null, job: null },
        others: [aReport({ id: 83 })],
        earlier: [
          aDecision(),
          aDecision({ id: 70, action: "warn", appeal: { text: "Nee", status: "upheld", statement: "Toch wel" } }),
        ],
      }),
    ],
  },
  async play(story) {
    await says("Misbruikmelding 83")(story);
    await says("Er stond een telefoonnummer in.")(story);
    await expect(story.canvas.queryByRole("link", { name: /^Weghalen/ })).toBeNull();
  },
});

const gone = cases.report({
  target: { ...aReport().target, gone: true },
  reporter: { ...aCard({ id: null, name: "" }), email: "buurman@example.test" },
});

export const Gone = meta.story({
  args: { ...file(), outcomes: [gone] },
  async play(story) {
    await says("Niet meer te zien")(story);
    await says("Een bezoeker")(story);
    await expect(story.canvas.getByRole("link", { name: /^Al weg: sluit de misbruikmelding/ })).toBeVisible();
    await expect(story.canvas.queryByText(/Het blijft staan|Er is niets aan de hand/)).toBeNull();
  },
});

export const DismissedGone = meta.story({
  args: { ...file("?action=dismiss"), outcomes: [gone] },
  async play(story) {
    await says("Wat gemeld werd, is niet meer te zien.")(story);
    const statement = story.canvasElement.querySelector("input[name=statement]");
    await expect(statement).toHaveValue("Wat gemeld werd, was al niet meer te zien.");
  },
});

export const Warning = meta.story({
  args: file("?action=warn"),
  async play(story) {
    await says("Waarschuw Hassan Bakker?")(story);
    const statement = story.canvas.getByLabelText("Uitleg");
    await expect(statement).toHaveTextContent("Het gaat om je vraag bij de klus ‘Lekkende keukenkraan vervangen’.");
  },
});

export const WrittenInEnglish = meta.story({
  args: { ...file("?action=suspend"), outcomes: [cases.report({ account: { status: "active", language: "en" } })] },
  async play(story) {
    await says("Schors het account van Hassan Bakker?")(story);
    const statement = story.canvas.getByLabelText("Uitleg");
    await expect(statement).toHaveTextContent("That’s why we suspended your account.");
    await press(story, "link", "Nederlands");
    await says("Daarom hebben we je account geschorst.")(story);
  },
});

export const AnotherDraft = meta.story({
  args: { ...file("?action=remove"), outcomes: [cases.report({ reason: "other" })] },
  async play(story) {
    await says("Het past niet bij onze regels.")(story);
    await press(story, "link", "oplichting");
    await says("Het lijkt op oplichting: we zagen iets")(story);
  },
});

export const Dismissal = meta.story({
  args: file("?action=dismiss"),
  async play(story) {
    await says("Hassan Bakker krijgt geen bericht.")(story);
    await expect(story.canvas.queryByLabelText("Uitleg")).toBeNull();
    await send(story, WHY, "Sluit de misbruikmelding");
    await says("De misbruikmelding is gesloten.")(story);
  },
});

export const Decided = meta.story({
  args: file("?action=remove"),
  async play(story) {
    await send(story, WHY, "Haal weg");
    await says("Weggehaald. De uitleg gaat per mail.")(story);
    await opens("Misbruikmelding 81")(story);
  },
});

export const Invalid = meta.story({
  args: file("?action=remove"),
  async play(story) {
    await send(story, { Uitleg: "Mijn eigen woorden" }, "Haal weg");
    await isWrong(story, "Reden", "Geef een reden.");
    await expect(story.canvas.getByLabelText("Uitleg")).toHaveValue("Mijn eigen woorden");
  },
});

export const Refused = meta.story({
  args: { ...file("?action=remove"), outcomes: [cases.deciding.refused] },
  async play(story) {
    await send(story, WHY, "Haal weg");
    await isWrong(story, "Uitleg", "Maximaal 2000 tekens.");
  },
});

export const Submitting = meta.story({
  args: { ...file("?action=remove"), outcomes: [cases.deciding.waits] },
  async play(story) {
    await send(story, WHY, "Haal weg");
    await expect(await story.canvas.findByRole("button", { name: "Besluiten…" })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { ...file("?action=remove"), outcomes: [cases.deciding.offline] },
  async play(story) {
    await send(story, WHY, "Haal weg");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
    await expect(story.canvas.getByLabelText("Reden")).toHaveValue(WHY.Reden);
  },
});

export const Disputed = meta.story({
  args: { ...file("?action=remove"), outcomes: [cases.deciding.disputed] },
  async play(story) {
    await send(story, WHY, "Haal weg");
    await isRefused(story, "geschil");
  },
});

export const Closed = meta.story({
  args: { ...file(), outcomes: [cases.report({ status: "closed", decision: aDeskDecision() })] },
  async play(story) {
    await says("Sanne Bos")(story);
    await expect(story.canvas.getByRole("link", { name: "Ga naar de volgende" })).toBeVisible();
    await expect(story.canvas.queryByRole("link", { name: /^Weghalen/ })).toBeNull();
  },
});

export const NotFound = meta.story({
  args: { ...file(), outcomes: [cases.reportMissing] },
  play: opens("Deze pagina is er niet"),
});
export const English = meta.story({
  ...english,
  args: file("?action=remove"),
  play: says("Take down the question by Hassan Bakker?"),
});
export const Mobile = meta.story({ ...mobile, args: file(), play: opens("Misbruikmelding 81") });
export const MobileList = meta.story({ ...mobile, play: opens("Misbruikmeldingen") });
