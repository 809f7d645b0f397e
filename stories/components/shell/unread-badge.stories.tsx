import { expect } from "storybook/test";
import { UnreadBadge } from "~/components/shell/unread-badge";
import preview from "../../../.storybook/preview";
import { says } from "../../plays";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** Number of unread conversations or notifications. */
const meta = preview.meta({
  ...onPaper,
  component: UnreadBadge,
  tags: ["autodocs"],
  args: { of: "chats" as const, count: 3, className: "" },
});

export const Some = meta.story({ play: says("3") });
export const Many = meta.story({ args: { count: 128 }, play: says("99+") });

/** Rendered at zero too, because a script may fill it. */
export const None = meta.story({
  args: { count: 0 },
  async play({ canvasElement }) {
    await expect(canvasElement.querySelector("[data-unread]")).not.toBeVisible();
  },
});

export const Guide = meta.story(
  guide({
    file: "shell/unread-badge.tsx",
    does: ["Put it inside the link it counts for."],
    donts: ["Don’t count what is being read."],
    keyboard: "It takes no keys.",
    name: "A sentence (‘3 unread conversations’); the bare figure is hidden from screen readers.",
  }),
);
