import { BalanceCard } from "~/components/wallet/balance-card";
import preview from "../../../.storybook/preview";
import { aWallet } from "../../../tests/mocks/factories/wallet";
import { says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** Balance, payout date and pending amounts. */
const meta = preview.meta({
  ...acrossPaper,
  component: BalanceCard,
  tags: ["autodocs"],
  args: { wallet: aWallet(), now: Date.parse("2026-03-03T12:00:00Z") },
});

export const Default = meta.story({ play: says("€ 95,00") });
export const Empty = meta.story({
  args: { wallet: aWallet({ balance: "0.00", held: "0.00" }) },
  play: says("Zodra een klus is afgerond"),
});
export const OnItsWay = meta.story({
  args: { wallet: aWallet({ pending: "90.25" }) },
  play: says("Onderweg naar je bank"),
});
export const SetApart = meta.story({
  args: { wallet: aWallet({ balance: "0.00", set_apart: "57.00" }) },
  play: says("Staat apart"),
});
export const Frozen = meta.story({
  args: { wallet: aWallet({ held: "57.00", frozen: "57.00" }) },
  play: says("Dit geld staat stil tot het geschil is gesloten of ons team klaar is met kijken."),
});
export const Blocked = meta.story({
  args: { wallet: aWallet({ can_payout: false }) },
  play: says("We maken dit op de 25e van de maand over, zonder kosten, zodra we alles van je hebben."),
});

export const Guide = meta.story(
  guide({
    file: "wallet/balance-card.tsx",
    does: ["Tell apart what one has, what is held and what is on its way.", "Say when it comes."],
    donts: ["Don’t add them up: held money may still go back."],
    keyboard: "It takes no keys.",
    name: "A heading; the parts are a list of terms.",
  }),
);
