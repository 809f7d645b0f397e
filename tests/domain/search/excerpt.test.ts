import { expect, it } from "vitest";
import { excerptOf } from "~/domain/search/excerpt";

const DESCRIPTION =
  "De planten moeten naar binnen. Graag ook de takken eruit en de buitenkraan afsluiten voordat het gaat vriezen in de tuin.";
const job = (title: string, description = DESCRIPTION) => ({ title, description });

it("shows the place of the word that the title does not have", () => {
  expect(excerptOf(job("Tuin klaarmaken voor de winter"), "kraan")).toEqual({
    before: "… de takken eruit en de ",
    hit: "buitenkraan",
    after: " afsluiten voordat het gaat vriezen in de tuin.",
  });
});

it.each(["kraan", "kranen", "lekkende kraantje"])("shows nothing for ‘%s’, which is in the title", (typed) => {
  expect(excerptOf(job("Lekkende kraan vervangen", "De kraan lekt al een week."), typed)).toBeNull();
});

it("shows nothing without the word", () => {
  expect(excerptOf(job("Tuin klaarmaken"), "zwembad")).toBeNull();
});

it("finds words with accents, in lines, and at both ends", () => {
  expect(excerptOf(job("Terras", "Eén parasol\nneerzetten"), "een parasol")?.hit).toBe("parasol");
  expect(excerptOf(job("Terras", "Parasol"), "parasol")).toEqual({ before: "", hit: "Parasol", after: "" });
});
