import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { feeOf, formatMoney, isUnclearMoney, parseMoney, typedMoney } from "~/domain/money/money";
import { amount, money } from "~/domain/money/money-schema";

const faultOf = (schema: typeof money, input: unknown) =>
  schema.safeParse(input).error?.issues.map((issue) => issue.message);

describe("money from outside", () => {
  it.each([
    ["0", 0],
    ["12", 1200],
    ["12.5", 1250],
    ["12,50", 1250],
    [" 4.30 ", 430],
    [4.3, 430],
    [1.1, 110],
    ["999999.99", 99_999_999],
    ["007", 700],
  ])("%j is %i cents", (written, cents) => {
    expect(money.parse(written)).toBe(cents);
  });

  it.each([
    "1e3",
    "-5",
    "12.",
    ".5",
    "1.005",
    "1.000,00",
    "NaN",
    "true",
    "1000000000000",
    "€ 5",
    "5 0",
    "٣",
    1.005,
    1e21,
    Number.NaN,
    -1,
    Infinity,
  ])("%j is none", (written) => {
    expect(faultOf(money, written)).toEqual(["money"]);
  });

  it.each([
    [undefined, "required"],
    [null, "required"],
    ["", "required"],
    [true, "money"],
    [["5"], "money"],
  ])("%j is %s", (written, fault) => {
    expect(faultOf(money, written)).toEqual([fault]);
  });

  it.each([
    ["0.99", "amount_min"],
    ["9999.01", "amount_max:999900"],
    ["999999999", "amount_max:999900"],
    [1_000_000, "amount_max:999900"],
    ["x", "money"],
  ])("%s is no price: %s", (written, fault) => {
    expect(amount.safeParse(written).error?.issues.map((issue) => issue.message)).toEqual([fault]);
  });

  it("is a price from 1.00 to 9999.00", () => {
    expect([amount.parse("1"), amount.parse("9999,00")]).toEqual([100, 999_900]);
  });
});

describe("money as people write it", () => {
  it.each([
    ["75", "75"],
    ["12,5", "12,5"],
    ["€ 75", "75"],
    ["€75,50", "75,50"],
    ["75 euro", "75"],
    ["EUR 75", "75"],
    ["75,-", "75"],
    ["€ 75,—", "75"],
    ["1.000", "1000"],
    ["1.000,00", "1000.00"],
    ["1,234.5", "1234.5"],
    ["€ 1.250,-", "1250"],
  ])("%s is read as %s", (typed, read) => {
    expect(typedMoney(typed, "nl")).toBe(read);
  });

  it.each(["1.00.0", "12,345,6", "1.000.00", "veertig", "€", "", "-5", "1e3", "5 0"])("%j stays as typed", (typed) => {
    expect(typedMoney(typed, "nl")).toBe(typed);
  });

  it.each([
    ["nl", "12,345", "12.345"],
    ["en", "€ 1.000", "€ 1,000"],
  ] as const)("is unclear in %s with three digits after the decimal sign: %s, not %s", (language, unclear, clear) => {
    expect(isUnclearMoney(unclear, language)).toBe(true);
    expect(typedMoney(unclear, language)).toBe(unclear);
    expect(isUnclearMoney(clear, language)).toBe(false);
    expect(parseMoney(typedMoney(clear, language))).toBe(language === "nl" ? 1_234_500 : 100_000);
  });
});

describe("money to outside", () => {
  it("comes back as the same cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(parseMoney(formatMoney(cents))).toBe(cents);
        expect(parseMoney(formatMoney(cents).replace(".", ","))).toBe(cents);
      }),
    );
  });

  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [10_000, "100.00"],
    [-475, "-4.75"],
    [-5, "-0.05"],
  ])("%i cents is %s", (cents, written) => {
    expect(formatMoney(cents)).toBe(written);
  });
});

describe("the platform's part", () => {
  it("is a percentage, rounded half up, never off by more than half a cent", () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999_900 }), fc.integer({ min: 0, max: 30 }), (cents, percent) => {
        const off = feeOf(cents, percent) * 100 - cents * percent;
        expect(off > -50 && off <= 50 && Number.isInteger(feeOf(cents, percent))).toBe(true);
      }),
    );
  });
});
