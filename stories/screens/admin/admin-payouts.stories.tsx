import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import texts from "../../../app/locales/nl/admin";
import payoutTexts from "../../../app/locales/nl/admin-payout";
import { anAdmin, records } from "../../../tests/mocks/admin-records";
import { english, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/payouts", viewer: anAdmin } });

const REASON = texts.reason.label;
const one = { at: "/admin/payouts/3" };
const retry = { [REASON]: "IBAN is aangepast" };
const CONFIRM = payoutTexts.retry.confirm;

export const Default = meta.story({
  async play(story) {
    await opens("Uitbetalingen")(story);
    await expect(story.canvas.getByRole("row", { name: /Uitbetaling 3.*Hassan.*57,00.*Mislukt/ })).toBeVisible();
    await press(story, "link", "Uitbetaling 3");
    await says("Blijft op het saldo")(story);
    await send(story, retry, CONFIRM);
    await says("Uitbetaling 3 is opnieuw gedaan.")(story);
  },
});
export const Empty = meta.story({ args: { outcomes: [records.payouts.none] }, play: says(payoutTexts.none) });
export const UserInvalid = meta.story({
  args: { at: "/admin/payouts?user=negen", outcomes: [records.payouts.userWrong] },
  play: (story) => isRefused(story, "Ongeldige waarde."),
});
export const Due = meta.story({
  args: { at: "/admin/payouts/due" },
  async play(story) {
    await opens("Komende uitbetaling")(story);
    await expect(story.canvas.getByRole("row", { name: /Noor Jansen.*40,00.*Geen IBAN/ })).toBeVisible();
  },
});
export const NothingDue = meta.story({
  args: { at: "/admin/payouts/due", outcomes: [records.payouts.noneDue] },
  play: says(payoutTexts.dueNone),
});
export const Paid = meta.story({
  args: {
    ...one,
    outcomes: [records.payout.is({ status: "paid", paid_at: "2026-03-03T09:30:00Z", refusal: "transition" })],
  },
  play: says("Betaald op"),
});
export const Retried = meta.story({
  args: { ...one, outcomes: [records.payout.is({ refusal: "already_done", retried_as: 4 })] },
  play: says(payoutTexts.refusal.already_done),
});
export const Own = meta.story({
  args: { ...one, outcomes: [records.payout.is({ involved: true })] },
  play: says(texts.involved.text),
});
export const NotFound = meta.story({
  args: { ...one, outcomes: [records.payout.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const Invalid = meta.story({
  args: one,
  async play(story) {
    await send(story, { [REASON]: "" }, CONFIRM);
    await isWrong(story, REASON, "Geef een reden.");
  },
});

const retrying = (sentence: string) => async (story: Parameters<typeof send>[0]) => {
  await send(story, retry, CONFIRM);
  await isRefused(story, sentence);
};
export const PaidMeanwhile = meta.story({
  args: { ...one, outcomes: [records.payout.paidMeanwhile] },
  play: retrying("Dat kan nu niet meer"),
});
export const RetriedMeanwhile = meta.story({
  args: { ...one, outcomes: [records.payout.retried] },
  play: retrying("Dit heb je al gedaan."),
});
export const NotVerified = meta.story({
  args: { ...one, outcomes: [records.payout.notVerified] },
  play: retrying("Verifieer eerst je identiteit."),
});
export const WithoutIban = meta.story({
  args: { ...one, outcomes: [records.payout.withoutIban] },
  play: retrying("Vul eerst je IBAN in."),
});
export const WithoutTaxData = meta.story({
  args: { ...one, outcomes: [records.payout.withoutTaxData] },
  play: retrying("Vul eerst je gegevens voor de Belastingdienst in."),
});
export const IbanWaits = meta.story({
  args: { ...one, outcomes: [records.payout.ibanWaits] },
  play: retrying("Je IBAN is pas ingevuld of gewijzigd."),
});
export const NothingLeft = meta.story({
  args: { ...one, outcomes: [records.payout.nothingLeft] },
  play: retrying("Er is niets om uit te betalen."),
});
export const Direct = meta.story({
  args: { ...one, outcomes: [records.payout.direct] },
  play: retrying("rechtstreeks met de klusser"),
});
export const Forbidden = meta.story({
  args: { ...one, outcomes: [records.payout.refused] },
  play: retrying("Hier ben je zelf bij betrokken. Een collega beslist."),
});
export const English = meta.story({ ...english, args: one, play: says("Pay payout 3 again?") });
export const Mobile = meta.story({ ...mobile, play: opens("Uitbetalingen") });
