import { describe, expect, it } from "vitest";
import { NextStep } from "~/components/chats/next-step";
import { dealMoneyOf } from "~/domain/money/deal-money";
import { aRequest, heldPayment } from "../mocks/deals";
import { aChat } from "../mocks/factories/chat";
import { htmlOf } from "./rendered";

const chat = aChat({ bid_status: "accepted", bid: { id: 7, amount: "60.00", status: "accepted" } });

const stepWith = (...payments: Parameters<typeof dealMoneyOf>[0]) =>
  htmlOf(
    <NextStep
      chat={chat}
      viewer={chat.owner}
      jobStatus="reserved"
      doneAt={null}
      begunAt={null}
      canBegin={false}
      mayCancel
      money={dealMoneyOf(payments)}
      terms={{ mode: "held", percent: 5, payouts: 25 }}
      now={Date.parse("2026-03-03T12:00:00Z")}
    />,
  );

const primaryLinks = (html: string) =>
  [...html.matchAll(/<a[^>]*button-primary[^>]*>([^<]*)</g)].map(([, text]) => text);

describe("the bar of a deal in a chat", () => {
  it("has the time as its button, and the extra work while that waits for the placer", () => {
    expect(primaryLinks(stepWith(heldPayment()))).toEqual(["Stel een tijd voor"]);
    const asked = stepWith(aRequest(), heldPayment());
    expect(primaryLinks(asked)).toEqual(["Bekijk het meerwerk"]);
    expect(asked.indexOf("Bekijk het meerwerk")).toBeLessThan(asked.indexOf("Stel een tijd voor"));
    expect(asked).not.toContain("1 vraag aan jou");
  });
});
