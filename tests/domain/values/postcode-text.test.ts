import { expect, it } from "vitest";
import { postcodeText } from "~/domain/values/postcode-text";

it.each([
  ["1012ab", "1012 AB"],
  ["1012 AB", "1012 AB"],
  [" 3511ab", "3511 AB"],
  ["10 12 ab", "1012 AB"],
  ["1012\u00a0ab\u200b", "1012 AB"],
  ["1012", "1012"],
  [" 1012\u200b", "1012"],
  ["overal", "overal"],
])("writes %s as %s", (typed, written) => {
  expect(postcodeText(typed)).toBe(written);
});
