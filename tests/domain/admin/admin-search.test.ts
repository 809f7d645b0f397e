import { expect, it } from "vitest";
import { isLongEnough, searchedNumber } from "~/domain/admin/admin-search";

it("searches for a number, or for words that an index knows", () => {
  expect(["12", "#12", " # 12 ", "12a", "", "-1"].map(searchedNumber)).toEqual([12, 12, 12, null, null, null]);
  expect(["", "ab", "a b", "abc", "de Vries"].map(isLongEnough)).toEqual([false, false, false, true, true]);
});
