import preview from "../../../.storybook/preview";
import { aCreditsEntry, credits } from "../../../tests/mocks/money";
import { site, wallet } from "../../../tests/mocks/outcomes";
import { moneyStopped } from "../../../tests/mocks/site";
import { english, isRefused, isWrong, mobile, opens, petra, press, says, screen, send } from "../../screen";

const meta = preview.meta({
  ...screen,
  args: {
    at: "/wallet/tegoed",
    viewer: petra,
    outcomes: [
      wallet.is({ credits: "30.00" }),
      credits.history([
        aCreditsEntry({ id: 33, kind: "credit_spent", amount: "-20.00", balance_after: "30.00", job: 12 }),
        aCreditsEntry(),
      ]),
    ],
  },
});

export const Default = meta.story({ play: says("Betaald met tegoed") });
export const Empty = meta.story({
  args: { outcomes: [wallet.is({ credits: "0.00" }), credits.history([])] },
  play: says("Je hebt nog geen tegoed gehad."),
});

export const Confirm = meta.story({
  async play(story) {
    await send(story, { Bedrag: "25" }, "Verder");
    await says("Opwaarderen kost niets extra.")(story);
  },
});

export const Invalid = meta.story({
  async play(story) {
    await send(story, { Bedrag: "veel" }, "Verder");
    await isWrong(story, "Bedrag", "bedrag");
  },
});

export const TooMuch = meta.story({
  args: { at: "/wallet/tegoed?amount=1000.01" },
  play: (story) => isWrong(story, "Bedrag", "maximaal € 1.000"),
});

export const Refused = meta.story({
  args: { at: "/wallet/tegoed?amount=25.00", outcomes: [credits.unavailable] },
  async play(story) {
    await press(story, "button", /Betaal €\s25$/);
    await isRefused(story, "Dit lukt nu niet.");
  },
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly, wallet.is({ credits: "0.00" }), credits.history([])] },
  play: says("Je kunt hier niet opwaarderen"),
});

export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const Offline = meta.story({
  args: { outcomes: [wallet.offline] },
  play: opens("We zijn even niet bereikbaar"),
});
export const English = meta.story({ ...english, play: says("Top up your credit") });
export const Mobile = meta.story({ ...mobile, play: opens("Tegoed") });

export const MoneyStopped = meta.story({
  args: { outcomes: [credits.history([]), moneyStopped] },
  play: says("Betalen kan nu even niet"),
});
