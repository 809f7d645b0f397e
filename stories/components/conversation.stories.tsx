import { expect } from "storybook/test";
import type { Message } from "~/domain/chats/chat";
import type { Outgoing } from "~/live/conversation";
import preview from "../../.storybook/preview";
import { aMessage, anOwnMessage } from "../../tests/mocks/factories/chat";
import { many } from "../../tests/mocks/factories/page";
import { english, mobile, press, says } from "../screen";
import { composer, conversation, FIELD, NOW, talk } from "./agreed-conversation";

const meta = preview.meta({ ...conversation });

const endingWith = (message: Message) => [...talk, message];

const outgoing = (of: Partial<Outgoing> = {}): Outgoing[] => [
  { clientId: "tot-morgen", text: "Tot morgen!", at: NOW, status: "sending", why: "", ...of },
];

export const Default = meta.story({
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByLabelText(FIELD), " Tot morgen! ");
    await expect(args.composer.onTyped).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Verstuur" }));
    await expect(args.composer.onSend).toHaveBeenCalledWith("Tot morgen!", []);
    await expect(canvas.getByLabelText(FIELD)).toHaveValue("");
  },
});

export const DraftKept = meta.story({
  beforeEach: () => sessionStorage.setItem("draft:chat-over-de-kraan", "Ik was nog aan het"),
  async play({ canvas }) {
    await expect(canvas.getByLabelText(FIELD)).toHaveValue("Ik was nog aan het");
  },
});

export const Sending = meta.story({ args: { outgoing: outgoing() }, play: says("Wordt verstuurd…") });

export const NotSent = meta.story({
  args: { outgoing: outgoing({ status: "unsent" }) },
  async play(story) {
    await expect(story.canvas.getByRole("alert")).toHaveTextContent("Niet verstuurd.");
    await press(story, "button", "Probeer opnieuw");
    await expect(story.args.onRetry).toHaveBeenCalledWith("tot-morgen");
    await press(story, "button", "Verwijder");
    await expect(story.args.onDiscard).toHaveBeenCalledWith("tot-morgen");
  },
});

export const Refused = meta.story({
  args: { outgoing: outgoing({ status: "refused", why: "Jullie hebben geen contact meer." }) },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Niet verstuurd. Jullie hebben geen contact meer.");
  },
});

export const Offline = meta.story({
  args: { connected: false, outgoing: outgoing({ status: "unsent" }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/^Geen verbinding\./)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Vernieuw" })).toBeVisible();
  },
});

export const AsDocument = meta.story({
  args: { connected: null },
  async play({ canvas }) {
    // For readers without a script only: it would disappear once the page is connected.
    await expect(canvas.getByText("Vernieuw")).not.toBeVisible();
  },
});
export const Typing = meta.story({ args: { typing: true }, play: says("Hassan B. typt…") });
export const Online = meta.story({ args: { online: true }, play: says("Nu online") });

export const LastSeenToday = meta.story({
  args: { online: false, lastSeen: Date.parse("2026-03-03T09:30:00Z") },
  play: says("Laatst gezien 10:30"),
});

export const LastSeenNow = meta.story({
  args: { online: false, lastSeen: NOW - 60_000 },
  play: says("Zojuist nog gezien"),
});

export const LastSeenBefore = meta.story({
  args: { online: false, lastSeen: Date.parse("2026-03-01T09:30:00Z") },
  play: says("Laatst gezien zo 1 mrt"),
});

export const NewBelow = meta.story({
  args: { below: 3 },
  async play(story) {
    await press(story, "button", "3 nieuwe berichten");
    await expect(story.args.thread.toEnd).toHaveBeenCalledOnce();
  },
});

export const NewLine = meta.story({
  args: { firstNew: 23 },
  async play({ canvas }) {
    await expect(canvas.getByText("Nieuw")).toBeVisible();
  },
});

export const Announced = meta.story({
  args: { announced: "Hassan B.: Dan zie ik je om half zes." },
  async play({ canvas }) {
    const said = canvas.getByText("Hassan B.: Dan zie ik je om half zes.");
    await expect(said).toHaveAttribute("aria-live", "polite");
  },
});

export const Sent = meta.story({
  args: { messages: endingWith(anOwnMessage({ message: "Tot morgen!" })) },
  play: says("Verzonden"),
});

export const NoticeLast = meta.story({
  args: { messages: endingWith(anOwnMessage({ event: "notice", message: "De betaling is niet gelukt." })) },
  async play(story) {
    await says("De betaling is niet gelukt.")(story);
    await expect(story.canvas.queryByText("Verzonden")).toBeNull();
  },
});

export const Read = meta.story({
  args: { messages: endingWith(anOwnMessage({ message: "Tot morgen!", read: true })) },
  play: says("Gelezen"),
});

export const Earlier = meta.story({
  args: { earlier: "/messages/chat-over-de-kraan?page=2" },
  async play(story) {
    await press(story, "link", "Eerdere berichten");
    await expect(story.args.onEarlier).toHaveBeenCalled();
  },
});

export const Later = meta.story({
  args: { later: "/messages/chat-over-de-kraan?page=1" },
  play: says("Nieuwere berichten"),
});

export const Empty = meta.story({ args: { messages: [] }, play: says("Dit is het begin van jullie chat.") });

export const EmptyWhileSending = meta.story({
  args: { messages: [], outgoing: outgoing() },
  async play({ canvas }) {
    await expect(canvas.getByText("Tot morgen!")).toBeVisible();
    await expect(canvas.queryByText("Dit is het begin", { exact: false })).not.toBeInTheDocument();
  },
});

export const ThousandMessages = meta.story({
  args: {
    messages: many<Message>(1000, ({ id = 1 }) => {
      const line = { id, message: `regel ${id}`, first_message_of_day: id === 1 };
      return id % 3 ? aMessage(line) : anOwnMessage({ ...line, read: true });
    }),
  },
  async play({ canvas }) {
    await expect(canvas.getByText("regel 1000")).toBeVisible();
    await expect(canvas.getByRole("log").querySelectorAll(".bubble")).toHaveLength(1000);
  },
});

export const Invalid = meta.story({
  args: { composer: { ...composer, message: { ...composer.message, errors: ["Dit veld is verplicht."] } } },
  async play({ canvas }) {
    const field = canvas.getByLabelText(FIELD);
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Dit veld is verplicht.");
  },
});

export const English = meta.story({
  ...english,
  args: { connected: false, outgoing: outgoing({ status: "unsent" }), online: null },
  async play({ canvas }) {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Not sent.");
    await expect(canvas.getByLabelText("Message to Hassan B.")).toBeVisible();
  },
});

export const EnglishLive = meta.story({
  ...english,
  args: { typing: true, online: true, below: 1, firstNew: 23 },
  play: says("Hassan B. is typing…"),
});

export const Mobile = meta.story({
  ...mobile,
  args: { typing: true, online: true, below: 2, outgoing: outgoing({ status: "unsent" }) },
  play: says("Hassan B. typt…"),
});
