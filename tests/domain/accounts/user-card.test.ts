import { expect, it } from "vitest";
import { capitalised } from "~/domain/accounts/user-card";

it.each([
  ["jan", "Jan"],
  ["jan de boer", "Jan de Boer"],
  ["Jan de boer", "Jan de boer"],
  ["DJ Tiësto", "DJ Tiësto"],
  ["élise", "Élise"],
  ["李小龙", "李小龙"],
])("%s becomes %s", (typed, name) => {
  expect(capitalised(typed)).toBe(name);
});
