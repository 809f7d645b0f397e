import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { iban, isIban, maskIban } from "~/domain/money/iban";

const REAL = [
  "NL91ABNA0417164300",
  "NL20INGB0001234567",
  "BE68539007547034",
  "DE89370400440532013000",
  "GB29NWBK60161331926819",
  "MT84MALT011000012345MTLCAST001S",
  "TR330006100519786457841326",
  "BR1800360305000010009795493C1",
  "SA0380000000608010167519",
];

describe("an IBAN", () => {
  it.each(REAL)("%s is one, also with spaces and in lower case", (number) => {
    const typed = ` ${number.toLowerCase().replace(/(.{4})/g, "$1 ")}`;
    expect([isIban(number), iban.parse(typed)]).toEqual([true, number]);
  });

  it.each([
    ["another check digit", "NL92ABNA0417164300"],
    ["a digit too few", "NL91ABNA041716430"],
    ["a digit too many", "NL91ABNA04171643000"],
    ["a country that has none", "XX91ABNA0417164300"],
    ["a sign that is no letter", "NL91ABN-0417164300"],
    ["no check digits", "NLAAABNA0417164300"],
  ])("is none with %s", (_, number) => {
    expect(iban.safeParse(number).error?.issues.map((issue) => issue.message)).toEqual(["iban"]);
  });

  it("notices any one digit typed wrongly", () => {
    const wrong = fc.record({
      number: fc.constantFrom(...REAL),
      at: fc.integer({ min: 4, max: 14 }),
      digit: fc.nat(9),
    });
    fc.assert(
      fc.property(wrong, ({ number, at, digit }) => {
        fc.pre(/\d/.test(number[at] ?? "") && number[at] !== String(digit));
        expect(isIban(number.slice(0, at) + digit + number.slice(at + 1))).toBe(false);
      }),
    );
  });

  it("notices two digits that changed places", () => {
    expect(isIban("NL91ABNA0417163400")).toBe(false);
  });

  it("is shown by its ends alone", () => {
    expect(maskIban("NL91ABNA0417164300")).toBe("NL91******4300");
  });

  it("may be sent as it was shown, or empty", () => {
    expect([iban.parse("NL91******4300"), iban.parse(" ")]).toEqual(["NL91******4300", ""]);
  });
});
