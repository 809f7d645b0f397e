import { expect, it } from "vitest";
import { MessageBubble } from "~/components/chats/message-bubble";
import { aMessage } from "../mocks/factories/chat";
import { textOf } from "./rendered";

type Of = Parameters<typeof aMessage>[0];

function bubble(of: Of, own: boolean): string {
  const line = { message: aMessage(of), own, follows: false, firstNew: false, outdated: false };
  return textOf(<MessageBubble line={line} />);
}

it("says who must answer a bid", () => {
  const bid = { id: 7, amount: "60.00", status: "pending" } as const;
  expect(bubble({ bid }, true)).toContain("Wacht op antwoord");
  expect(bubble({ bid }, false)).toContain("Wacht op jouw antwoord");
  expect(bubble({ bid: { ...bid, being_paid: true } }, false)).not.toContain("antwoord");
});

it("says who must answer a payment request", () => {
  const payment_request = { id: 9, status: "open", lapsed: false } as const;
  expect(bubble({ event: "request", payment_request }, true)).toContain("Wacht op antwoord");
  expect(bubble({ event: "request", payment_request }, false)).toContain("Wacht op jouw antwoord");
});
