import { expect, it } from "vitest";
import { firstCharacters, lastCharacters } from "~/domain/values/characters";

it("cuts no character in half, and none that came in half stays", () => {
  expect(firstCharacters("ab😀cd", 3)).toBe("ab😀");
  expect(lastCharacters(`😀${"x".repeat(99)}`, 100)).toBe(`😀${"x".repeat(99)}`);
  expect(lastCharacters(`zomer😀${"x".repeat(95)}.png`, 100)).toBe(`😀${"x".repeat(95)}.png`);
  for (const cut of [firstCharacters("a\ud83d", 5), lastCharacters("\ude00a", 5)]) {
    expect(() => encodeURIComponent(cut)).not.toThrow();
  }
});
