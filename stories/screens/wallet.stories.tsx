import { expect } from "storybook/test";
import preview from "../../.storybook/preview";
import { aWalletEntry, many } from "../../tests/mocks/factories";
import { site, wallet } from "../../tests/mocks/outcomes";
import { english, hassan, mobile, opens, petra, says, screen } from "../screen";

const meta = preview.meta({ ...screen, args: { at: "/wallet", viewer: hassan } });

export const Default = meta.story({ play: says("Op wo 25 mrt maken we dit vanzelf over, zonder kosten.") });
export const Empty = meta.story({ args: { outcomes: wallet.empty }, play: says("Zodra een klus klaar is") });

export const NotVerified = meta.story({
  args: { outcomes: [wallet.is({ can_payout: false, refusal: "not_verified" })] },
  play: says("Verifieer eerst je identiteit"),
});

export const WithoutIban = meta.story({
  args: { outcomes: [wallet.is({ can_payout: false, refusal: "iban_missing", iban: null })] },
  play: says("Vul eerst je IBAN in"),
});

export const OnItsWay = meta.story({
  args: { outcomes: [wallet.is({ pending: "40.00", credits: "12.50" })] },
  play: says("Onderweg naar je bank"),
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

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
  play: says("Betalen regelen jullie samen"),
});

export const AsOwner = meta.story({ args: { viewer: petra }, play: opens("Wallet") });
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

export const English = meta.story({ ...english, play: says("Yours, available now") });
export const Mobile = meta.story({ ...mobile, play: opens("Wallet") });
