import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import texts from "../../../app/locales/nl/admin";
import money from "../../../app/locales/nl/admin-money";
import { anAdmin, records } from "../../../tests/mocks/admin-records";
import { english, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/money", viewer: anAdmin } });

const REASON = texts.reason.label;
const one = { at: "/admin/money/3" };

export const Default = meta.story({
  async play(story) {
    await opens("Geld bij de bank")(story);
    const rows = story.canvas.getAllByRole("row").slice(1);
    await expect(rows[0]).toHaveTextContent(/Geldzaak 3.*Terugboeking loopt.*63,00.*Te doen/);
    await expect(rows[1]).toHaveTextContent("70.00 USD");
    await press(story, "link", "Geldzaak 3");
    await send(story, { [REASON]: "Bewijs gestuurd" }, "Zet op afgehandeld");
    await says("Geldzaak 3 is afgehandeld.")(story);
  },
});

export const Empty = meta.story({
  args: { outcomes: [records.money.none] },
  play: says("Er is niets veranderd buiten ons om."),
});

export const Chargeback = meta.story({
  args: one,
  play: says("Antwoord bij de betaaldienst voor de termijn daar verloopt."),
});
export const ChargebackLost = meta.story({
  args: { ...one, outcomes: [records.money.is({ kind: "chargeback_lost" })] },
  play: says("De bank gaf de betaler gelijk."),
});
export const RefundFailed = meta.story({
  args: { ...one, outcomes: [records.money.is({ kind: "refund_failed" })] },
  play: says("Zet dit pas op afgehandeld als dat gedaan is"),
});
export const RefundElsewhere = meta.story({
  args: { ...one, outcomes: [records.money.is({ kind: "refund_elsewhere" })] },
  play: says("Vraag wie dit deed en waarom."),
});
export const TransferReversed = meta.story({
  args: { ...one, outcomes: [records.money.is({ kind: "transfer_reversed", payment: null, payout: 7, title: null })] },
  play: says("Kreeg de klusser het geld niet, betaal het dan alsnog."),
});
export const PayoutReturned = meta.story({
  args: { ...one, outcomes: [records.money.is({ kind: "payout_returned", payment: null, payout: 7, title: null })] },
  play: says("De klusser moet de IBAN controleren."),
});
export const Unmatched = meta.story({
  args: {
    ...one,
    outcomes: [records.money.is({ kind: "unmatched", payment: null, title: null, user: null, currency: "usd" })],
  },
  play: says("We hebben hier niets voor geboekt."),
});

const other = records.money.is({ kind: "other_amount", amount: "70.00", asked: "63.00", acceptable: true });
export const OtherAmount = meta.story({
  args: { ...one, outcomes: [other] },
  async play(story) {
    await says("De betaler heeft iets anders betaald dan we vroegen.")(story);
    await story.userEvent.click(await story.canvas.findByLabelText(money.other.accept));
    await send(story, { [REASON]: "Nagekeken" }, money.other.confirm);
    await says("Geldzaak 3 is afgehandeld.")(story);
  },
});
export const OtherAmountTooLow = meta.story({
  args: { ...one, outcomes: [records.money.is({ kind: "other_amount", asked: "70.00", acceptable: false })] },
  async play(story) {
    await says("Laten tellen kan niet")(story);
    await expect(story.canvas.queryByRole("radio")).toBeNull();
    await send(story, { [REASON]: "Nagekeken" }, money.other.back);
    await says("Geldzaak 3 is afgehandeld.")(story);
  },
});

const unpaid = { ...one, outcomes: [records.money.is({ kind: "unpaid_work" })] };
const { statement } = money.unpaid;
async function decides(story: Parameters<typeof send>[0]) {
  await story.userEvent.click(await story.canvas.findByLabelText(money.unpaid.solved));
  await send(story, { [statement]: "De foto’s laten het zien.", [REASON]: "Foto’s gezien" }, money.unpaid.confirm);
}

export const UnpaidWork = meta.story({
  args: unpaid,
  async play(story) {
    await says("Voor de prijs boeken we niets")(story);
    await decides(story);
    await says("Geldzaak 3 is afgehandeld.")(story);
  },
});
export const UnpaidWorkInvalid = meta.story({
  args: unpaid,
  async play(story) {
    await send(story, { [REASON]: "Foto’s gezien" }, money.unpaid.confirm);
    await isWrong(story, statement, "Dit veld is verplicht.");
  },
});
export const UnpaidWorkSettled = meta.story({
  args: { ...unpaid, outcomes: [...unpaid.outcomes, records.money.settled] },
  async play(story) {
    await decides(story);
    await isRefused(story, "Dat kan nu niet meer: er is intussen iets veranderd.");
  },
});
export const UnpaidWorkDisputed = meta.story({
  args: { ...unpaid, outcomes: [...unpaid.outcomes, records.money.disputed] },
  async play(story) {
    await decides(story);
    await isRefused(story, "Er loopt een geschil over deze betaling.");
  },
});
export const UnpaidWorkMoneyChanged = meta.story({
  args: { ...unpaid, outcomes: [...unpaid.outcomes, records.money.changed] },
  async play(story) {
    await decides(story);
    await isRefused(story, "Het geld in bewaring is intussen veranderd. Bekijk de bedragen opnieuw.");
  },
});
export const UnpaidWorkSettledByThemselves = meta.story({
  args: { ...one, outcomes: [records.money.handled({ kind: "unpaid_work", handled_by: null, note: null })] },
  play: says(money.settled),
});
export const UnpaidWorkMobile = meta.story({
  ...mobile,
  args: unpaid,
  play: opens("Geldzaak 3: Werk niet betaald"),
});

export const Handled = meta.story({
  args: { ...one, outcomes: [records.money.handled()] },
  play: says("Afgehandeld door Beheer."),
});
export const SettledByProvider = meta.story({
  args: { ...one, outcomes: [records.money.handled({ handled_by: null, note: "won" })] },
  play: says("De betaaldienst heeft dit afgesloten."),
});

export const Involved = meta.story({
  args: { ...one, outcomes: [records.money.is({ involved: true })] },
  play: says(texts.involved.text),
});
export const Invalid = meta.story({
  args: one,
  async play(story) {
    await send(story, { [REASON]: "" }, "Zet op afgehandeld");
    await isWrong(story, REASON, "Geef een reden.");
  },
});
export const HandledMeanwhile = meta.story({
  args: { ...one, outcomes: [records.money.late] },
  async play(story) {
    await send(story, { [REASON]: "Bewijs gestuurd" }, "Zet op afgehandeld");
    await isRefused(story, "Dit heb je al gedaan.");
  },
});
export const Refused = meta.story({
  args: { ...one, outcomes: [records.money.refused] },
  async play(story) {
    await send(story, { [REASON]: "Bewijs gestuurd" }, "Zet op afgehandeld");
    await isRefused(story, "Hier ben je zelf bij betrokken. Een collega beslist.");
  },
});
export const NotFound = meta.story({
  args: { ...one, outcomes: [records.money.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const English = meta.story({ ...english, args: one, play: opens("Money case 3: Chargeback open") });
export const Mobile = meta.story({ ...mobile, args: one, play: opens("Geldzaak 3: Terugboeking loopt") });
