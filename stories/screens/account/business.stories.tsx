import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { anAdmin, aPaidHelper, records } from "../../../tests/mocks/admin-records";
import { aTrader, TRADER } from "../../../tests/mocks/business";
import { aWeighedBid } from "../../../tests/mocks/factories/bid";
import { aCard, aHelper } from "../../../tests/mocks/factories/person";
import { aReleasedPayment, payments } from "../../../tests/mocks/money";
import { bids, job, person, profile, site } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/profile/1/zakelijk", viewer: petra } });

const DETAILS = {
  Bedrijfsnaam: TRADER.company,
  "KVK-nummer": "2731 2459",
  "Btw-nummer": "nl 0044.95.445 b01",
  Vestigingsadres: TRADER.address,
  "E-mail": TRADER.email,
};
const own = { viewer: aTrader() };
const MAKE = "Maak mijn profiel zakelijk";

export const Default = meta.story({
  async play(story) {
    await opens("Zakelijk profiel")(story);
    await says("Je bedrijfsnaam staat overal in plaats van je eigen naam.")(story);
    await says("Nog niet ingevuld")(story);
    await expect(story.canvas.queryByRole("link", { name: "Stop met je zakelijke profiel" })).toBeNull();
  },
});

export const Empty = meta.story({
  async play(story) {
    await send(story, {}, MAKE);
    await isRefused(story, "Er kloppen nog 5 dingen niet");
    await isWrong(story, "KVK-nummer", "Dit veld is verplicht.");
  },
});

export const Invalid = meta.story({
  async play(story) {
    await send(story, { ...DETAILS, "KVK-nummer": "11111111", "Btw-nummer": "NL123456789B01" }, MAKE);
    await isRefused(story, "Er kloppen nog 2 dingen niet");
    await isWrong(story, "KVK-nummer", "Dit KVK-nummer klopt niet. Het heeft 8 cijfers, zoals 12345678.");
    await isWrong(story, "Btw-nummer", "Dit btw-nummer klopt niet. Kijk het na: het lijkt op NL123456782B01.");
    await expect(story.canvas.getByLabelText("Bedrijfsnaam")).toHaveValue(TRADER.company);
  },
});

export const Made = meta.story({
  async play(story) {
    await send(story, DETAILS, MAKE);
    await says("Je profiel is nu zakelijk.")(story);
  },
});

export const MadeToBid = meta.story({
  args: { at: "/profile/1/zakelijk?next=/task/12" },
  async play(story) {
    await send(story, DETAILS, MAKE);
    await opens("Lekkende keukenkraan vervangen")(story);
  },
});

export const Offline = meta.story({
  args: { outcomes: [profile.change.offline] },
  async play(story) {
    await send(story, DETAILS, MAKE);
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
    await expect(story.canvas.getByLabelText("KVK-nummer")).toHaveValue("2731 2459");
  },
});

export const AsBusiness = meta.story({
  args: own,
  async play(story) {
    await says("Nummers ingevuld")(story);
    await expect(story.canvas.getByLabelText("Btw-nummer")).toHaveValue(TRADER.vat);
    await send(story, { Bedrijfsnaam: "Kranen en Zo" }, "Opslaan");
    await says("Bedrijfsgegevens opgeslagen.")(story);
  },
});

export const WithARate = meta.story({
  args: { viewer: aTrader({ vat_rate: 9 }) },
  async play(story) {
    await expect(story.canvas.getByLabelText("Btw-tarief op je facturen")).toHaveValue("9");
    await story.userEvent.selectOptions(story.canvas.getByLabelText("Btw-tarief op je facturen"), "0");
    await send(story, {}, "Opslaan");
    await says("Bedrijfsgegevens opgeslagen.")(story);
  },
});

export const WithoutInvoices = meta.story({
  args: { ...own, outcomes: [site.paysDirectly] },
  async play(story) {
    await opens("Zakelijk profiel")(story);
    await expect(story.canvas.queryByLabelText("Btw-tarief op je facturen")).toBeNull();
    await send(story, { Bedrijfsnaam: "Kranen en Zo" }, "Opslaan");
    await says("Bedrijfsgegevens opgeslagen.")(story);
  },
});

export const BeingChecked = meta.story({
  args: { ...own, outcomes: [profile.verification("pending")] },
  play: says("We controleren je gegevens."),
});

export const Checked = meta.story({
  args: { ...own, outcomes: [profile.verification("verified")] },
  play: says("Je identiteit is geverifieerd."),
});

export const Refused = meta.story({
  args: { ...own, outcomes: [profile.verification("rejected", "Het uittreksel was niet leesbaar.")] },
  play: says("Het uittreksel was niet leesbaar."),
});

