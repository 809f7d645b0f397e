import { expect } from "storybook/test";
import { MessageBubble } from "~/components/chats/message-bubble";
import preview from "../../../.storybook/preview";
import { aMessage, anOwnMessage } from "../../../tests/mocks/factories/chat";
import { says } from "../../plays";
import { guide } from "../guide";
import { inList } from "../inside";

const line = (message = aMessage(), own = false) => ({
  message,
  own,
  follows: false,
  firstNew: false,
  outdated: false,
});

/** One message. Its sender shows by side and background, and to a screen reader by name. */
const meta = preview.meta({ ...inList, component: MessageBubble, tags: ["autodocs"], args: { line: line() } });

export const OfTheOther = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("listitem")).toHaveTextContent("Hassan B.: Ik kan morgen na vijven langskomen.");
  },
});
export const Own = meta.story({
  args: { line: line(anOwnMessage({ message: "Graag, ik ben thuis." }), true) },
  play: says("Graag, ik ben thuis."),
});
export const WithABid = meta.story({
  args: { line: line(aMessage({ bid: { id: 7, amount: "60.00", status: "pending" } })) },
  play: says("Wacht op jouw antwoord"),
});
export const WithAChangedBid = meta.story({
  args: { line: line(aMessage({ bid: { id: 7, amount: "100.00", status: "pending", former_amount: "82.00" } })) },
  play: says("Gewijzigd, was € 82"),
});
export const CanBeReported = meta.story({
  args: { pageAddress: "/messages/chat-over-de-kraan" },
  async play({ canvas }) {
    await expect(canvas.getByRole("link")).toHaveAttribute("rel", "nofollow");
  },
});
export const LongWord = meta.story({
  args: { line: line(aMessage({ message: `${"heel".repeat(40)} lang` })) },
  play: says("heelheel"),
});

export const Guide = meta.story(
  guide({
    file: "chats/message-bubble.tsx",
    does: ["Keep line breaks as they were typed."],
    donts: ["Don’t make links of what people type.", "Don’t tell by colour alone whose it is."],
    keyboard: "Tab reaches the link that reports it.",
    name: "An item of a list that begins with the name of who wrote it.",
  }),
);
