import { expect, it } from "vitest";
import { shortNameOf } from "~/domain/accounts/short-name";
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

it("has a short name, but not that of a deleted user, which describes", () => {
  expect(shortNameOf({ id: 1, name: "Hassan Bakker" })).toBe("Hassan");
  expect(shortNameOf({ id: null, name: "Verwijderde gebruiker" })).toBe("Verwijderde gebruiker");
});
