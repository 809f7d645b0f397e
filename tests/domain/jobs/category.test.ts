import { expect, it } from "vitest";
import { categoryOf } from "~/domain/jobs/category-names";
import { likelyCategory } from "~/domain/search/suggestion";
import { DUTCH, ENGLISH } from "./category-titles";

it.each([
  { language: "Dutch", titles: DUTCH },
  { language: "English", titles: ENGLISH },
])("guesses the category of at least 90 of 100 $language titles", ({ language, titles }) => {
  const missed = titles.flatMap(([title, category]) => {
    const guess = likelyCategory(title);
    return guess === category ? [] : [`${title}: ${categoryOf(guess).en}, not ${categoryOf(category).en}`];
  });
  const hits = titles.length - missed.length;
  expect(hits / titles.length, `${language}: ${hits} of ${titles.length}\n${missed.join("\n")}`).toBeGreaterThanOrEqual(
    0.9,
  );
});

it.each([
  ["Badkamer schoonmaken", 2],
  ["Badkamer moet schoongemaakt worden", 2],
  ["Tegels schoonmaken", 2],
  ["Schuur verven", 4],
  ["Bank naar boven tillen", 3],
  ["Kraan in de keuken", 10],
] as const)("weighs a verb above an object, and an object above a place: %s", (title, category) => {
  expect(likelyCategory(title)).toBe(category);
});
