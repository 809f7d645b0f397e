import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { many } from "../../../tests/mocks/factories/page";
import { aPayout, aWalletEntry } from "../../../tests/mocks/factories/wallet";
import { aHeldPayment, aRequest, payments } from "../../../tests/mocks/money";
import { profile, site, wallet } from "../../../tests/mocks/outcomes";
import { moneyStopped } from "../../../tests/mocks/site";
import { english, hassan, mobile, opens, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/wallet", viewer: hassan } });

export const Default = meta.story({ play: says("Op wo 25 mrt maken we dit vanzelf over, zonder kosten.") });
export const PayoutSoon = meta.story({
  args: { outcomes: [wallet.is({ can_payout: false, refusal: "payout_soon", next_payout_date: "2026-03-05" })] },
  async play(story) {
    await says("Op do 5 mrt maken we dit vanzelf over, zonder kosten.")(story);
    await expect(story.canvas.queryByText("Eerder uitbetalen")).toBeNull();
  },
});

export const PayoutToday = meta.story({
  args: { outcomes: [wallet.is({ can_payout: false, refusal: "payout_soon", next_payout_date: "2026-03-03" })] },
  play: says("We maken dit vandaag over, zonder kosten."),
});

export const TooLittle = meta.story({
  args: { outcomes: [wallet.is({ balance: "0.50" })] },
  play: says("Vanaf € 1 maken we je geld op de 25e van de maand over, zonder kosten."),
});

const frozen = wallet.is({ held: "57.00", frozen: "57.00" });

export const Frozen = meta.story({
  args: { outcomes: [frozen, payments.are([aHeldPayment({ status: "disputed" })])] },
  async play(story) {
    await says("Geld voor jou dat stilstaat")(story);
    await expect(story.canvas.getAllByRole("link", { name: "Naar het geschil" })[0]).toBeVisible();
  },
});

export const Paused = meta.story({
  args: { outcomes: [frozen, payments.are([aHeldPayment({ paused_at: "2026-03-03T08:00:00Z" })])] },
  play: says("Zolang geven we het geld niet vrij."),
});

export const Withdrawn = meta.story({
  ...mobile,
  args: {
    outcomes: [payments.are([aHeldPayment({ withdrawn: { at: "2026-03-03T08:00:00Z", effect: "answered" } })])],
  },
  play: says("heeft een herroeping gestuurd. Ons team beslist."),
});

export const ChargebackLost = meta.story({
  args: {
    at: "/wallet?view=entries",
    outcomes: [wallet.entries([aWalletEntry({ kind: "chargeback", amount: "-95.00", chargeback: "lost" })])],
  },
  play: says("Definitief teruggehaald door de bank"),
});

export const RequestNotPaid = meta.story({
  args: { outcomes: [payments.are([aRequest()])] },
  async play(story) {
    await says("Door jou gevraagd, nog niet betaald")(story);
    await expect(story.canvas.getByRole("link", { name: "Naar de chat" })).toBeVisible();
    await expect(story.canvas.getByRole("button", { name: "Stuur een herinnering" })).toBeVisible();
  },
});

export const RequestReminded = meta.story({
  args: { outcomes: [payments.are([aRequest({ reminded_at: "2026-03-03T08:00:00Z" })])] },
  async play(story) {
    await says("Herinnering verstuurd op di 3 mrt 09:00")(story);
    await expect(story.canvas.queryByRole("button", { name: "Stuur een herinnering" })).toBeNull();
  },
});

export const RequestOnHold = meta.story({
  args: { outcomes: [payments.are([aRequest({ on_hold: true })])] },
  async play(story) {
    await says("Door jou gevraagd, nog niet betaald")(story);
    await expect(story.canvas.queryByRole("button", { name: "Stuur een herinnering" })).toBeNull();
  },
});

export const Empty = meta.story({ args: { outcomes: wallet.empty }, play: says("Hier komt je eerste euro") });

export const FirstMoneyHeld = meta.story({
  args: { at: "/wallet?view=entries", outcomes: [wallet.entries([]), wallet.is({ balance: "0.00", held: "57.00" })] },
  play: says("Het geld voor je klus is al in bewaring."),
});

export const SeveralNeeds = meta.story({
  args: {
    outcomes: [wallet.is({ can_payout: false, refusal: "not_verified", needs: ["not_verified", "iban_missing"] })],
  },
  async play(story) {
    await says("Dit is nog nodig om je uit te betalen")(story);
    await expect(story.canvas.getByRole("link", { name: "Vul je IBAN in" })).toBeVisible();
  },
});
export const SeveralNeedsAfterAFailedCheck = meta.story({
  args: {
    outcomes: [
      profile.verification("rejected", "De foto was niet scherp."),
      wallet.is({ can_payout: false, refusal: "not_verified", needs: ["not_verified", "iban_missing"] }),
    ],
  },
  async play({ canvas }) {
    const again = await canvas.findByRole("link", {
      name: "Verifieer je identiteit opnieuw: de vorige keer lukte het niet",
    });
    await expect(again.closest("li")).toHaveTextContent(/lukte het niet\s*De foto was niet scherp\.$/);
    await expect(canvas.getByRole("link", { name: "Vul je IBAN in" }).closest("li")).toHaveTextContent(/IBAN in$/);
  },
});

export const NotVerified = meta.story({
  args: { outcomes: [wallet.is({ can_payout: false, refusal: "not_verified" })] },
  play: says("Verifieer eerst je identiteit"),
});

export const VerificationFailed = meta.story({
  args: { outcomes: [profile.verification("rejected"), wallet.is({ can_payout: false, refusal: "not_verified" })] },
  play: says("Je verificatie is niet gelukt"),
});

export const WithoutIban = meta.story({
  args: { outcomes: [wallet.is({ can_payout: false, refusal: "iban_missing", iban: null })] },
  play: says("Vul eerst je IBAN in"),
});

export const WithoutTaxData = meta.story({
  args: { outcomes: [wallet.is({ can_payout: false, refusal: "tax_data_missing" })] },
  play: says("Vul eerst je gegevens voor de Belastingdienst in"),
});

export const IbanWaits = meta.story({
  args: {
    outcomes: [wallet.is({ can_payout: false, refusal: "iban_waits", iban_waits_until: "2026-03-04T09:00:00.000Z" })],
  },
  async play(story) {
    await says("Je IBAN is nieuw")(story);
    await says("Dat is op wo 4 mrt 10:00.")(story);
  },
});

export const OnItsWay = meta.story({
  args: { outcomes: [wallet.is({ pending: "40.00", credits: "12.50" })] },
  play: says("Onderweg naar je bank"),
});

const failed = aPayout({ status: "failed", amount: "20.00", fee: "1.00", net: "19.00" });

export const NextPayoutAfterAFailedOne = meta.story({
  args: { outcomes: [wallet.paidOut([aPayout({ id: failed.id + 1, status: "requested" }), failed])] },
  async play(story) {
    await says("Terug op je saldo")(story);
    await expect(story.canvas.queryByText(/Je laatste uitbetaling is mislukt/)).toBeNull();
  },
});

export const PayoutFailed = meta.story({
  args: {
    outcomes: [
      wallet.paidOut([aPayout({ status: "failed", early: true, amount: "20.00", fee: "1.00", net: "19.00" })]),
    ],
  },
  async play(story) {
    await says("Je laatste uitbetaling is mislukt")(story);
    await says("Terug op je saldo")(story);
    await expect(story.canvas.getByText(/€\s20,00/)).toBeVisible();
    await expect(story.canvas.queryByText(/€\s19,00/)).toBeNull();
  },
});

export const PaysToo = meta.story({
  args: { outcomes: [payments.are([aHeldPayment()])] },
  play: says("Door jou betaald, nog in bewaring"),
});

export const ManyPages = meta.story({
  args: {
    at: "/wallet?page=2",
    outcomes: [
      wallet.entries(
        many(20, ({ id = 1 }) => aWalletEntry({ id })),
        55,
      ),
    ],
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole("link", { name: "Pagina 2", current: "page" })).toBeVisible();
  },
});

