import { describe, expect, it } from "vitest";
import { OwnBidRow } from "~/components/bids/own-bid-row";
import { NextStep } from "~/components/chats/next-step";
import { OwnJobRow } from "~/components/jobs/own-job-row";
import { paymentTermsFrom } from "~/components/payments/payment-terms";
import { groupOf } from "~/domain/jobs/job-stage";
import { dealMoneyOf } from "~/domain/money/deal-money";
import { AT } from "../mocks/factories/at";
import { aBid, aFollowedBid } from "../mocks/factories/bid";
import { aChat } from "../mocks/factories/chat";
import { aJob } from "../mocks/factories/job";
import { htmlOf, textOf } from "./rendered";

const accepted = { status: "accepted", job_status: "reserved" } as const;
const bidRow = (of: object) => {
  const bid = aFollowedBid({ ...accepted, ...of });
  return <OwnBidRow bid={bid} own={[bid]} locale="nl" />;
};
const aReservedJob = (of: object) => ({
  ...aJob({ status: "reserved", bids: [aBid(accepted)] }),
  appointment: null,
  ...of,
});
const jobRow = (of: object) => (
  <OwnJobRow job={aReservedJob(of)} now={Date.parse("2026-03-02T12:00:00Z")} locale="nl" />
);

describe("after the work began, no page asks for an appointment", () => {
  it("in the list of bids", () => {
    expect(textOf(bidRow({}))).toMatch(/Afgesproken .*Spreek een tijd af/);
    const begun = bidRow({ begun_at: AT });
    expect(textOf(begun)).toMatch(/Begonnen .*Werk klaar\? Geef het door/);
    expect(htmlOf(begun)).toContain('href="/task/12/actie/done"');
    expect(textOf(begun)).not.toContain("Spreek een tijd af");
    expect(textOf(bidRow({ begun_at: AT, done_at: AT }))).toContain("Werk is klaar");
    expect(textOf(bidRow({ done_at: AT }))).not.toContain("Spreek een tijd af");
  });

  it("in the list of bids of solved jobs, which says when and for what", () => {
    const solved = { job_status: "solved", done_at: AT, earned: "57.00" };
    expect(textOf(bidRow(solved))).toMatch(/Afgerond .*Klaar op .*Verdiend: € 57/);
    expect(textOf(bidRow(solved))).not.toContain("Geboden op");
    expect(textOf(bidRow({ ...solved, earned: null }))).not.toContain("Verdiend");
    expect(textOf(bidRow({ done_at: AT }))).not.toContain("Klaar op");
  });

  it("in the list of jobs", () => {
    expect(textOf(jobRow({}))).toContain("Spreek een tijd af");
    expect(textOf(jobRow({ begun_at: AT }))).not.toContain("Spreek een tijd af");
  });

  it.each([1, 2])("in the bar of the chat of user %s", (viewer) => {
    const bar = (begunAt: string | null) =>
      textOf(
        <NextStep
          chat={aChat({ owner: 1, bid_status: "accepted", appointment: null })}
          viewer={viewer}
          jobStatus="reserved"
          doneAt={null}
          begunAt={begunAt}
          canBegin
          mayCancel={false}
          place={{ address: null, area: "1011 Amsterdam" }}
          money={dealMoneyOf([])}
          terms={paymentTermsFrom({ payment_mode: "held", fee_percent: "5.00", payout_day: 25 })}
          now={Date.parse(AT)}
        />,
      );
    expect(bar(null)).toContain("Wanneer spreken jullie af?");
    expect(bar(AT)).not.toContain("Wanneer spreken jullie af?");
    expect(bar(AT)).not.toMatch(/adres/);
  });
});

describe("a dispute in the list of jobs", () => {
  it("is in the group of who has the next step", () => {
    const job = { ...aReservedJob({ done_at: AT }), disputed: 14 };
    expect(groupOf(job)).toBe("agreed");
    expect(groupOf({ ...job, dispute_waits: true })).toBe("waiting");
  });

  it("has its state once and a link", () => {
    const row = jobRow({ disputed: 14 });
    expect(textOf(row).match(/geschil/gi)).toHaveLength(3);
    expect(textOf(row)).not.toContain("Er loopt een geschil");
    expect(htmlOf(row)).toContain('href="/payment/14/geschil"');
  });
});
