import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import texts from "../../../app/locales/nl/admin";
import queueTexts from "../../../app/locales/nl/admin-queue";
import { cases } from "../../../tests/mocks/admin";
import { anAdmin } from "../../../tests/mocks/admin-records";
import { aCard } from "../../../tests/mocks/factories/person";
import { aHeldPayment } from "../../../tests/mocks/money";
import { english, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/withdrawals", viewer: anAdmin } });
type Story = Parameters<typeof press>[0];

const { withdrawals, paused } = queueTexts;
const STATEMENT = withdrawals.statement;
const REASON = texts.reason.label;
const filled = { [STATEMENT]: "Het werk was al gedaan.", [REASON]: "Werk was al gedaan" };
const one = { at: "/admin/withdrawals/9" };

async function reject(story: Story) {
  await press(story, "radio", withdrawals.reject);
  await send(story, filled, withdrawals.confirm);
}
const rejecting = (sentence: string) => async (story: Story) => {
  await reject(story);
  await isRefused(story, sentence);
  await expect(story.canvas.getByLabelText(REASON)).toHaveValue("Werk was al gedaan");
};

export const Default = meta.story({
  async play(story) {
    await opens(withdrawals.title)(story);
    await expect(story.canvas.getByRole("row", { name: /Betaling 9.*Petra.*63,00.*Wacht op antwoord/ })).toBeVisible();
    await expect(story.canvas.getByRole("row", { name: /Betaling 8.*Afgewezen/ })).toBeVisible();
  },
});
export const Empty = meta.story({ args: { outcomes: [cases.noWithdrawals] }, play: says(withdrawals.none) });
export const English = meta.story({ ...english, play: opens("Withdrawals") });
export const Mobile = meta.story({ ...mobile, play: opens(withdrawals.title) });

export const Answer = meta.story({
  args: one,
  async play(story) {
    await opens("Herroeping van betaling 9")(story);
    await says("Het werk is betaald: de klusser houdt het geld.")(story);
    await says("de wet de servicekosten van € 3 teruggeeft, en het werk niet")(story);
    await reject(story);
    await says("De herroeping van betaling 9 is beantwoord.")(story);
  },
});
const OF_BUSINESS = aHeldPayment({ payee: aCard({ id: 8, name: "Bouw en Zo", business: true }) });

export const MoneyHeld = meta.story({
  args: { ...one, outcomes: [cases.withdrawal.is({ payment: OF_BUSINESS })] },
  async play(story) {
    await says("Het geld is nog in bewaring.")(story);
    await expect(story.canvas.getByRole("link", { name: "Betaal betaling 9 terug" })).toHaveAttribute(
      "href",
      "/admin/payments/9/refund",
    );
    await expect(story.canvas.queryByRole("radio", { name: withdrawals.grant })).toBeNull();
  },
});
export const Answered = meta.story({
  args: { ...one, outcomes: [cases.withdrawal.answered] },
  play: says("Beantwoord door Sanne Bos."),
});
export const GrantedUnpaid = meta.story({
  args: { ...one, outcomes: [cases.withdrawal.unpaid] },
  play: says(withdrawals.unpaid),
});
export const Refunded = meta.story({
  args: { ...one, outcomes: [cases.withdrawal.is({ refunded: true })] },
  play: says(withdrawals.refundedText),
});
export const Own = meta.story({
  args: { ...one, outcomes: [cases.withdrawal.is({ involved: true })] },
  async play(story) {
    await says(texts.involved.text)(story);
    await expect(story.canvas.queryByRole("button", { name: withdrawals.confirm })).toBeNull();
  },
});
export const NotFound = meta.story({
  args: { ...one, outcomes: [cases.withdrawal.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const Invalid = meta.story({
  args: one,
  async play(story) {
    await send(story, { [STATEMENT]: "", [REASON]: "" }, withdrawals.confirm);
    await isWrong(story, REASON, "Geef een reden.");
  },
});
export const Wrong = meta.story({
  args: { ...one, outcomes: [cases.answering.wrong] },
  async play(story) {
    await reject(story);
    await isWrong(story, STATEMENT, "Maximaal 1000 tekens.");
  },
});
export const AnsweredMeanwhile = meta.story({
  args: { ...one, outcomes: [cases.answering.late] },
  play: rejecting("Dit heb je al gedaan."),
});
export const ChangedMeanwhile = meta.story({
  args: { ...one, outcomes: [cases.answering.changed] },
  play: rejecting("Dat kan nu niet meer: er is intussen iets veranderd."),
});
export const AnswerEnglish = meta.story({ ...english, args: one, play: opens("Withdrawal from payment 9") });
export const AnswerMobile = meta.story({ ...mobile, args: one, play: opens("Herroeping van betaling 9") });

const pauses = { at: "/admin/paused" };
export const Paused = meta.story({
  args: pauses,
  async play(story) {
    await opens(paused.title)(story);
    await expect(
      story.canvas.getByRole("row", { name: /Betaling 9.*63,00.*Melding van de bank.*Sanne Bos/ }),
    ).toBeVisible();
    await expect(story.canvas.getByRole("link", { name: "Betaling 9" })).toHaveAttribute("href", "/admin/payments/9");
  },
});
export const NothingPaused = meta.story({
  args: { ...pauses, outcomes: [cases.nothingPaused] },
  play: says(paused.none),
});
export const PausedEnglish = meta.story({ ...english, args: pauses, play: opens("Paused payments") });
export const PausedMobile = meta.story({ ...mobile, args: pauses, play: opens(paused.title) });
