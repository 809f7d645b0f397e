import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { cases } from "../../../tests/mocks/admin";
import { anAdmin } from "../../../tests/mocks/admin-records";
import { moneyStopped } from "../../../tests/mocks/site";
import { english, hassan, mobile, opens, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/admin", viewer: anAdmin } });

export const Default = meta.story({
  async play(story) {
    await opens("Te doen")(story);
    const rows = story.canvas.getAllByRole("row").slice(1);
    await expect(rows[0]).toHaveTextContent("Bezwaar 71");
    await expect(story.canvas.getByRole("link", { name: "Misbruikmelding 81" })).toHaveAttribute(
      "href",
      "/admin/reports/81",
    );
    await expect(story.canvas.getByRole("link", { name: "Geschil 9" })).toHaveAttribute("href", "/admin/disputes/9");
    await expect(story.canvas.getByRole("link", { name: "1 bericht of opdracht is niet bezorgd" })).toHaveAttribute(
      "href",
      "/admin/outbox",
    );
    const menu = story.canvas.getByRole("navigation", { name: "Moderatie" });
    await expect(menu).toHaveTextContent("Misbruikmeldingen2 te doen");
  },
});

export const Empty = meta.story({ args: { outcomes: [cases.nothingWaits] }, play: says("Alles is gedaan") });
export const MoreThanShown = meta.story({
  args: { outcomes: [cases.muchWaits] },
  play: says("En nog 29 die later kwamen."),
});
export const AsHelper = meta.story({ args: { viewer: hassan }, play: opens("Deze pagina is er niet") });
export const AsVisitor = meta.story({ args: { viewer: undefined }, play: opens("Inloggen") });
export const English = meta.story({ ...english, play: opens("To do") });
export const Mobile = meta.story({ ...mobile, play: opens("Te doen") });

export const MoneyStopped = meta.story({
  args: { outcomes: [moneyStopped] },
  async play(story) {
    await says("Geld staat stil sinds")(story);
    await expect(story.canvas.getByRole("link", { name: "Bekijk of hervat" })).toHaveAttribute(
      "href",
      "/admin/money-stop",
    );
  },
});
