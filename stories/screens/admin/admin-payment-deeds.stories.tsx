import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import texts from "../../../app/locales/nl/admin";
import payments from "../../../app/locales/nl/admin-payment";
import { anAdmin, anAuditEntry, records } from "../../../tests/mocks/admin-records";
import { aRequest } from "../../../tests/mocks/deals";
import { aPayment } from "../../../tests/mocks/factories/payment";
import { aCard } from "../../../tests/mocks/factories/person";
import { moneyStopped } from "../../../tests/mocks/site";
import { english, isRefused, isWrong, mobile, opens, type press, says, screen, send } from "../../screen";

const REASON = texts.reason.label;
const STATEMENT = texts.resolve.statement;
const AMOUNT = payments.amount;
const AT = "2026-03-02T09:30:00Z";
const LATE = "Dat kan nu niet meer: er is intussen iets veranderd.";
const DISPUTED = "Er loopt een geschil over deze betaling.";
const CHANGED = "Het geld in bewaring is intussen veranderd. Bekijk de bedragen opnieuw.";

const meta = preview.meta({ ...screen, args: { at: "/admin/payments/9/refund", viewer: anAdmin } });
type Story = Parameters<typeof press>[0];

const alone = records.payments.are([aPayment({ status: "held", paid_at: AT })]);
const isPaused = records.payment.is({ paused_at: AT });
const filled = { [STATEMENT]: "De klus is niet gedaan.", [REASON]: "Klusser is niet gekomen" };

const doing = (button: string, sentence: string) => async (story: Story) => {
  await send(story, filled, button);
  await isRefused(story, sentence);
  await expect(story.canvas.getByLabelText(REASON)).toHaveValue("Klusser is niet gekomen");
};
const wrong = (button: string) => async (story: Story) => {
  await send(story, filled, button);
  await isWrong(story, STATEMENT, "Maximaal 1000 tekens.");
};

export const Choices = meta.story({
  args: { at: "/admin/payments/9" },
  async play(story) {
    await opens("Betaling 9")(story);
    const { canvas } = story;
    for (const [name, deed] of [
      [/Terugbetalen/, "refund"],
      [/Vrijgeven/, "release"],
      [/Vrijgave pauzeren/, "pause"],
      [/Notitie schrijven/, "note"],
    ] as const) {
      await expect(canvas.getByRole("link", { name })).toHaveAttribute("href", `/admin/payments/9/${deed}`);
    }
  },
});
export const Paused = meta.story({
  args: { at: "/admin/payments/9", outcomes: [isPaused] },
  async play(story) {
    await says("Vrijgave gepauzeerd")(story);
    await says("Wordt terugbetaald als we niets doen")(story);
    await expect(story.canvas.getByRole("link", { name: /Vrijgave hervatten/ })).toBeVisible();
  },
});
export const NotHeld = meta.story({
  args: { at: "/admin/payments/9", outcomes: [records.payment.is({ status: "released", released_at: AT })] },
  async play(story) {
    await says("Dit geld is niet bij ons in bewaring")(story);
    await expect(story.canvas.queryByRole("link", { name: /Terugbetalen/ })).toBeNull();
  },
});
export const OnesOwn = meta.story({
  args: { at: "/admin/payments/9", outcomes: [records.payment.is({ payer: aCard({ id: 6, name: "Beheer" }) })] },
  async play(story) {
    await says("Je bent zelf betrokken")(story);
    await expect(story.canvas.queryByRole("link", { name: /Terugbetalen/ })).toBeNull();
  },
});
export const OnesOwnRefund = meta.story({
  args: { outcomes: [records.payment.is({ payer: aCard({ id: 6, name: "Beheer" }) })] },
  async play(story) {
    await says("Dit gaat over jou")(story);
    await expect(story.canvas.queryByRole("button", { name: "Betaal terug" })).toBeNull();
  },
});

