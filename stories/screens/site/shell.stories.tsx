import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview";
import { served } from "../../../tests/mocks/shell";
import { english, hassan, mobile, opens, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/dit/is/er/niet" } });
const HEADING = "Deze pagina is er niet";
const CONSENT = "Mogen we meten hoe je onze pagina’s gebruikt?";

export const Default = meta.story({
  async play(story) {
    await opens(HEADING)(story);
    const { canvas } = story;
    const menu = within(canvas.getByRole("navigation", { name: "Hoofdmenu" }));
    for (const [name, to] of [
      ["Bekijk klussen", "/browse-tasks"],
      ["Over", "/over"],
      ["Hoe werkt het", "/hoe-werkt-het"],
      ["FAQ", "/faq"],
    ] as const) {
      await expect(menu.getByRole("link", { name })).toHaveAttribute("href", to);
    }
    const footer = within(canvas.getByRole("contentinfo"));
    await expect(footer.getAllByRole("link", { name: /^Klusjesman\s/ })).toHaveLength(9);
    await expect(footer.getByRole("link", { name: "Klusjesman Den Haag" })).toHaveAttribute(
      "href",
      "/klusjesman-den-haag",
    );
    for (const name of ["Instagram", "Algemene voorwaarden", "Sitemap", "Blog", "Voor bedrijven"]) {
      await expect(footer.getByRole("link", { name }).checkVisibility()).toBe(true);
    }
  },
});

export const PhoneMenu = meta.story({
  ...mobile,
  async play(story) {
    await opens(HEADING)(story);
    const { canvas, userEvent } = story;
    const [opener] = canvas.getAllByText("Menu");
    if (opener) await userEvent.click(opener);
    const menu = within(canvas.getByRole("navigation", { name: "Menu" }));
    for (const name of ["FAQ", "Over", "Inloggen", "Account aanmaken"]) {
      await waitFor(() => expect(menu.getByRole("link", { name })).toBeVisible());
    }
  },
});

export const ConsentAsked = meta.story({
  async play(story) {
    await says(CONSENT)(story);
    const { canvas } = story;
    const [yes, no] = [
      canvas.getByRole("button", { name: "Ja, meet maar" }),
      canvas.getByRole("button", { name: "Nee, niet meten" }),
    ];
    await expect(yes.className).toBe(no.className);
    await press(story, "button", "Nee, niet meten");
    await says("Goed, we meten niets.")(story);
    await says("Meten staat uit")(story);
  },
});

export const RefusedByBrowser = meta.story({
  args: { choices: { measuring: false, refusesAll: true } },
  async play(story) {
    await says("je browser vraagt alle websites om je niet te volgen")(story);
    await expect(story.canvas.queryByText(CONSENT)).toBeNull();
  },
});

export const ConsentGiven = meta.story({
  args: { choices: { measuring: true } },
  async play(story) {
    await says("Meten staat aan")(story);
    const { canvas, userEvent } = story;
    const question = canvas.getByText(CONSENT);
    await expect(question).not.toBeVisible();
    await userEvent.click(canvas.getByText("Meten staat aan"));
    await expect(question).toBeVisible();
    await press(story, "button", "Nee, niet meten");
    await says("Meten staat uit")(story);
  },
});

export const AppDismissed = meta.story({
  async play(story) {
    await opens(HEADING)(story);
    const { canvas } = story;
    const strip = canvas.getByRole("complementary", { name: "De app" });
    await expect(within(strip).getByRole("link", { name: "Android" })).toBeVisible();
    await press(story, "button", "Verberg deze balk");
    await waitFor(() => expect(canvas.queryByRole("complementary", { name: "De app" })).toBeNull());
  },
});

export const Outdated = meta.story({
  args: { outcomes: [served.newer] },
  async play(story) {
    await says("Er is een nieuwe versie van deze pagina.")(story);
    const { canvas } = story;
    await expect(canvas.getByRole("link", { name: "Vernieuw de pagina" })).toHaveAttribute("href", "/dit/is/er/niet");
  },
});

export const AsHelper = meta.story({ args: { viewer: hassan }, play: opens(HEADING) });
export const English = meta.story({ ...english, play: says("May we measure how you use our pages?") });
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
export const SmallestPhone = meta.story({ globals: { viewport: { value: "small" } }, play: opens(HEADING) });
