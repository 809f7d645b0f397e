import { describe, expect, it } from "vitest";
import { newsIn } from "~/alerts/news";
import { AT } from "../mocks/factories/at";
import { aMessage, anOwnMessage } from "../mocks/factories/chat";
import { aNotification } from "../mocks/factories/notification";
import { HASSAN, PETRA } from "../mocks/factories/town";

const now = Date.parse(AT) + 60_000;
const message = (of = {}) =>
  newsIn({ type: "message", chat: "de-kraan", message: aMessage({ read: false, ...of }) }, PETRA, now);
const notification = (of = {}) => newsIn({ type: "notification", notification: aNotification(of) }, PETRA);

describe("what one is called to", () => {
  it("is what the other says, in their words", () => {
    expect(message({ id: 9, message: "Ben je thuis?" })).toEqual({
      kind: "message",
      id: 9,
      title: "Hassan B.",
      text: "Ben je thuis?",
      link: "/messages/de-kraan",
    });
  });

  it("is no word of one's own, nor one that was read", () => {
    expect(newsIn({ type: "message", chat: "x", message: anOwnMessage({ read: false }) }, PETRA)).toBeNull();
    expect(message({ read: true })).toBeNull();
    expect(message({ removed_by_team: true })).toBeNull();
  });

  it("is no message of hours ago that our team restored", () => {
    expect(message({ create_date: new Date(now - 9 * 60_000).toISOString() })).not.toBeNull();
    expect(message({ create_date: new Date(now - 3 * 3600_000).toISOString() })).toBeNull();
  });

  it("is a bid by its notification, a message not also by its own", () => {
    expect(message({ bid: { id: 7, amount: "60.00", status: "pending" } })).toBeNull();
    expect(notification({ type: "bid_placed" })).toMatchObject({ kind: "notification", title: "Nieuw bod" });
    expect(notification({ type: "message" })).toBeNull();
    expect(notification({ type: "bid_placed", read: true })).toBeNull();
  });

  it("is nothing that passes", () => {
    expect(newsIn({ type: "typing", chat: "x", user: HASSAN, on: true }, PETRA)).toBeNull();
    expect(newsIn({ type: "unread", chats: 1, notifications: 1 }, PETRA)).toBeNull();
    expect(newsIn({ type: "ended" }, PETRA)).toBeNull();
  });
});
