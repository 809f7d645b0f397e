import { expect, it } from "vitest";
import { BidList } from "~/components/bids/bid-list";
import { OwnBidRow } from "~/components/bids/own-bid-row";
import { OwnJobRow } from "~/components/jobs/own-job-row";
import { AT } from "../mocks/factories/at";
import { aFollowedBid } from "../mocks/factories/bid";
import { aJob } from "../mocks/factories/job";
import { htmlOf, textOf } from "./rendered";

const ended = { end: "cancelled", refund: "84.00", helper: "0.00", text: "Gestopt.", payment: 9 } as const;
const extra = { id: 10, amount: "20.00" };

const rowsOf = (ended_deal: typeof ended & { extra_payments?: (typeof extra)[] }) => {
  const bid = aFollowedBid({ status: "cancelled", ended_deal });
  return [
    <OwnJobRow key="job" job={{ ...aJob(), ended_deal }} now={Date.parse(AT)} locale="nl" />,
    <OwnBidRow key="bid" bid={bid} own={[bid]} locale="nl" />,
  ];
};

it("names the receipt of each payment in the lists of both", () => {
  for (const row of rowsOf({ ...ended, extra_payments: [extra] })) {
    expect(textOf(row)).toMatch(/Betaalbewijs van het bod .*Betaalbewijs van het meerwerk van € 20 /);
    for (const id of [9, 10]) expect(htmlOf(row)).toContain(`href="/wallet/betaling/${id}"`);
  }
  for (const row of rowsOf(ended)) expect(textOf(row)).toMatch(/Betaalbewijs (?!van)/);
});

it("promises no bids on a job that takes none", () => {
  const list = (status: "open" | "deleted") =>
    textOf(
      <BidList
        job={aJob({ status, bids: [] })}
        bids={{ count: 0, results: [] }}
        order={{ sort: "price", page: 1 }}
        paying={false}
        hasFee
        now={Date.parse(AT)}
      />,
    );
  expect(list("open")).toContain("Zodra iemand een bod doet");
  expect(list("deleted")).toContain("Op deze klus kan niemand meer bieden.");
  expect(list("deleted")).not.toMatch(/Zodra iemand|Nog geen/);
});

it("says in the list of the placer how much came back at the provider", () => {
  const news = { payment: 9, kind: "refunded_at_provider", amount: "31.50" } as const;
  const row = <OwnJobRow job={{ ...aJob({ status: "solved" }), money_news: news }} now={Date.parse(AT)} locale="nl" />;
  expect(textOf(row)).toContain("Je kreeg € 31,50 terug via onze betaaldienst.");
});
