import { expect, it } from "vitest";
import { CATEGORIES, CATEGORIES_SHOWN, DEFAULT_CATEGORY } from "~/domain/jobs/category-names";

it("lists every category once, the general one last", () => {
  const ids = CATEGORIES_SHOWN.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(CATEGORIES.map(({ id }) => id).toSorted());
  expect(ids.at(-1)).toBe(DEFAULT_CATEGORY);
});
