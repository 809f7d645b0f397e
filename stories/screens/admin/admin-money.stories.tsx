import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { proving } from "../../../tests/mocks/access";
import { anAdmin, aPaidHelper, entry, records } from "../../../tests/mocks/admin-records";
import { many } from "../../../tests/mocks/factories/page";
import { english, isRefused, isWrong, meanwhile, mobile, opens, press, says, screen, send } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin/payments", viewer: anAdmin } });

const books = { at: "/admin/ledger?payment=9" };
const exported = { at: "/admin/exports?year=2026" };

export const Payments = meta.story({
  async play(story) {
    await opens("Betalingen")(story);
    await expect(story.canvas.getByRole("row", { name: /Betaling 9.*In bewaring.*€\s63,00.*€\s57,00/ })).toBeVisible();
    await press(story, "link", "Betaling 9");
    await opens("Betaling 9")(story);
  },
});

export const NoPayments = meta.story({
  args: { outcomes: [records.payments.are([])] },
  play: says("Zodra iemand betaalt, staat de betaling hier."),
});

export const NothingHeld = meta.story({
  args: { at: "/admin/payments?status=held&user=2", outcomes: [records.payments.are([])] },
  play: says("Niets gevonden"),
});

export const Ledger = meta.story({
  args: books,
  async play(story) {
    await says("In evenwicht")(story);
    const { canvas } = story;
    await expect(canvas.getAllByRole("row", { name: /^Totaal €\s0,00$/ })).toHaveLength(3);
    await expect(canvas.getAllByRole("row", { name: /^Buitenwereld −\s€\s63,00$/ })).toHaveLength(2);
    await expect(canvas.getAllByRole("link", { name: "Saldo, persoon 2" })[0]).toHaveAttribute(
      "href",
      "/admin/users/2",
    );
  },
});

export const LedgerGoesOn = meta.story({
  args: {
    at: "/admin/ledger",
    outcomes: [
      records.ledger.is({
        count: 41,
        results: [
          entry(41, 20, "payout_requested", "platform", "4.75"),
          entry(40, 20, "payout_requested", "payout:3", "90.25"),
        ],
      }),
    ],
  },
  play: says("Deze boeking loopt door op een andere pagina."),
});

export const LedgerUnbalanced = meta.story({
  args: { at: "/admin/ledger", outcomes: [records.ledger.is({ sum: "0.01" })] },
  play: says("Niet in evenwicht"),
});

export const LedgerEmpty = meta.story({
  args: { at: "/admin/ledger", outcomes: [records.ledger.empty] },
  play: says("Zodra er geld wordt overgemaakt, staat dat hier."),
});

export const LedgerInvalid = meta.story({
  args: { at: "/admin/ledger?payment=negen", outcomes: [records.ledger.paymentWrong] },
  async play(story) {
    await isRefused(story, "Ongeldige waarde.");
    await isWrong(story, "Betaling nr.", "Ongeldige waarde.");
  },
});

export const LedgerMobile = meta.story({ ...mobile, args: books, play: says("Vrijgegeven aan de klusser") });

export const YearlyReport = meta.story({
  args: exported,
  async play(story) {
    await says("Jaaroverzicht 2026")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("row", { name: /Hassan Bakker.*NL91ABNA0417164300.*€\s100,00/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Download als CSV" })).toHaveAttribute(
      "href",
      "/api/admin/earnings/?year=2026&format=csv",
    );
  },
});

export const QuarterlyReport = meta.story({
  args: exported,
  async play(story) {
    await story.userEvent.selectOptions(await story.canvas.findByLabelText("Kwartaal"), "1");
    await press(story, "button", "Toon");
    await says("Kwartaaloverzicht 2026, kwartaal 1")(story);
    await expect(story.canvas.getByRole("link", { name: "Download als CSV" })).toHaveAttribute(
      "href",
      "/api/admin/earnings/?year=2026&quarter=1&format=csv",
    );
  },
});

export const ManyHelpers = meta.story({
  args: { ...exported, outcomes: [records.earnings.of(many(23, aPaidHelper))] },
  async play(story) {
    await says("Totaal, 23 klussers")(story);
    await says("€ 2.300,00")(story);
    await expect(story.canvas.getByRole("link", { name: "Pagina 2" })).toHaveAttribute(
      "href",
      "/admin/exports?year=2026&page=2",
    );
  },
});

export const NobodyPaid = meta.story({
  args: { ...exported, outcomes: [records.earnings.none] },
  async play(story) {
    await says("In deze periode heeft niemand iets verdiend.")(story);
    await expect(story.canvas.queryByRole("link", { name: "Download als CSV" })).toBeNull();
  },
});

export const YearInvalid = meta.story({
  args: { at: "/admin/exports?year=1999", outcomes: [records.earnings.yearWrong] },
  play: (story) => isRefused(story, "Ongeldige waarde."),
});

const taxFile = { at: "/admin/exports/tax-file?year=2025" };

export const TaxFile = meta.story({
  args: taxFile,
  async play(story) {
    await opens("Bestand met BSN")(story);
    await expect(story.canvas.getByLabelText("Jaar")).toHaveValue("2025");
  },
});

export const TaxFileInvalid = meta.story({
  args: taxFile,
  async play(story) {
    await press(story, "button", "Download");
    await isWrong(story, "Reden", "Geef een reden.");
  },
});

export const TaxFileProofExpired = meta.story({
  args: { ...taxFile, later: [proving.needed] },
  async play(story) {
    meanwhile(story);
    await send(story, { Reden: "Jaaropgave" }, "Download");
    await says("Dit bestand bevat het BSN van klussers. Bevestig daarom eerst dat jij het bent.")(story);
  },
});

export const TaxFileUnproved = meta.story({
  args: { ...taxFile, outcomes: [proving.needed] },
  async play(story) {
    await opens("Bestand met BSN")(story);
    await says("Dit bestand bevat het BSN van klussers. Bevestig daarom eerst dat jij het bent.")(story);
  },
});

export const English = meta.story({ ...english, args: books, play: says("Balanced") });
export const Mobile = meta.story({ ...mobile, args: exported, play: opens("Overzichten") });
