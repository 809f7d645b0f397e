import { expect } from "storybook/test";
import type { DraftPicture } from "~/domain/jobs/image";
import preview from "../../../.storybook/preview";
import { aDraft, STEPS } from "../../../tests/mocks/factories/draft";
import { job } from "../../../tests/mocks/outcomes";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: STEPS.title, viewer: petra } });

const TITLE = { title: "Lekkende keukenkraan vervangen", when: "asap" };
const PLACE = { zipcode: "1012AB", location_details: "Tweede verdieping, bel doet het niet." };
const DETAILS = { description: "De kraan druppelt al weken, de nieuwe ligt klaar.", category: "10" };
const photo = { id: "kept-1", url: "/api/media/kraan-480/", name: "kraan.jpg", alt: "De kraan met een emmer eronder" };

const draft = (fields: Record<string, string>, pictures: DraftPicture[] = []) =>
  aDraft({ fields, city: "Amsterdam", pictures });
const atLocation = { at: STEPS.location, drafts: draft(TITLE) };
const atDetails = { at: STEPS.details, drafts: draft({ ...TITLE, ...PLACE }) };
const PRICE = { price_type: "budget", budget: "65" };
const atCheck = { at: STEPS.budget, drafts: draft({ ...TITLE, ...PLACE, ...DETAILS, ...PRICE }, [photo]) };
const atBudget = { at: STEPS.budget, drafts: draft({ ...TITLE, ...PLACE, ...DETAILS }, [photo]) };

export const Default = meta.story({ play: opens("Waar kunnen we je mee helpen?") });

export const Invalid = meta.story({
  async play(story) {
    await send(story, { Titel: "" }, "Volgende");
    await isRefused(story, "Er klopt nog iets niet");
    await isWrong(story, "Titel", "Vul een titel in, zoals ‘Kraan vervangen’.");
    await expect(story.canvas.getByRole("link", { name: "Vul een titel in, zoals ‘Kraan vervangen’." })).toBeVisible();
  },
});

export const DayInThePast = meta.story({
  async play(story) {
    await story.userEvent.click(await story.canvas.findByLabelText("Op een vaste dag"));
    await send(story, { Titel: "Kraan vervangen", "Welke dag?": "2020-01-01" }, "Volgende");
    await isWrong(story, "Welke dag?", "Deze datum is al voorbij.");
  },
});

export const Suggested = meta.story({
  args: atDetails,
  async play(story) {
    const { canvas } = story;
    const [first] = await canvas.findAllByRole("radio");
    await expect(first).toHaveAccessibleName(/^Loodgieter\s*kraan of lekkage/);
    await expect(first).toBeChecked();
    await expect(canvas.getByText(/^Gekozen op basis van je titel: Loodgieter/)).toBeVisible();
  },
});

export const ChosenOtherwise = meta.story({
  args: { ...atDetails, drafts: draft({ ...TITLE, ...PLACE, category: "6" }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole("radio", { name: "Overig" })).toBeChecked();
    await expect(canvas.queryByText(/^Gekozen op basis van je titel/)).toBeNull();
  },
});

/** A category that the placer did not choose follows the title. */
export const TitleChanged = meta.story({
  args: { ...atCheck, at: `${STEPS.title}?wijzigen` },
  async play(story) {
    await send(story, { Titel: "Heg snoeien" }, "Wijziging opslaan");
    await opens("Controleer je klus")(story);
    await says("Tuinieren")(story);
  },
});

export const MoreFilledIn = meta.story({
  args: {
    ...atDetails,
    drafts: draft({ ...TITLE, ...PLACE, special_requirements: "Eigen trap", business_required: "true" }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(/Bijzondere wensen/)).toBeVisible();
    await expect(canvas.getByLabelText("Alleen voor bedrijven")).toBeChecked();
  },
});

export const AsVisitor = meta.story({ args: { at: "/post-job", viewer: undefined }, play: opens("Account aanmaken") });

export const Location = meta.story({ args: atLocation, play: opens("Waar is het?") });

export const LocationInvalid = meta.story({
  args: atLocation,
  async play(story) {
    await send(story, { Postcode: "12" }, "Volgende");
    await isWrong(story, "Postcode", "Vul een hele postcode in, zoals 1012AB, zonder huisnummer.");
  },
});

export const LocationUnknown = meta.story({
  args: { ...atLocation, outcomes: [job.zipcodeUnknown] },
  async play(story) {
    await send(story, { Postcode: "9999ZZ" }, "Volgende");
    await isWrong(story, "Postcode", "Deze postcode bestaat niet.");
  },
});

export const SkippedAStep = meta.story({
  args: { at: STEPS.budget },
  async play(story) {
    await opens("Waar kunnen we je mee helpen?")(story);
    await isWrong(story, "Titel", "Vul een titel in, zoals ‘Kraan vervangen’.");
  },
});

export const AnotherBegun = meta.story({
  args: { at: "/post-job", drafts: draft(TITLE) },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: TITLE.title })).toHaveAttribute("href", STEPS.title);
    await expect(canvas.getByLabelText("Titel")).toHaveValue("");
  },
});

