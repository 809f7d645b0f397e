import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { wallet } from "../../../tests/mocks/outcomes";
import { moneyStopped } from "../../../tests/mocks/site";
import { english, hassan, isRefused, isWrong, opens, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/wallet/uitbetalen?amount=95", viewer: hassan } });
const PAY = /^Betaal €\s90,25 uit$/;

export const Amount = meta.story({
  args: { at: "/wallet/uitbetalen" },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText("Bedrag")).toBeVisible();
  },
});

export const Default = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole("button", { name: PAY })).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { at: "/wallet/uitbetalen?amount=500" },
  async play(story) {
    await says("Het bedrag is maximaal")(story);
    await isWrong(story, "Bedrag", "Het bedrag is maximaal");
  },
});

export const Submitting = meta.story({
  args: { outcomes: [wallet.payingOut.waits] },
  async play(story) {
    await press(story, "button", PAY);
    await expect(await story.canvas.findByRole("button", { name: "Uitbetalen…" })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { outcomes: [wallet.payingOut.offline] },
  async play(story) {
    await press(story, "button", PAY);
    await isRefused(story, "Dit lukt nu niet. Probeer het over een paar minuten opnieuw.");
  },
});

export const NotVerified = meta.story({
  args: { outcomes: [wallet.is({ can_payout: false, refusal: "not_verified" })] },
  play: says("Verifieer eerst je identiteit"),
});

export const WithoutTaxData = meta.story({
  args: { outcomes: [wallet.is({ can_payout: false, refusal: "tax_data_missing" })] },
  play: says("Vul eerst je gegevens voor de Belastingdienst in"),
});

export const WherePaidDirectly = meta.story({
  args: { outcomes: [wallet.is({ can_payout: false })] },
  async play(story) {
    await says("Betalen regelen jullie samen")(story);
    await expect(story.canvas.queryByRole("button", { name: PAY })).toBeNull();
  },
});

export const NothingToPayOut = meta.story({
  args: { outcomes: wallet.empty },
  play: says("Er is nu niets om uit te betalen."),
});

export const FreeTomorrow = meta.story({
  args: { outcomes: [wallet.is({ can_payout: false, refusal: "payout_soon", next_payout_date: "2026-03-04" })] },
  async play(story) {
    await says("Eerder uitbetalen is nu niet nodig")(story);
    await expect(story.canvas.queryByRole("button", { name: PAY })).toBeNull();
  },
});

export const OnItsWay = meta.story({
  async play(story) {
    await press(story, "button", PAY);
    await says("is onderweg naar je rekening.")(story);
  },
});

export const English = meta.story({ ...english, play: opens("Is this correct?") });

export const MoneyStopped = meta.story({
  args: { outcomes: [moneyStopped] },
  async play(story) {
    await says("Uitbetalen kan nu even niet")(story);
    await expect(story.canvas.queryByRole("button", { name: PAY })).toBeNull();
  },
});
