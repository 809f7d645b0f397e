import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Message } from "~/domain/chats/chat";
import { HEARTBEAT_SECONDS, STREAM_MINUTES } from "~/domain/chats/live-limits";
import { streamedConversation } from "~/routes/messages/streamed-conversation";
import { aMessage } from "../mocks/factories/chat";
import { HASSAN, PETRA } from "../mocks/factories/town";

const CHAT = "chat-over-de-kraan";

class ASocket extends EventTarget {
  accepted = false;
  closedWith: number | undefined;
  accept() {
    this.accepted = true;
  }
  close(code?: number) {
    this.closedWith = code;
  }
  tells(message: Message, chat = CHAT) {
    this.tellsText(JSON.stringify({ type: "message", chat, message }));
  }
  tellsText(data: string) {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

const said = (id: number, by = HASSAN) =>
  aMessage({ id, message: `Zin ${id}`, chat_user: { id: by, email: null, name: "H", image: null } });

const TEXTS = {
  opening: "<",
  line: ({ id }: Message, before: Message | null) => `[${before?.id ?? ""}-${id}]`,
  ended: "ended",
  closing: ">",
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened(missed: (after: number) => Promise<{ count: number; results: Message[] }>) {
  const socket = new ASocket();
  const markRead = vi.fn<(message: number) => Promise<{ unread: number }>>(async () => ({ unread: 0 }));
  const source = { socket, chat: CHAT, viewer: PETRA, after: 5, missed, markRead, texts: TEXTS };
  const reader = streamedConversation(source as never).getReader();
  let text = "";
  let over = false;
  const reading = (async () => {
    const decoder = new TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read()) text += decoder.decode(part.value);
    over = true;
  })();
  const written = async () => {
    await vi.advanceTimersByTimeAsync(0);
    return text.replaceAll("<!-- -->\n", "");
  };
  return { socket, markRead, reader, reading, written, raw: () => text, isOver: () => over };
}

const nothing = async () => ({ count: 0, results: [] });
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

describe("a streamed conversation", () => {
  it("begins with what was missed, page after page, and goes on with what is said", async () => {
    const all = [6, 7, 8].map((id) => said(id));
    const { socket, written } = opened(async (after) => {
      const left = all.filter(({ id }) => id > after);
      return { count: left.length, results: left.slice(0, 2) };
    });
    expect(socket.accepted).toBe(true);
    expect(await written()).toBe("<[-6][6-7][7-8]");
    socket.tells(said(9));
    expect(await written()).toBe("<[-6][6-7][7-8][8-9]");
  });

  it("writes once what comes both ways, and what is told before it is caught up comes after", async () => {
    const { promise, resolve } = Promise.withResolvers<{ count: number; results: Message[] }>();
    const { socket, written } = opened(() => promise);
    socket.tells(said(7));
    socket.tells(said(8));
    expect(await written()).toBe("<");
    resolve({ count: 2, results: [said(6), said(7)] });
    expect(await written()).toBe("<[-6][6-7][7-8]");
    socket.tells(said(8));
    expect(await written()).toBe("<[-6][6-7][7-8]");
  });

  it("leaves out other chats, and what it cannot read", async () => {
    const { socket, written, isOver } = opened(nothing);
    await written();
    socket.tells(said(6), "another");
    for (const frame of ["{", "null", '{"type":"typing"}', '{"type":"message","chat":"chat-over-de-kraan"}'])
      socket.tellsText(frame);
    socket.tells(said(7));
    expect(await written()).toBe("<[-7]");
    expect(isOver()).toBe(false);
  });

  it("ends when its time is over, with a word about it", async () => {
    const { socket, written, isOver } = opened(nothing);
    await minutes(STREAM_MINUTES - 0.01);
    expect([await written(), isOver()]).toEqual(["<", false]);
    await minutes(0.01);
    expect([await written(), isOver(), socket.closedWith]).toEqual(["<ended>", true, 1000]);
    socket.tells(said(6));
    expect(await written()).toBe("<ended>");
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each(["close", "error"])("ends the same way when its line breaks (%s)", async (type) => {
    const { socket, written, isOver } = opened(nothing);
    socket.dispatchEvent(new Event(type));
    expect([await written(), isOver()]).toEqual(["<ended>", true]);
  });

  it("ends the same way when what was missed cannot be had", async () => {
    const { written, socket } = opened(async () => Promise.reject(new Error("down")));
    expect(await written()).toBe("<ended>");
    expect(socket.closedWith).toBe(1000);
  });

  it("closes its line and stops its clocks when its reader leaves", async () => {
    const { socket, reader, written } = opened(nothing);
    await written();
    socket.tells(said(6));
    await reader.cancel();
    expect(socket.closedWith).toBe(1000);
    expect(vi.getTimerCount()).toBe(0);
    socket.tells(said(7));
  });

  it("gives a sign of life", async () => {
    const { raw } = opened(nothing);
    await vi.advanceTimersByTimeAsync(HEARTBEAT_SECONDS * 3000);
    expect(raw()).toBe(`<${"<!-- -->\n".repeat(3)}`);
  });

  it("marks as read what it wrote of the other's, once for several, and nothing for what is one's own", async () => {
    const { socket, markRead, written } = opened(async () => ({ count: 1, results: [said(6, PETRA)] }));
    await written();
    await minutes(0.1);
    expect(markRead).not.toHaveBeenCalled();
    for (const id of [7, 8, 9]) socket.tells(said(id));
    await minutes(0.1);
    expect(markRead.mock.calls).toEqual([[9]]);
  });
});
