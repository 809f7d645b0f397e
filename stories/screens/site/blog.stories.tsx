import { expect } from "storybook/test";
import { brand } from "~/brand";
import preview from "../../../.storybook/preview";
import { english, hassan, mobile, opens, says, screen } from "../../screen";

const TAP = "/blog/lekkende-kraan-repareren";
const meta = preview.meta({ ...screen, args: { at: TAP } });
const HEADING = "Een lekkende kraan repareren: van druppel tot droog";
const ENGLISH_HEADING = "Fixing a leaking tap: from drip to dry";

export const Overview = meta.story({
  args: { at: "/blog" },
  async play(story) {
    await opens("Klussen in huis, stap voor stap")(story);
    await expect(story.canvas.getByRole("link", { name: HEADING })).toHaveAttribute("href", TAP);
    await expect(story.canvas.getByRole("img", { name: /^Een keukenkraan/ })).toBeVisible();
    await says(`Redactie ${brand.name}`)(story);
    await says("20 oktober 2026")(story);
    await says("minuten lezen")(story);
  },
});
export const OverviewEnglish = meta.story({
  ...english,
  args: { at: "/blog" },
  async play(story) {
    await opens("Jobs around the house, step by step")(story);
    await says("minute read")(story);
  },
});
export const OverviewMobile = meta.story({
  ...mobile,
  args: { at: "/blog" },
  play: opens("Klussen in huis, stap voor stap"),
});

export const Default = meta.story({
  async play(story) {
    const { canvas } = story;
    await opens(HEADING)(story);
    await expect(canvas.getByRole("navigation", { name: "Waar je bent" })).toHaveTextContent("Blog");
    await expect(canvas.getByRole("heading", { level: 2, name: "Controleren" })).toBeVisible();
    await says("Tik. Tik. Tik.")(story);
    await says("Onder de knop of hendel vandaan")(story);
    await expect(canvas.getByRole("img", { name: /^De onderdelen van een kraan/ })).toBeVisible();
    await expect(canvas.getAllByRole("separator")).toHaveLength(1);
    await expect(canvas.getByRole("complementary", { name: "Handige tip" })).toHaveTextContent("Maak bij elke stap");
  },
});
export const Linked = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole("link", { name: "Hoe je een bod leest" }));
    await opens("Vragen en biedingen op je klus: zo kies je goed")({ canvas });
    await expect(canvas.getByRole("link", { name: "veelgestelde vragen" })).toHaveAttribute("href", "/faq");
  },
});
export const AsHelper = meta.story({ args: { viewer: hassan }, play: opens(HEADING) });
export const English = meta.story({
  ...english,
  async play(story) {
    await opens(ENGLISH_HEADING)(story);
    await says("Handy tip")(story);
  },
});
export const Mobile = meta.story({ ...mobile, play: opens(HEADING) });
export const SmallestPhone = meta.story({ globals: { viewport: { value: "small" } }, play: opens(HEADING) });
export const Dark = meta.story({ globals: { theme: "dark" }, play: opens(HEADING) });
export const HighContrast = meta.story({ globals: { theme: "contrast" }, play: opens(HEADING) });

export const NotFound = meta.story({
  args: { at: "/blog/bestaat-niet" },
  async play(story) {
    await opens("Blog post niet gevonden")(story);
    await says("Het artikel dat je zoekt bestaat niet of is verwijderd.")(story);
    await expect(story.canvas.getByRole("link", { name: "Naar alle artikelen" })).toHaveAttribute("href", "/blog");
  },
});
export const NotFoundEnglish = meta.story({
  ...english,
  args: { at: "/blog/bestaat-niet" },
  play: opens("Blog post not found"),
});
