import { expect, it } from "vitest";
import { isLongEnough, searchedCode, searchedFiles, searchedGroup, searchedNumber } from "~/domain/admin/admin-search";

it("searches for a number, or for words that an index knows", () => {
  expect(["12", "#12", " # 12 ", "12a", "", "-1"].map(searchedNumber)).toEqual([12, 12, 12, null, null, null]);
  expect(["Betaling nummer 21", "payment 21", "Klus 7", "kamer 7"].map(searchedNumber)).toEqual([21, 21, 7, null]);
  expect(["dfsdxj6c", "DFSDXJ6", "Jansen"].map(searchedCode)).toEqual(["DFSDXJ6C", null, null]);
  expect(["", "ab", "a b", "abc", "de Vries"].map(isLongEnough)).toEqual([false, false, false, true, true]);
});

it("knows the kind of a number by the word before it", () => {
  const numbers = ["geschil 14", "Melding 3", "Misbruikmelding 3", "besluit nummer 3", "Decision 3", "Bezwaar #3"];
  expect(numbers.map(searchedNumber)).toEqual([14, 3, 3, 3, 3, 3]);
  expect(numbers.map(searchedFiles)).toEqual([["dispute"], ["report"], ["report"], ...Array(3).fill(["decision"])]);
  expect(searchedFiles("14")).toEqual(["dispute", "report", "decision"]);
  expect(searchedFiles("Betaling 17")).toEqual([]);
  expect(["Betaling 17", "persoon 2", "Geschil 14", "17", "kraan 17"].map(searchedGroup)).toEqual([
    "payments",
    "people",
    "files",
    null,
    null,
  ]);
});
