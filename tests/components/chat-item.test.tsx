import { expect, it } from "vitest";
import { ChatItem } from "~/components/chats/chat-item";
import { aChat } from "../mocks/factories/chat";
import { PETRA } from "../mocks/factories/town";
import { textOf } from "./rendered";

const OTHER = 2;
const now = Date.parse("2026-03-03T12:00:00Z");
const { bid } = aChat();

function rowOf(of: Partial<NonNullable<typeof bid>>, chat: object = {}): string {
  const shown = aChat({ last_message: "Tot morgen!", bid: bid && { ...bid, ...of }, ...chat });
  return textOf(<ChatItem chat={shown} to="/messages/x" viewer={PETRA} now={now} current={false} />);
}

it("names the state of a decided bid before the last message", () => {
  expect(rowOf({ status: "accepted" })).toMatch(/€ 60 · Geaccepteerd.*Tot morgen!/);
  expect(rowOf({ status: "pending", being_paid: true })).toMatch(/betaling wordt verwerkt.*Tot morgen!/);
  expect(rowOf({ status: "rejected" }, { last_message: "" })).toContain("€ 60 · Niet gekozen");
});

it("names the price of a deal with paid extra work", () => {
  expect(rowOf({ status: "accepted" }, { agreed: "80.00" })).toMatch(/€ 80 · Geaccepteerd/);
  expect(rowOf({ status: "accepted" }, { agreed: null })).toMatch(/€ 60 · Geaccepteerd/);
});

it("leaves an open bid of one's own out: the last message says more", () => {
  expect(rowOf({ status: "pending" }, { owner: OTHER })).not.toContain("€ 60");
  expect(rowOf({ status: "pending" })).toContain("€ 60 · wacht op jou · ");
});

it("says that the last message is your own, unless our team removed it", () => {
  const own = { latest_receiver: OTHER };
  expect(rowOf({ status: "accepted" }, own)).toContain("Jij: Tot morgen!");
  expect(rowOf({ status: "accepted" }, { ...own, last_removed_by_team: true })).not.toContain("Jij:");
});
