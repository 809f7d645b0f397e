import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import texts from "../../../app/locales/nl/admin";
import { anAdmin, anAuditEntry, records } from "../../../tests/mocks/admin-records";
import { english, isRefused, isWrong, mobile, opens, press, says, screen, send } from "../../screen";

const REASON = texts.reason.label;
const meta = preview.meta({ ...screen, args: { at: "/admin/audit", viewer: anAdmin } });

const letters = { at: "/admin/outbox" };
const retrying = { at: "/admin/outbox/5/retry" };

export const Default = meta.story({
  async play(story) {
    await opens("Logboek")(story);
    const row = await story.canvas.findByRole("row", {
      name: /Account geschorst.*Persoon 2.*Oplichting gemeld.*Beheer/,
    });
    await expect(row).toBeVisible();
    await expect(story.canvas.getByRole("link", { name: "Persoon 2" })).toHaveAttribute("href", "/admin/users/2");
  },
});

export const EveryKind = meta.story({
  args: {
    outcomes: [
      records.log.is([
        anAuditEntry({ id: 9, action: "resolve", target_type: "payment", target_id: 9 }),
        anAuditEntry({ id: 8, action: "delete", target_type: "comment", target_id: 3 }),
        anAuditEntry({ id: 7, action: "upheld", target_type: "decision", target_id: 71 }),
        anAuditEntry({ id: 6, action: "iets nieuws", target_type: "outbox", target_id: 5 }),
      ]),
    ],
  },
  async play(story) {
    await says("iets nieuws")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("link", { name: "Betaling 9" })).toHaveAttribute("href", "/admin/payments/9");
    await expect(canvas.queryByRole("link", { name: "Vraag 3" })).toBeNull();
  },
});

export const OfOneThing = meta.story({
  args: { at: "/admin/audit?target_type=user&target_id=2" },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Wat")).toHaveValue("user");
    await expect(canvas.getByLabelText("Nummer")).toHaveValue("2");
  },
});

export const Empty = meta.story({
  args: { outcomes: [records.log.is([])] },
  play: says("Er is nog niets gedaan."),
});

export const Undelivered = meta.story({
  args: letters,
  async play(story) {
    await says("mail provider answered 503")(story);
    await press(story, "link", "Bericht 5");
    await send(story, { [REASON]: "De dienst is weer bereikbaar" }, "Probeer opnieuw");
    await says("Bericht 5 wordt opnieuw bezorgd.")(story);
  },
});

export const NothingUndelivered = meta.story({
  args: { ...letters, outcomes: [records.letters.none] },
  play: says("Alles is bezorgd."),
});

export const RetryInvalid = meta.story({
  args: retrying,
  async play(story) {
    await send(story, { [REASON]: "" }, "Probeer opnieuw");
    await isWrong(story, REASON, "Geef een reden.");
  },
});

/** The provider is queried first, so that a payment is not sent twice. */
export const RetryMoney = meta.story({
  args: {
    ...retrying,
    outcomes: [
      records.letter.is({
        kind: "provider",
        key: "refund:3",
        error: "not sent: stripe has other refunds of this payment (re_1), check them there",
      }),
    ],
  },
  play: says("Gaat het om geld, dan vragen we eerst aan de betaaldienst of het al verstuurd is."),
});

const order = { kind: "provider", key: "payout:3", error: "no answer", payout: 3, amount: "57.00" };

export const OrderHappenedInvalid = meta.story({
  args: { at: "/admin/outbox/5/happened", outcomes: [records.letter.is(order)] },
  async play(story) {
    await says("De uitbetaling staat dan op betaald")(story);
    await send(story, { [REASON]: "Gezien" }, "Zet op gebeurd");
    await isWrong(story, "Kenmerk bij de betaaldienst", "Dit veld is verplicht.");
  },
});

export const OrderAgain = meta.story({
  args: { at: "/admin/outbox/5/again", outcomes: [records.letter.is(order)] },
  async play(story) {
    await send(story, { [REASON]: "Niet te vinden" }, "Verstuur opnieuw");
    await says("Bericht 5 wordt opnieuw verstuurd.")(story);
  },
});

export const OrderEndedTooLate = meta.story({
  args: { at: "/admin/outbox/5/again", outcomes: [records.letter.is(order), records.letter.ended] },
  async play(story) {
    await send(story, { [REASON]: "Niet te vinden" }, "Verstuur opnieuw");
    await isRefused(story, "Dit heb je al gedaan.");
  },
});

export const RetryTooLate = meta.story({
  args: { ...retrying, outcomes: [records.letter.gone] },
  async play(story) {
    await send(story, { [REASON]: "Weer bereikbaar" }, "Probeer opnieuw");
    await isRefused(story, "Dit heb je al gedaan.");
  },
});

export const OrderEnded = meta.story({
  args: { at: "/admin/outbox/5/happened", outcomes: [records.letter.is({ ...order, failed_at: null })] },
  play: says("Je hoeft hier niets meer te doen."),
});

export const UnknownLetter = meta.story({
  args: { ...retrying, outcomes: [records.letter.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const UnknownOrder = meta.story({
  args: { at: "/admin/outbox/5/again", outcomes: [records.letter.notFound] },
  play: opens("Deze pagina is er niet"),
});
export const English = meta.story({ ...english, args: retrying, play: opens("Deliver message 5 again?") });
export const Mobile = meta.story({ ...mobile, play: opens("Logboek") });
