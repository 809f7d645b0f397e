import { expect } from "storybook/test";
import { Banners } from "~/components/shell/banners";
import preview from "../../../.storybook/preview";
import { has, says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

const hassan = { id: 2, name: "Hassan B.", image: null, activeWorker: true, direct: false, admin: false };

/** Strips above every page: a test environment, and a helper with steps to do before a payment. */
const meta = preview.meta({
  ...acrossPaper,
  component: Banners,
  tags: ["autodocs"],
  args: { viewer: { ...hassan, missing: ["verified" as const] }, testing: false, path: "/" },
});

export const NotVerified = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("link")).toHaveAttribute("href", "/profile/2/starten/geld");
  },
});
export const MoreMissing = meta.story({
  args: { viewer: { ...hassan, missing: ["verified", "iban"] } },
  play: says("IBAN"),
});
export const OnThePagesThatAsk = meta.story({
  args: { viewer: { ...hassan, missing: ["verified", "iban"] }, path: "/profile/2/starten/wie" },
  async play({ canvas }) {
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
});
export const Testing = meta.story({
  args: { viewer: null, testing: true },
  play: has("complementary", "Testomgeving"),
});
export const NothingMissing = meta.story({
  args: { viewer: { ...hassan, missing: [] } },
  async play({ canvas }) {
    await expect(canvas.queryByRole("complementary")).toBeNull();
  },
});

export const Guide = meta.story(
  guide({
    file: "shell/banners.tsx",
    does: ["Say what is missing and lead to where it is done, in one line."],
    donts: ["Don’t use it for news or offers.", "Don’t let it be dismissed: it goes when the thing is done."],
    keyboard: "Tab reaches its link, after the skip link.",
    name: "An aside with a label.",
  }),
);
