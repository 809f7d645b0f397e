import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { site } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/terms-and-conditions" } });

export const Default = meta.story({
  async play(story) {
    await opens("Algemene voorwaarden")(story);
    await says("Onze aansprakelijkheid is beperkt tot EUR 300.")(story);
    await says("Het geld is in bewaring bij onze betaaldienst")(story);
    const other = story.canvas.getByRole("link", { name: "Read this page in English" });
    await expect(other).toHaveAttribute("href", "?lng=en");
    await expect(other.closest("[lang]")).toHaveAttribute("lang", "en");
  },
});

export const Contents = meta.story({
  async play(story) {
    const chapters = await story.canvas.findAllByRole("link", { name: "Aansprakelijkheid" });
    await expect(chapters[0]).toHaveAttribute("href", "#liability");
    await expect(story.canvas.getByRole("heading", { name: "Aansprakelijkheid" })).toHaveAttribute("id", "liability");
  },
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
  async play(story) {
    await says("Wij zijn geen betaaldienst")(story);
    await expect(story.canvas.queryByText(/servicekosten/)).toBeNull();
  },
});

export const Privacy = meta.story({
  args: { at: "/privacy" },
  async play(story) {
    await opens("Privacy")(story);
    await says("Stripe, onze betaaldienst")(story);
    await expect((await story.canvas.findAllByRole("link", { name: /^hallo@/ }))[0]).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:/),
    );
  },
});

export const PrivacyInEnglish = meta.story({
  ...english,
  args: { at: "/privacy" },
  async play(story) {
    await says("Stripe, our payment provider")(story);
    await expect(story.canvas.getByRole("link", { name: "Lees deze pagina in het Nederlands" })).toHaveAttribute(
      "href",
      "?lng=nl",
    );
  },
});

export const Automatic = meta.story({
  args: { at: "/automatisch" },
  async play(story) {
    await opens("Wat vanzelf gaat")(story);
    await says("Annuleert de plaatser minder dan 24 uur")(story);
  },
});

export const AutomaticPaidDirectly = meta.story({
  args: { at: "/automatisch", outcomes: [site.paysDirectly] },
  async play(story) {
    await opens("Wat vanzelf gaat")(story);
    await expect(story.canvas.queryByText(/Annuleert de plaatser/)).toBeNull();
  },
});

export const Accessibility = meta.story({
  args: { at: "/toegankelijkheid" },
  async play(story) {
    await opens("Toegankelijkheid")(story);
    await says("WCAG 2.2, niveau AA")(story);
  },
});

export const AccessibilityInEnglish = meta.story({
  ...english,
  args: { at: "/toegankelijkheid" },
  play: says("within 5 working days"),
});

export const PrivacyPaidDirectly = meta.story({
  args: { at: "/privacy", outcomes: [site.paysDirectly] },
  async play(story) {
    await says("Wat jullie elkaar betalen, weten we niet.")(story);
    await expect(story.canvas.queryByText(/Belastingdienst/)).toBeNull();
  },
});

export const English = meta.story({
  ...english,
  async play(story) {
    await opens("Terms and conditions")(story);
    await says("Our liability is limited to EUR 300.")(story);
  },
});

export const EnglishPaidDirectly = meta.story({
  ...english,
  args: { outcomes: [site.paysDirectly] },
  play: says("We are not a payment service"),
});

export const ToTheForm = meta.story({
  async play(story) {
    await press(story, "link", "ons contactformulier");
    await opens("Contact")(story);
  },
});

export const Mobile = meta.story({ ...mobile, play: opens("Algemene voorwaarden") });
export const MobilePrivacy = meta.story({ ...mobile, args: { at: "/privacy" }, play: opens("Privacy") });
