import { expect, fn } from "storybook/test";
import { OutgoingBubble } from "~/components/chats/outgoing-bubble";
import type { Outgoing } from "~/live/conversation";
import preview from "../../../.storybook/preview";
import { anUnsentPhoto } from "../../../tests/mocks/factories/chat";
import { press, says } from "../../plays";
import { guide } from "../guide";
import { inList } from "../inside";

const message: Outgoing = { clientId: "tot-morgen", text: "Tot morgen!", at: 0, status: "sending", why: "" };

/** A message that is being sent, or that failed. */
const meta = preview.meta({
  ...inList,
  component: OutgoingBubble,
  tags: ["autodocs"],
  args: { message, onRetry: fn(), onDiscard: fn() },
});

export const Sending = meta.story({ play: says("Wordt verstuurd…") });
export const SendingPhotos = meta.story({
  args: { message: { ...message, photos: [anUnsentPhoto({ alt: "De kraan" })] } },
  async play(story) {
    await expect(story.canvas.getByRole("img", { name: "De kraan" })).toBeVisible();
    await says("Wordt verstuurd…")(story);
  },
});
export const NotSent = meta.story({
  args: { message: { ...message, status: "unsent" } },
  async play(story) {
    await press(story, "button", "Probeer opnieuw");
    await expect(story.args.onRetry).toHaveBeenCalledWith("tot-morgen");
  },
});
export const Refused = meta.story({
  args: { message: { ...message, status: "refused", why: "Jullie hebben geen contact meer." } },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Niet verstuurd. Jullie hebben geen contact meer.");
  },
});

export const Guide = meta.story(
  guide({
    file: "chats/outgoing-bubble.tsx",
    does: ["Keep what was typed until it was sent or discarded by its writer."],
    donts: ["Don’t show it as sent before the API said so."],
    keyboard: "Tab reaches trying again and discarding.",
    name: "What went wrong is an alert, with the reason when there is one.",
  }),
);