export const Filtered = meta.story({
  args: { at: "/wallet?view=entries&kind=release&year=2026" },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Soort")).toHaveValue("release");
    await expect(canvas.getByLabelText("Jaar")).toHaveValue("2026");
  },
});

export const NothingFound = meta.story({
  args: { at: "/wallet?view=entries&kind=payout", outcomes: [wallet.entries([])] },
  play: says("Niets gevonden met deze filters."),
});

export const Beyond = meta.story({
  args: { at: "/wallet?page=9", outcomes: [wallet.entries([], 3)] },
  play: says("Er zijn niet meer pagina’s."),
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly, wallet.is({ balance: "0.00", held: "0.00" })] },
  play: says("Je hebt nog niets ontvangen"),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const Failed = meta.story({ args: { outcomes: [wallet.failed] }, play: opens("Er ging iets mis bij ons") });
export const Offline = meta.story({
  args: { outcomes: [wallet.offline] },
  play: opens("We zijn even niet bereikbaar"),
});

export const LongText = meta.story({
  args: { outcomes: [wallet.is({ balance: "9999999.95", held: "9999999.95", pending: "9999999.95" })] },
  play: opens("Wallet"),
});

export const English = meta.story({ ...english, play: says("Your balance") });
export const Mobile = meta.story({ ...mobile, play: opens("Wallet") });

export const MoneyStopped = meta.story({
  args: { outcomes: [moneyStopped] },
  play: says("Uitbetalen kan nu even niet"),
});
