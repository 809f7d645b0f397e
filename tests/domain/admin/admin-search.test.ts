import { expect, it } from "vitest";
import { isLongEnough, searchedCode, searchedNumber } from "~/domain/admin/admin-search";

it("searches for a number, or for words that an index knows", () => {
  expect(["12", "#12", " # 12 ", "12a", "", "-1"].map(searchedNumber)).toEqual([12, 12, 12, null, null, null]);
  expect(["Betaling nummer 21", "payment 21", "Klus 7", "kamer 7"].map(searchedNumber)).toEqual([21, 21, 7, null]);
  expect(["dfsdxj6c", "DFSDXJ6", "Jansen"].map(searchedCode)).toEqual(["DFSDXJ6C", null, null]);
  expect(["", "ab", "a b", "abc", "de Vries"].map(isLongEnough)).toEqual([false, false, false, true, true]);
});
