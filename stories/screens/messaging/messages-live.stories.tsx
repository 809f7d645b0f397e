import { expect, waitFor, within } from "storybook/test";
import preview from "../../../.storybook/preview";
import { aChat, aMessage } from "../../../tests/mocks/factories/chat";
import { aHelper } from "../../../tests/mocks/factories/person";
import { chat, chats } from "../../../tests/mocks/outcomes";
import { fakeConnection } from "../../fake-connection";
import { english, liveScreen, mobile, opens, petra, press, says } from "../../screen";

const hassan = aChat({ unread: 0, read: true });
const ilse = aChat({
  id: 6,
  uri: "chat-over-de-heg",
  name: "Ilse M.",
  opponent: aHelper({ id: 50, name: "Ilse M." }),
  title: "Heg snoeien, ongeveer tien meter",
  last_message: "Prima, tot dan.",
  unread: 0,
  read: true,
});
const wrote = { ...ilse, unread: 1, read: false, last_message: "Ik ben wat later." };
const message = aMessage({ id: 99, message: wrote.last_message, read: false });

const connection = fakeConnection();
const meta = preview.meta({
  ...liveScreen,
  args: { at: "/messages", viewer: petra, outcomes: [chats.are([hassan, ilse])], connection },
});

type Play = Parameters<ReturnType<typeof says>>[0];

const names = ({ canvas }: Play) =>
  canvas
    .getAllByRole("link", { name: /Hassan|Ilse/ })
    .map(({ textContent }) => /Hassan|Ilse/.exec(textContent ?? "")?.[0]);

export const Default = meta.story({
  async play(story) {
    await opens("Berichten")(story);
    await expect(names(story)).toEqual(["Hassan", "Ilse"]);
  },
});

export const MessageArrives = meta.story({
  async play(story) {
    await opens("Berichten")(story);
    story.msw.use(chats.are([wrote, hassan]));
    await connection.deliver({ type: "message", chat: ilse.uri, message });
    await says("Ik ben wat later.")(story);
    await expect(names(story)).toEqual(["Ilse", "Hassan"]);
    await expect(story.canvas.getByRole("link", { name: /Ilse M\..*1 ongelezen/ })).toBeVisible();
  },
});

export const BesideAConversation = meta.story({
  args: { at: `/messages/${hassan.uri}`, outcomes: [chats.are([hassan, ilse]), chat.is({ ...hassan })] },
  async play(story) {
    await opens("Hassan B.")(story);
    story.msw.use(chats.are([wrote, hassan]));
    await connection.deliver({ type: "message", chat: ilse.uri, message });
    await says("Ik ben wat later.")(story);
    await expect(story.canvas.getByRole("link", { name: /Hassan B\./, current: "page" })).toBeVisible();
  },
});

export const Opens = meta.story({
  args: { outcomes: [chats.are([hassan, ilse]), chat.is(ilse)] },
  async play(story) {
    await press(story, "link", /Ilse M\./);
    await opens("Ilse M.")(story);
    await waitFor(() => expect(story.canvas.getByRole("main")).toHaveFocus());
  },
});

export const Unread = meta.story({
  ...mobile,
  async play({ canvas }) {
    await connection.deliver({ type: "unread", chats: 3, notifications: 0 });
    const tabs = within(canvas.getByRole("navigation", { name: "Snelmenu" }));
    await expect(await tabs.findByRole("link", { name: /3 ongelezen berichten/ })).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^\(3\) /));
    await connection.deliver({ type: "unread", chats: 0, notifications: 0 });
    await expect(await tabs.findByRole("link", { name: "Berichten" })).toBeVisible();
    await waitFor(() => expect(document.title).not.toMatch(/^\(/));
  },
});

export const English = meta.story({ ...english, play: opens("Messages") });
