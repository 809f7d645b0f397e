import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { proving, removal } from "../../../tests/mocks/access";
import { aBid } from "../../../tests/mocks/factories/bid";
import { aJob } from "../../../tests/mocks/factories/job";
import { aChargeback, aPayment } from "../../../tests/mocks/factories/payment";
import { aViewer } from "../../../tests/mocks/factories/person";
import { aHeldPayment, payments } from "../../../tests/mocks/money";
import { jobs, wallet } from "../../../tests/mocks/outcomes";
import { english, hassan, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/profile/1/verwijderen", viewer: petra } });
const social = aViewer({ has_password: false, email: "petra@example.test" });

const leave = (story: Parameters<typeof send>[0], fields: Record<string, string> = { Wachtwoord: "Welkom123!" }) =>
  send(story, fields, "Verwijder mijn account");

export const Default = meta.story({
  async play(story) {
    await opens("Account verwijderen")(story);
    await says("Betalingen in onze boekhouding, en facturen van bedrijven.")(story);
  },
});

export const Invalid = meta.story({
  async play(story) {
    await leave(story, { Wachtwoord: "" });
    await isWrong(story, "Wachtwoord", "Wachtwoord is verplicht");
  },
});

export const WrongPassword = meta.story({
  args: { outcomes: [removal.wrongPassword] },
  async play(story) {
    await leave(story);
    await isWrong(story, "Wachtwoord", "Dit wachtwoord klopt niet.");
  },
});

export const WithoutPassword = meta.story({
  args: { viewer: social, outcomes: [removal.anotherAddress] },
  async play(story) {
    await says("Typ het adres van je account: petra@example.test")(story);
    await leave(story, { "E-mail": "ander@example.test" });
    await isWrong(story, "E-mail", "Ongeldige waarde.");
  },
});

export const LogInFirst = meta.story({
  args: { viewer: social, outcomes: [proving.needed] },
  async play(story) {
    await expect(story.canvas.queryByRole("button", { name: "Verwijder mijn account" })).toBeNull();
    await press(story, "link", "Log opnieuw in");
    await says("Log eerst opnieuw in. Zo kan iemand die even bij je apparaat kan, je account niet verwijderen.")(story);
    await press(story, "button", "Log opnieuw in");
    await opens("Inloggen")(story);
  },
});

export const MoneyInTheWallet = meta.story({
  args: { viewer: aViewer({ balance: "95.00" }) },
  play: says("Laat dat eerst uitbetalen."),
});

export const CreditInTheWallet = meta.story({
  args: { viewer: aViewer({ credits: "50.00" }) },
  async play(story) {
    await says("tegoed. Betaal er klussen of een fooi mee")(story);
    await expect(story.canvas.queryByRole("button", { name: "Verwijder mijn account" })).toBeNull();
  },
});

export const RefundFailed = meta.story({
  args: { outcomes: [wallet.is({ owed: "84.00" })] },
  async play(story) {
    await says("is mislukt. Het geld is bij ons.")(story);
    await expect(story.canvas.queryByRole("button", { name: "Verwijder mijn account" })).toBeNull();
  },
});

export const RefundUnderway = meta.story({
  args: { outcomes: [wallet.is({ refunding: "56.00" })] },
  async play(story) {
    await says("gaat door, ook als je account weg is")(story);
    await expect(story.canvas.getByRole("button", { name: "Verwijder mijn account" })).toBeVisible();
  },
});

export const WithdrawalOpen = meta.story({
  args: { outcomes: [wallet.is({ open_withdrawals: 1 })] },
  async play(story) {
    await says("Ons team moet nog antwoorden of het geld terugbetalen.")(story);
    await expect(story.canvas.queryByRole("button", { name: "Verwijder mijn account" })).toBeNull();
  },
});

export const MoneyHeld = meta.story({
  args: { outcomes: [payments.are([aHeldPayment(), aPayment({ status: "open" })])] },
  async play(story) {
    await says("Keur de klus goed als hij klaar is, of annuleer de deal.")(story);
    await expect(story.canvas.getByRole("link", { name: "Naar de chat" })).toBeVisible();
    await expect(story.canvas.queryByRole("button", { name: "Verwijder mijn account" })).toBeNull();
  },
});

export const MoneyPaused = meta.story({
  args: { outcomes: [payments.are([aHeldPayment({ paused_at: "2026-03-01T12:00:00.000Z" })])] },
  async play(story) {
    await says("Ons team kijkt naar de betaling voor")(story);
    await expect(story.canvas.queryByText(/Keur de klus goed/)).toBeNull();
  },
});

export const MoneyWithTheBank = meta.story({
  args: { outcomes: [payments.are([aHeldPayment({ chargeback: aChargeback() })])] },
  async play(story) {
    await says("en beslist nog wie het geld krijgt.")(story);
    await expect(story.canvas.queryByText(/Keur de klus goed/)).toBeNull();
  },
});

export const AbsenceReported = meta.story({
  args: { outcomes: [payments.are([aHeldPayment({ absence: { by: 2, until: "2026-03-05T09:00:00.000Z" } })])] },
  async play(story) {
    await says("dat een van jullie er niet was.")(story);
    await expect(story.canvas.queryByText(/Keur de klus goed/)).toBeNull();
  },
});

export const MoneyHeldForHelper = meta.story({
  args: { at: `/profile/${hassan.id}/verwijderen`, viewer: hassan, outcomes: [payments.are([aHeldPayment()])] },
  async play(story) {
    await says("Maak de klus af en wacht op de goedkeuring")(story);
    const link = story.canvas.getByRole("link", { name: "Bod intrekken" });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/task\/\d+\/bod$/));
  },
});

export const DealsThatEnd = meta.story({
  args: { outcomes: [jobs.own([aJob({ status: "reserved", bids: [aBid({ status: "accepted" })] })])] },
  async play(story) {
    await says("Deze deals stoppen")(story);
    await expect(story.canvas.getByRole("button", { name: "Verwijder mijn account" })).toBeVisible();
  },
});

export const MoneyOpen = meta.story({
  args: { outcomes: [removal.moneyOpen] },
  async play(story) {
    await leave(story);
    await isRefused(story, "Er staat nog geld open");
    await expect(story.canvas.getByRole("link", { name: "Naar je wallet" })).toBeVisible();
  },
});

export const Submitting = meta.story({
  args: { outcomes: [removal.waits] },
  async play(story) {
    await leave(story);
    await expect(await story.canvas.findByRole("button", { name: "Verwijderen…" })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { outcomes: [removal.offline] },
  async play(story) {
    await leave(story);
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const Removed = meta.story({
  async play(story) {
    await leave(story);
    await opens("Je account is verwijderd")(story);
    await expect(story.canvas.queryByText("Menu van Petra de Vries")).toBeNull();
  },
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const OfSomebodyElse = meta.story({
  args: { at: "/profile/2/verwijderen" },
  play: opens("Dag Petra, dit wacht op je"),
});
export const English = meta.story({ ...english, play: opens("Delete account") });
export const Mobile = meta.story({ ...mobile, play: opens("Account verwijderen") });
export const Goodbye = meta.story({
  args: { at: "/tot-ziens", viewer: undefined },
  play: opens("Je account is verwijderd"),
});