export const Details = meta.story({ args: atDetails, play: opens("Vertel er wat meer over") });

export const DetailsWithPhoto = meta.story({
  args: { ...atDetails, drafts: draft({ ...TITLE, ...PLACE }, [photo, { ...photo, id: "kept-2", alt: null }]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole("img", { name: photo.alt })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Foto 2 naar voren" })).toBeVisible();
  },
});

export const DetailsFull = meta.story({
  args: {
    ...atDetails,
    drafts: draft(
      { ...TITLE, ...PLACE },
      Array.from({ length: 6 }, (_, at) => ({ ...photo, id: `kept-${at}` })),
    ),
  },
  play: says("Je hebt 6 foto’s. Meer kan niet."),
});

export const DetailsMobile = meta.story({ ...mobile, args: atDetails, play: opens("Vertel er wat meer over") });

export const ChangedAnswer = meta.story({
  args: { ...atCheck, at: `${STEPS.details}?wijzigen` },
  async play(story) {
    await send(story, { Omschrijving: "Hij lekt nu ook onder het aanrecht." }, "Wijziging opslaan");
    await opens("Controleer je klus")(story);
    await says("Hij lekt nu ook onder het aanrecht.")(story);
  },
});

export const DetailsInvalid = meta.story({
  args: atDetails,
  async play(story) {
    await send(story, { Omschrijving: "" }, "Volgende");
    await isWrong(story, "Omschrijving", "Vul een omschrijving in.");
  },
});

export const Budget = meta.story({ args: atBudget, play: opens("Wat is je budget?") });

/** The price is asked first: nobody posts a job without having seen this. */
export const Check = meta.story({
  args: atBudget,
  async play(story) {
    await opens("Wat is je budget?")(story);
    await expect(story.canvas.queryByRole("button", { name: "Plaats je klus" })).toBeNull();
    await send(story, { Budget: "72,50" }, "Volgende");
    await opens("Controleer je klus")(story);
    await expect(story.canvas.getAllByText(/€\s72,50/).length).toBeGreaterThan(1);
    await press(story, "button", "Wijzig budget");
    await opens("Wat is je budget?")(story);
    await expect(story.canvas.getByLabelText("Budget")).toHaveValue("72,50");
    await story.userEvent.click(story.canvas.getByRole("radio", { name: /^Prijs in overleg/ }));
    await press(story, "button", "Wijziging opslaan");
    await opens("Controleer je klus")(story);
    await says("Prijs in overleg")(story);
  },
});

export const Answers = meta.story({
  args: atCheck,
  async play(story) {
    await opens("Controleer je klus")(story);
    await press(story, "button", "Wijzig waar");
    await expect(await story.canvas.findByLabelText("Postcode")).toHaveValue("1012AB");
  },
});

export const BudgetInvalid = meta.story({
  args: atBudget,
  async play(story) {
    await send(story, { Budget: "veel" }, "Volgende");
    await isWrong(story, "Budget", "Vul een geldig bedrag in, zoals 12,50.");
  },
});

export const Submitting = meta.story({
  args: { ...atCheck, outcomes: [job.posting.waits] },
  async play(story) {
    await press(story, "button", "Plaats je klus");
    await expect(await story.canvas.findByRole("button", { name: "Klus plaatsen…" })).toBeVisible();
  },
});

export const TooOften = meta.story({
  args: { ...atCheck, outcomes: [job.posting.tooOften] },
  async play(story) {
    await press(story, "button", "Plaats je klus");
    await isRefused(story, "Te veel");
  },
});

export const Offline = meta.story({
  args: { ...atCheck, outcomes: [job.posting.offline] },
  async play(story) {
    await press(story, "button", "Plaats je klus");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
    await expect(story.canvas.getAllByText(/€\s65/)[0]).toBeVisible();
  },
});

export const Thanks = meta.story({
  args: atCheck,
  async play(story) {
    await press(story, "button", "Plaats je klus");
    await opens("Je klus is geplaatst!")(story);
  },
});

export const WalkedThrough = meta.story({
  async play(story) {
    await send(story, { Titel: TITLE.title }, "Volgende");
    await opens("Waar is het?")(story);
    await send(story, { Postcode: "1012AB" }, "Volgende");
    await opens("Vertel er wat meer over")(story);
    await send(story, { Omschrijving: DETAILS.description }, "Volgende");
    await opens("Wat is je budget?")(story);
    await press(story, "button", "Terug");
    await expect(await story.canvas.findByLabelText("Omschrijving")).toHaveValue(DETAILS.description);
    await press(story, "button", "Volgende");
    await opens("Wat is je budget?")(story);
    await send(story, { Budget: "65" }, "Volgende");
    await opens("Controleer je klus")(story);
    await says("1012 AB Amsterdam")(story);
  },
});

export const English = meta.story({ ...english, args: atCheck, play: says("Check your job") });
export const Mobile = meta.story({ ...mobile, args: atBudget, play: opens("Wat is je budget?") });
export const CheckMobile = meta.story({ ...mobile, args: atCheck, play: opens("Controleer je klus") });