export const Refund = meta.story({
  args: {
    outcomes: [alone, records.log.is([anAuditEntry({ action: "refund", target_type: "payment", target_id: 9 })])],
  },
  async play(story) {
    await opens("Betaling 9 terugbetalen?")(story);
    await says("De klus staat daarna weer open")(story);
    await send(story, filled, "Betaal terug");
    await says("De terugbetaling van betaling 9 is in gang gezet. Ze krijgen allebei bericht.")(story);
  },
});
export const RefundInvalid = meta.story({
  args: { outcomes: [alone] },
  async play(story) {
    await send(story, { [STATEMENT]: "", [REASON]: "" }, "Betaal terug");
    await isWrong(story, REASON, "Geef een reden.");
  },
});
export const RefundPart = meta.story({
  args: { outcomes: [alone] },
  async play(story) {
    await send(story, { ...filled, [AMOUNT]: "20" }, "Betaal terug");
    await says(payments.amountChanged)(story);
    await opens("Betaling 9 deels terugbetalen?")(story);
    await says("€ 21,00")(story);
    await says("€ 38,00")(story);
    await says("De klus is daarmee afgerond")(story);
    await expect(story.canvas.getByLabelText(STATEMENT)).toHaveValue(filled[STATEMENT]);
    await story.userEvent.click(story.canvas.getByRole("button", { name: "Betaal terug" }));
    await says("De terugbetaling van betaling 9 is in gang gezet. Ze krijgen allebei bericht.")(story);
  },
});
export const RefundTooMuch = meta.story({
  args: { outcomes: [alone] },
  async play(story) {
    await send(story, { ...filled, [AMOUNT]: "900" }, "Betaal terug");
    await says("Het bedrag is maximaal")(story);
    await expect(story.canvas.getByLabelText(STATEMENT)).toHaveValue(filled[STATEMENT]);
  },
});
export const RefundWithExtraWork = meta.story({
  args: {
    outcomes: [
      records.payment.is({ credits_used: "10.00", to_pay: "53.00" }),
      records.payments.are([
        aPayment({ status: "held", paid_at: AT }),
        aPayment({ id: 14, kind: "request", status: "held", paid_at: AT }),
      ]),
    ],
  },
  async play(story) {
    await says("Daarvan als tegoed")(story);
    await expect(story.canvas.getByRole("link", { name: /Betaling 14/ })).toHaveAttribute("href", "/admin/payments/14");
  },
});
export const RefundPartAndExtraWork = meta.story({
  args: {
    outcomes: [
      records.payments.are([aPayment({ status: "held", paid_at: AT }), aRequest({ status: "held", paid_at: AT })]),
    ],
  },
  async play(story) {
    await story.userEvent.click(await story.canvas.findByLabelText(/^Het meerwerk \(€\s20\) gaat terug naar/));
    await send(story, { ...filled, [AMOUNT]: "20" }, "Betaal terug");
    await says(payments.amountChanged)(story);
    await says("€ 21,00 terug naar")(story);
    await says("€ 42,00")(story);
    await expect(story.canvas.getByLabelText(/^Het meerwerk/)).toBeChecked();
  },
});
export const RefundOfExtraWork = meta.story({
  args: { outcomes: [records.payment.is({ kind: "request" })] },
  play: says("Het gaat om meerwerk: de klus zelf gaat gewoon door"),
});
export const RefundSubmitting = meta.story({
  args: { outcomes: [alone, records.payment.refund.waits] },
  async play(story) {
    await send(story, filled, "Betaal terug");
    await expect(await story.canvas.findByRole("button", { name: "Terugbetalen…" })).toBeVisible();
  },
});
export const RefundFailed = meta.story({
  args: { outcomes: [alone, records.payment.refund.unavailable] },
  play: doing("Betaal terug", "Dit lukt nu niet. Probeer het over een paar minuten opnieuw."),
});
export const RefundLate = meta.story({
  args: { outcomes: [alone, records.payment.refund.late] },
  play: doing("Betaal terug", LATE),
});
export const RefundDisputed = meta.story({
  args: { outcomes: [alone, records.payment.refund.disputed] },
  play: doing("Betaal terug", DISPUTED),
});
export const RefundOfChangedMoney = meta.story({
  args: { outcomes: [alone, records.payment.refund.changed] },
  play: doing("Betaal terug", CHANGED),
});
export const RefundWrong = meta.story({
  args: { outcomes: [alone, records.payment.refund.wrong] },
  play: wrong("Betaal terug"),
});
export const AlreadyReleased = meta.story({
  args: { outcomes: [records.payment.is({ status: "released", released_at: AT })] },
  async play(story) {
    await says(payments.impossible.notHeld)(story);
    await expect(story.canvas.queryByRole("button", { name: "Betaal terug" })).toBeNull();
  },
});

