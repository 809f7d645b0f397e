import { expect, it } from "vitest";
import { businessTaxForm, isBsn, maskTaxData, personTaxForm } from "~/domain/accounts/tax-data";
import { payoutRefusal } from "~/domain/money/wallet";
import { taxDataKeptFrom } from "~/domain/site/retention";

const PERSON = { street: "Kerkstraat 12", zipcode: "1012 ab", city: "Amsterdam", birth_date: "1985-04-12" };
const NAMES = { first_name: "Petra", last_name: "de Vries" };
const parse = (of: object) => personTaxForm.safeParse({ ...NAMES, ...PERSON, bsn: "999990019", ...of });
const faultsOf = (of: object) =>
  parse(of).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

it("a BSN has nine digits that pass the 11-test", () => {
  for (const right of ["999990019", "111222333", "123456782"]) expect(isBsn(right), right).toBe(true);
  for (const wrong of ["999990018", "000000000", "12345678", "9999900190", "99999001a", ""]) {
    expect(isBsn(wrong), wrong).toBe(false);
  }
  expect(parse({ bsn: "9999.90.019" }).data?.bsn).toBe("999990019");
  expect(parse({ bsn: "99 99 9001 9" }).data?.bsn).toBe("999990019");
});

it("an older BSN may be written with eight digits", () => {
  const nine = Array.from({ length: 200 }, (_, at) => `0${12_345_600 + at}`).find(isBsn) ?? "";
  expect(parse({ bsn: nine.slice(1) }).data?.bsn).toBe(nine);
});

it("all faults of a person are told together", () => {
  expect(faultsOf({ street: "", zipcode: "1012", city: " ", birth_date: "1985-02-30", bsn: "123456789" })).toEqual([
    "street required",
    "zipcode zipcode",
    "city required",
    "birth_date date",
    "bsn bsn",
  ]);
  expect(faultsOf({ street: "Kerkstraat" })).toEqual(["street street"]);
  expect(faultsOf({ birth_date: "" })).toEqual(["birth_date date"]);
  expect(faultsOf({ birth_date: "2099-01-01" })).toEqual(["birth_date birth_date"]);
  const today = new Date().toISOString();
  const young = `${Number(today.slice(0, 4)) - 17}${today.slice(4, 10)}`;
  expect(faultsOf({ birth_date: young })).toEqual(["birth_date birth_date_age"]);
  expect(faultsOf({ birth_date: "1850-01-01" })).toEqual(["birth_date birth_date"]);
  expect(faultsOf({ bsn: undefined })).toEqual(["bsn required"]);
});

it.each([
  [{ last_name: "" }, ["last_name required"]],
  [{ last_name: "V." }, ["last_name last_name"]],
  [{ first_name: "P" }, ["first_name first_name"]],
  [{ first_name: undefined, last_name: undefined }, ["first_name required", "last_name required"]],
  [{ first_name: "Bo", last_name: "Ng" }, []],
])("a person has two whole names: %j", (names, faults) => {
  expect(faultsOf(names)).toEqual(faults);
});

it("a business may have no RSIN", () => {
  expect(businessTaxForm.parse({ legal_name: "Bos", rsin: "" })).toEqual({ legal_name: "Bos", rsin: undefined });
  expect(businessTaxForm.parse({ legal_name: "Bos B.V.", rsin: "001234584" }).rsin).toBe("001234584");
  expect(businessTaxForm.safeParse({ legal_name: "Bos B.V.", rsin: "001234583" }).success).toBe(false);
});

it("is shown to its owner only in part", () => {
  const data = { kind: "person", name: "Petra", ...PERSON, zipcode: "1012AB", bsn: "999990019" } as const;
  const shown = JSON.stringify(maskTaxData(data, "2026-03-01T10:00:00Z"));
  for (const hidden of ["Kerkstraat", "12AB", "04-12", "99999"]) expect(shown).not.toContain(hidden);
  expect(shown).toContain("******019");
});

it("is asked for once there is something to pay out", () => {
  const state = { verified: true, iban: "NL91ABNA0417164300", iban_changed_at: null, next_payout_date: "2026-12-25" };
  const now = Date.parse("2026-11-26T12:00:00Z");
  expect(payoutRefusal({ ...state, balance: 0, tax_data: false }, now)).toBe("nothing_to_pay_out");
  expect(payoutRefusal({ ...state, balance: 100, tax_data: false }, now)).toBe("tax_data_missing");
  expect(payoutRefusal({ ...state, balance: 100, tax_data: true }, now)).toBeNull();
});

it("is kept for seven full years", () => {
  expect(taxDataKeptFrom("2026-01-01")).toBe("2019-01-01");
  expect(taxDataKeptFrom("2026-12-31")).toBe("2019-01-01");
});
