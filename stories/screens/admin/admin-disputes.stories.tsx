import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aDispute, cases } from "../../../tests/mocks/admin";
import { anAdmin, records } from "../../../tests/mocks/admin-records";
import { aRequest } from "../../../tests/mocks/deals";
import { aChatPhoto } from "../../../tests/mocks/factories/chat";
import { aCard } from "../../../tests/mocks/factories/person";
import { moneyStopped } from "../../../tests/mocks/site";
import { english, isRefused, isWrong, meanwhile, mobile, opens, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/disputes", viewer: anAdmin } });
const file = (at = "") => ({ at: `/admin/disputes/9${at}` });
const WHY = { Reden: "Werk is deels gedaan.", "Uitleg voor beiden": "De helft is af." };

export const List = meta.story({
  async play(story) {
    await opens("Geschillen")(story);
    await says("Bij ons")(story);
    await says("In overleg")(story);
  },
});

export const EmptyList = meta.story({ args: { outcomes: [cases.noDisputes] }, play: says("Geen geschillen") });

export const WithPhotos = meta.story({
  args: {
    ...file(),
    outcomes: [cases.disputeShows({ result: [], dispute: [aChatPhoto({ alt: "De losse verf" })] })],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "De losse verf" })).toBeVisible();
  },
});

export const AtTheDesk = meta.story({
  args: file(),
  async play(story) {
    await opens("Geschil 9")(story);
    await says("De verf laat na twee dagen al los.")(story);
    await says("€ 31,50 terug voor de plaatser, € 28,50 voor de klusser")(story);
    await says("Ik kan morgen na vijven langskomen.")(story);
    await press(story, "link", /^Zoals voorgesteld/);
    await says("Zo verdelen?")(story);
  },
});

export const Involved = meta.story({
  args: {
    ...file("?outcome=release"),
    outcomes: [cases.dispute({ payer: aCard({ id: anAdmin.id, name: "Beheer" }) })],
  },
  async play(story) {
    await says("Je bent zelf betrokken")(story);
    await expect(story.canvas.queryByRole("link", { name: /^Zoals voorgesteld/ })).toBeNull();
    await expect(story.canvas.queryByLabelText("Reden")).toBeNull();
  },
});

export const Suspended = meta.story({
  args: {
    ...file(),
    outcomes: [
      cases.dispute({
        payee: aCard({ id: 3, name: "Hassan B.", has_page: false }),
        dispute: aDispute({ proposals: [] }),
      }),
    ],
  },
  async play(story) {
    await says("Hassan B. is geschorst")(story);
    await says("Daarna beslis jij.")(story);
    await expect(story.canvas.queryByText("Ze overleggen nog")).toBeNull();
  },
});

export const Talking = meta.story({
  args: { ...file(), outcomes: [cases.dispute({ dispute: aDispute({ status: "open", proposals: [] }) })] },
  async play(story) {
    await says("Ze overleggen nog")(story);
    await says("Niemand deed een voorstel.")(story);
    await expect(story.canvas.queryByRole("link", { name: /^Zoals voorgesteld/ })).toBeNull();
  },
});

export const MoneyStopped = meta.story({
  args: { ...file("?outcome=release"), outcomes: [cases.dispute({}), moneyStopped] },
  async play(story) {
    await says("Er geldt een geldstop")(story);
    await expect(story.canvas.queryByLabelText("Reden")).toBeNull();
  },
});

export const Splitting = meta.story({
  args: file(),
  async play(story) {
    await send(story, { "Verdiend door Hassan B.": "40" }, "Bekijk de verdeling");
    await says("€ 38,00")(story);
    await says("€ 21,00")(story);
    await says("€ 63,00")(story);
    await send(story, WHY, "Verdeel het geld");
    await says("Het geld is verdeeld.")(story);
  },
});

export const TooMuch = meta.story({
  args: file("?outcome=split&amount=60,01"),
  async play(story) {
    await isWrong(story, "Verdiend door Hassan B.", "Het bedrag is maximaal");
    await expect(story.canvas.getByLabelText("Verdiend door Hassan B.")).toHaveValue("60,01");
  },
});

export const Releasing = meta.story({
  args: file("?outcome=release"),
  play: says("Alles naar Hassan B.?"),
});

export const Invalid = meta.story({
  args: file("?outcome=release"),
  async play(story) {
    await press(story, "button", "Betaal Hassan B.");
    await isWrong(story, "Reden", "Geef een reden.");
    await isWrong(story, "Uitleg voor beiden", "Dit veld is verplicht.");
  },
});

export const Refunding = meta.story({
  args: file("?outcome=split&amount=0"),
  play: says("Alles terug naar Petra de V.?"),
});

export const ExtraCosts = meta.story({
  args: {
    ...file("?outcome=release"),
    outcomes: [cases.dispute({ kind: "request", description: "Een extra pot verf" })],
  },
  play: says("Het gaat om meerwerk: de klus zelf gaat gewoon door."),
});

export const AlreadyDone = meta.story({
  args: { ...file("?outcome=release"), outcomes: [cases.resolvingLate] },
  async play(story) {
    await send(story, WHY, "Betaal Hassan B.");
    await isRefused(story, "Dat kan nu niet meer");
  },
});

export const MoneyChanged = meta.story({
  args: {
    ...file("?outcome=release"),
    later: [records.payments.are([aRequest({ status: "held" })]), cases.resolvingOther],
  },
  async play(story) {
    await story.canvas.findByRole("button", { name: "Betaal Hassan B." });
    meanwhile(story);
    await send(story, WHY, "Betaal Hassan B.");
    await isRefused(story, "Het geld in bewaring is intussen veranderd. Bekijk de bedragen opnieuw.");
    await says("€ 19,00 naar Hassan B.")(story);
  },
});

export const ExtraWorkBack = meta.story({
  args: { ...file(), outcomes: [records.payments.are([aRequest({ status: "held" })])] },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByLabelText(/^Het meerwerk \(€\s20\) gaat terug naar Petra/));
    await send(story, { "Verdiend door Hassan B.": "60" }, "Bekijk de verdeling");
    await says("€ 21,00 terug naar Petra de V.")(story);
    await send(story, WHY, "Betaal Hassan B.");
    await says("Het geld is verdeeld.")(story);
  },
});

export const PriceForTheHelper = meta.story({
  args: {
    ...file("?outcome=release&extra_back=true"),
    outcomes: [records.payments.are([aRequest({ status: "held" })])],
  },
  play: says("De prijs naar Hassan B. en het meerwerk terug naar Petra de V.?"),
});

export const Ended = meta.story({
  args: {
    ...file(),
    outcomes: [
      cases.dispute({
        status: "released",
        released_at: "2026-03-09T10:00:00Z",
        refunded_at: "2026-03-09T10:00:00Z",
        helper_amount: "38.00",
        refunded_amount: "21.00",
        dispute: aDispute({ status: "closed" }),
      }),
    ],
  },
  async play(story) {
    await says("Het geschil is gesloten")(story);
    await says("€ 21,00")(story);
  },
});

export const Withdrawn = meta.story({
  args: { ...file(), outcomes: [cases.dispute({ status: "held", dispute: aDispute({ status: "closed" }) })] },
  play: says("Het geschil is ingetrokken"),
});

export const English = meta.story({ ...english, args: file(), play: opens("Dispute 9") });
export const Mobile = meta.story({ ...mobile, args: file("?outcome=release"), play: opens("Geschil 9") });
