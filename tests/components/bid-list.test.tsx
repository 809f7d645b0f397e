import { expect, it } from "vitest";
import { BidList } from "~/components/bids/bid-list";
import type { WeighedBid } from "~/domain/deals/bid";
import { aWeighedBid } from "../mocks/factories/bid";
import { aJob } from "../mocks/factories/job";
import { textOf } from "./rendered";

const now = Date.parse("2026-03-03T12:00:00Z");
const silent = { ...aWeighedBid().user, reply_minutes: null };
const of = (id: number, more: Partial<WeighedBid> = {}) =>
  aWeighedBid({ id, user: { ...silent, id }, user_id: id, first_day: null, ...more });

function list(...results: WeighedBid[]) {
  const bids = { count: results.length, results };
  const job = aJob({ bids: results });
  return <BidList job={job} bids={bids} order={{ sort: "price", page: 1 }} paying={false} hasFee now={now} />;
}

it("leaves the columns out that no bid fills", () => {
  expect(textOf(list(of(7), of(8)))).not.toMatch(/Antwoordt|Kan vanaf|–/);
  const oneDay = textOf(list(of(7), of(8, { first_day: "2026-03-06" })));
  expect(oneDay).toContain("Kan vanaf");
  expect(oneDay).toContain("–");
  expect(oneDay).not.toContain("Antwoordt");
});
