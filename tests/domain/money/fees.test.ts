import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FEE_PERCENT, feeOf, formatMoney, parseMoney, withFee } from "~/domain/money/money";
import { isEarlyPayoutOffered, lastPayoutDate, nextPayoutDate } from "~/domain/money/payout-schedule";
import { percents } from "./percents";

const cents = fc.integer({ min: 100, max: 999_900 });

describe("the fee", () => {
  it.each([
    ["1.10", "0.06", "1.16", "1.04"],
    ["1.70", "0.09", "1.79", "1.61"],
    ["4.30", "0.22", "4.52", "4.08"],
    ["10.10", "0.51", "10.61", "9.59"],
    ["33.33", "1.67", "35.00", "31.66"],
    ["100.00", "5.00", "105.00", "95.00"],
    ["9999.00", "499.95", "10498.95", "9499.05"],
  ])("of %s is %s: pays %s, receives %s", (bid, fee, pays, receives) => {
    const amount = parseMoney(bid) ?? 0;
    expect(formatMoney(feeOf(amount, FEE_PERCENT))).toBe(fee);
    expect(formatMoney(withFee(amount, FEE_PERCENT))).toBe(pays);
    expect(formatMoney(amount - feeOf(amount, FEE_PERCENT))).toBe(receives);
  });

  it("of an early payout of 9.59 leaves 9.11", () => {
    expect(formatMoney(959 - feeOf(959, FEE_PERCENT))).toBe("9.11");
  });

  it("is the same as the sum the contract writes: floor((cents·105+50)/100)", () => {
    fc.assert(
      fc.property(cents, (bid) => {
        expect(withFee(bid, FEE_PERCENT)).toBe(Math.floor((bid * 105 + 50) / 100));
      }),
    );
  });

  it("is never more than half a cent off its percentage, and never shrinks", () => {
    fc.assert(
      fc.property(cents, percents, (bid, percent) => {
        expect(Math.abs(feeOf(bid, percent) - (bid * percent) / 100)).toBeLessThanOrEqual(0.5 + 1e-6);
        expect(feeOf(bid + 1, percent)).toBeGreaterThanOrEqual(feeOf(bid, percent));
      }),
    );
  });

  it("is rounded half up where binary fractions are not exact", () => {
    expect([feeOf(1000, 7.25), feeOf(5000, 8.29), feeOf(100, 0)]).toEqual([73, 415, 0]);
  });
});

describe("money as it is written", () => {
  it("is read back as it was", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (sum) => {
        expect(parseMoney(formatMoney(sum))).toBe(sum);
      }),
    );
  });

  it.each([
    ["12", 1200],
    ["12,5", 1250],
    [" 0.05 ", 5],
    [7.1, 710],
    ["999999.99", 99_999_999],
  ])("%s is %i cents", (written, sum) => expect(parseMoney(written)).toBe(sum));

  it.each(["1e3", "-5", "12.", ".5", "1.005", "1.000,00", "NaN", "", "1 000", "1000000000000", "0x10", "١"])(
    "%s is no money",
    (written) => expect(parseMoney(written)).toBeNull(),
  );
});

describe("the next payout date", () => {
  it.each([
    ["2026-11-24T12:00:00Z", 25, "2026-11-25"],
    ["2026-11-25T12:00:00Z", 25, "2026-11-25"],
    ["2026-11-25T23:30:00Z", 25, "2026-12-25"],
    ["2026-12-26T12:00:00Z", 25, "2027-01-25"],
    ["2027-02-10T12:00:00Z", 31, "2027-02-28"],
    ["2026-03-31T21:59:00Z", 31, "2026-03-31"],
    ["2026-03-31T22:01:00Z", 31, "2026-04-30"],
  ])("at %s, on day %i, is %s", (now, day, date) => expect(nextPayoutDate(Date.parse(now), day)).toBe(date));

  it("is next month's once this month's was paid", () => {
    const at = (now: string, paid: string) => nextPayoutDate(Date.parse(now), 25, paid);
    expect(at("2026-11-25T12:00:00Z", "2026-11")).toBe("2026-12-25");
    expect(at("2026-11-25T12:00:00Z", "2026-10")).toBe("2026-11-25");
  });

  it("makes an early one pointless two days before it", () => {
    const offered = (now: string) => isEarlyPayoutOffered("2026-11-25", Date.parse(now));
    expect(["2026-11-22", "2026-11-23", "2026-11-25"].map((day) => offered(`${day}T12:00:00Z`))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the latest payout date", () => {
  it.each([
    ["2026-11-24T12:00:00Z", 25, "2026-10-25"],
    ["2026-11-24T23:00:00Z", 25, "2026-11-25"],
    ["2026-11-25T23:30:00Z", 25, "2026-11-25"],
    ["2027-01-24T12:00:00Z", 25, "2026-12-25"],
    ["2027-03-10T12:00:00Z", 31, "2027-02-28"],
    ["2026-03-31T22:01:00Z", 31, "2026-03-31"],
  ])("at %s, on day %i, is %s", (now, day, date) => expect(lastPayoutDate(Date.parse(now), day)).toBe(date));
});