const release = { at: "/admin/payments/9/release" };
export const Release = meta.story({
  args: { ...release, outcomes: [alone] },
  async play(story) {
    await opens("Betaling 9 vrijgeven?")(story);
    await says("€ 57,00")(story);
    await send(story, filled, "Geef vrij");
    await says("Betaling 9 is vrijgegeven. Ze krijgen allebei bericht.")(story);
  },
});
export const ReleaseMoneyStopped = meta.story({
  args: { ...release, outcomes: [alone, moneyStopped] },
  async play(story) {
    await says("Er geldt een geldstop")(story);
    await expect(story.canvas.queryByLabelText("Reden")).toBeNull();
  },
});

export const ReleaseLate = meta.story({
  args: { ...release, outcomes: [alone, records.payment.release.late] },
  play: doing("Geef vrij", LATE),
});
export const ReleaseDisputed = meta.story({
  args: { ...release, outcomes: [alone, records.payment.release.disputed] },
  play: doing("Geef vrij", DISPUTED),
});
export const ReleaseOfChangedMoney = meta.story({
  args: { ...release, outcomes: [alone, records.payment.release.changed] },
  play: doing("Geef vrij", CHANGED),
});
export const ReleaseWrong = meta.story({
  args: { ...release, outcomes: [alone, records.payment.release.wrong] },
  play: wrong("Geef vrij"),
});

const pause = { at: "/admin/payments/9/pause" };
export const Pause = meta.story({
  args: pause,
  async play(story) {
    await says("Dit geldt voor al het geld in bewaring van deze klus")(story);
    await send(story, filled, "Pauzeer de vrijgave");
    await says("De vrijgave van betaling 9 is gepauzeerd. Ze krijgen allebei bericht.")(story);
  },
});
export const PauseLate = meta.story({
  args: { ...pause, outcomes: [records.payment.pause.late] },
  play: doing("Pauzeer de vrijgave", LATE),
});
export const PauseDisputed = meta.story({
  args: { ...pause, outcomes: [records.payment.pause.disputed] },
  play: doing("Pauzeer de vrijgave", DISPUTED),
});
export const PauseWrong = meta.story({
  args: { ...pause, outcomes: [records.payment.pause.wrong] },
  play: wrong("Pauzeer de vrijgave"),
});

const resume = { at: "/admin/payments/9/resume" };
export const Resume = meta.story({
  args: { ...resume, outcomes: [isPaused] },
  async play(story) {
    await send(story, filled, "Hervat de vrijgave");
    await says("De vrijgave van betaling 9 is hervat. Ze krijgen allebei bericht.")(story);
  },
});
export const ResumeLate = meta.story({
  args: { ...resume, outcomes: [isPaused, records.payment.resume.late] },
  play: doing("Hervat de vrijgave", LATE),
});
export const ResumeDisputed = meta.story({
  args: { ...resume, outcomes: [isPaused, records.payment.resume.disputed] },
  play: doing("Hervat de vrijgave", DISPUTED),
});
export const ResumeWrong = meta.story({
  args: { ...resume, outcomes: [isPaused, records.payment.resume.wrong] },
  play: wrong("Hervat de vrijgave"),
});

const NOTE = "Notitie";
const note = { at: "/admin/payments/9/note" };
export const Note = meta.story({
  args: note,
  async play(story) {
    await says("Er verandert niets en niemand krijgt bericht")(story);
    await send(story, { [NOTE]: "Gebeld met de plaatser" }, "Bewaar de notitie");
    await says("De notitie bij betaling 9 is bewaard.")(story);
  },
});
export const NoteWrong = meta.story({
  args: { ...note, outcomes: [records.payment.note.wrong] },
  async play(story) {
    await send(story, { [NOTE]: "Gebeld" }, "Bewaar de notitie");
    await isWrong(story, NOTE, "Maximaal 1000 tekens.");
  },
});

export const UnknownDeed = meta.story({
  args: { at: "/admin/payments/9/give" },
  play: opens("Deze pagina is er niet"),
});
export const NotFound = meta.story({
  args: { outcomes: [records.payment.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const English = meta.story({ ...english, args: { outcomes: [alone] }, play: opens("Refund payment 9?") });
export const Mobile = meta.story({ ...mobile, args: { outcomes: [alone] }, play: opens("Betaling 9 terugbetalen?") });
