import { expect } from "storybook/test";
import preview from "../../../.storybook/preview";
import { site } from "../../../tests/mocks/outcomes";
import { english, mobile, opens, press, says, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/terms-and-conditions" } });

/** The text is English, and the page says so in Dutch. */
export const Default = meta.story({
  async play(story) {
    await opens("Algemene voorwaarden")(story);
    await says("Deze tekst is er alleen in het Engels.")(story);
    await expect(story.canvas.getByText(/limited to EUR 300/).closest("[lang]")).toHaveAttribute("lang", "en");
    await expect(story.canvas.getByText(/The money stays with our payment provider/)).toBeInTheDocument();
  },
});

export const Contents = meta.story({
  async play(story) {
    const chapters = await story.canvas.findAllByRole("link", { name: "Liability" });
    await expect(chapters[0]).toHaveAttribute("href", "#liability");
    await expect(story.canvas.getByRole("heading", { name: "Liability" })).toHaveAttribute("id", "liability");
  },
});

export const PaidDirectly = meta.story({
  args: { outcomes: [site.paysDirectly] },
  async play(story) {
    await says("We are not a payment service")(story);
    await expect(story.canvas.queryByText(/service fee/)).toBeNull();
  },
});

export const Privacy = meta.story({
  args: { at: "/privacy" },
  async play(story) {
    await opens("Privacy")(story);
    await says("Stripe, our payment provider")(story);
    await expect((await story.canvas.findAllByRole("link", { name: /^hallo@/ }))[0]).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:/),
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

/** In the language of the page. */
export const Accessibility = meta.story({
  args: { at: "/toegankelijkheid" },
  async play(story) {
    await opens("Toegankelijkheid")(story);
    await says("WCAG 2.2, niveau AA")(story);
    await expect(story.canvas.queryByText("Deze tekst is er alleen in het Engels.")).toBeNull();
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
    await says("We do not know what you pay each other.")(story);
    await expect(story.canvas.queryByText(/tax authorities/)).toBeNull();
  },
});

export const English = meta.story({
  ...english,
  async play(story) {
    await opens("Terms and conditions")(story);
    await expect(story.canvas.queryByText(/alleen in het Engels/)).toBeNull();
  },
});

export const ToTheForm = meta.story({
  async play(story) {
    await press(story, "link", "our contact form");
    await opens("Contact")(story);
  },
});

export const Mobile = meta.story({ ...mobile, play: opens("Algemene voorwaarden") });
export const MobilePrivacy = meta.story({ ...mobile, args: { at: "/privacy" }, play: opens("Privacy") });