export const LeavesForTheProvider = meta.story({
  args: own,
  async play(story) {
    await press(story, "button", "Verifieer mijn identiteit");
    await opens("→ /api/dev/verify/session/")(story);
  },
});

export const Stop = meta.story({
  args: own,
  async play(story) {
    await press(story, "link", "Stop met je zakelijke profiel");
    await opens("Wil je stoppen met je zakelijke profiel?")(story);
    await press(story, "button", "Maak mijn profiel weer particulier");
    await says("Je profiel is weer particulier.")(story);
  },
});

export const StopRefused = meta.story({
  args: { ...own, at: "/profile/1/zakelijk/stoppen", outcomes: [profile.change.offline] },
  async play(story) {
    await press(story, "button", "Maak mijn profiel weer particulier");
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const NothingToStop = meta.story({
  args: { at: "/profile/1/zakelijk/stoppen" },
  play: opens("Zakelijk profiel"),
});

export const InTheProfile = meta.story({
  args: { ...own, at: "/profile/1" },
  async play(story) {
    await says("Anderen zien je bedrijfsnaam: Kraan en Zo.")(story);
    await expect(story.canvas.queryByLabelText("Naam")).toBeNull();
    await press(story, "link", "Wijzig je bedrijfsgegevens");
    await opens("Zakelijk profiel")(story);
  },
});

export const BarredFromTheJob = meta.story({
  args: { at: "/task/12", viewer: hassan, outcomes: [job.is({ business_required: true })] },
  async play(story) {
    await says("Alleen bedrijven kunnen op deze klus bieden.")(story);
    await expect(story.canvas.getByRole("button", { name: "Doe een bod" })).toBeDisabled();
    await press(story, "link", "Maak je profiel zakelijk");
    await opens("Zakelijk profiel")(story);
  },
});

export const BarredFromBidding = meta.story({
  args: { at: "/task/12/bod", viewer: hassan, outcomes: [job.is({ business_required: true })] },
  async play(story) {
    await says("De plaatser zoekt een bedrijf met een KVK- en een btw-nummer.")(story);
    await press(story, "link", "Maak je profiel zakelijk");
    await opens("Zakelijk profiel")(story);
  },
});

export const ForBusinessesAsVisitor = meta.story({
  args: { at: "/task/12", viewer: undefined, outcomes: [job.is({ business_required: true })] },
  play: says("Alleen bedrijven kunnen op deze klus bieden."),
});

export const AmongTheBids = meta.story({
  args: {
    at: "/task/12",
    outcomes: [bids.are([aWeighedBid({ user: { ...aWeighedBid().user, name: "Bouw en Zo", business: true } })])],
  },
  async play(story) {
    await says("Bedrijf")(story);
    await story.userEvent.click(await story.canvas.findByText("Bedrijf of particulier?"));
    await says("KVK- en btw-nummer staan op het profiel.")(story);
  },
});

export const JobOfABusiness = meta.story({
  args: {
    at: "/task/12",
    viewer: hassan,
    outcomes: [job.is({ owner: aCard({ name: "Kraan en Zo", business: true }) })],
  },
  play: says("Deze klus komt van een bedrijf."),
});

const paidToABusiness = payments.is(aReleasedPayment({ payee: aHelper({ name: "Kraan en Zo", business: true }) }));

export const OnAReceipt = meta.story({
  args: {
    at: "/wallet/betaling/9",
    outcomes: [paidToABusiness, person.is({ business: true, business_details: TRADER })],
  },
  play: says("KVK 27312459 · btw NL004495445B01"),
});

export const InTheYear = meta.story({
  args: { ...own, at: "/wallet/jaaroverzicht/2026" },
  play: says("je e-mailadres, adres, rekeningnummer, KVK-nummer en btw-nummer door, en je RSIN als je dat hebt"),
});

export const InTheExport = meta.story({
  args: {
    at: "/admin/exports?year=2026",
    viewer: anAdmin,
    outcomes: [records.earnings.of([aPaidHelper({ name: TRADER.company, kvk: TRADER.kvk, vat: TRADER.vat })])],
  },
  play: says("KVK 27312459 · btw NL004495445B01"),
});

export const LongText = meta.story({
  args: {
    viewer: aTrader({
      business_details: { ...TRADER, company: "Onderhoudsbedrijf".repeat(5), address: "Lange laan ".repeat(18) },
    }),
  },
  play: says("Nummers ingevuld"),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("Business profile") });
export const Mobile = meta.story({ ...mobile, args: own, play: opens("Zakelijk profiel") });
