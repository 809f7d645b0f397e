import { expect } from "storybook/test";
import { DeepLinkPage } from "~/components/shell/deep-link-page";
import preview from "../../.storybook/preview";

const meta = preview.meta({
  component: DeepLinkPage,
  args: {
    title: "De Buurklusser-app gaat open",
    app: "buurklusser://job?id=12",
    phone: "android" as const,
    to: "/task/12",
  },
});

export const Opening = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("heading", { level: 1, name: "De Buurklusser-app gaat open" })).toBeVisible();
    const names = canvas.getAllByRole("link").map(({ textContent }) => textContent);
    await expect(names).toEqual(["Open in de app", "Verder op het web", "Download de app"]);
    await expect(canvas.getByRole("link", { name: "Download de app" })).toHaveAttribute(
      "href",
      expect.stringContaining("play.google.com"),
    );
  },
});

export const OnAnIPhone = meta.story({
  args: { phone: "ios" as const },
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Download de app" })).toHaveAttribute(
      "href",
      expect.stringContaining("apps.apple.com"),
    );
  },
});
