import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { CATEGORIES } from "~/domain/jobs/category-names";
import { CITIES } from "~/domain/site/city";

const read = (path: string) => readFileSync(new URL(`../../app/components/${path}`, import.meta.url), "utf8");

it.each([
  ["ui/icons.svg", "ui/icon-names.ts", "IconName"],
  ["illustrations/scenes.svg", "illustrations/scene.tsx", "SceneName"],
  ["illustrations/articles.svg", "../domain/site/article.ts", "ArticleDrawing"],
])("%s draws exactly the names in %s", (sprite, module, type) => {
  const drawn = drawnIn(sprite);
  const union = new RegExp(`type ${type} =([^;]+);`).exec(read(module))?.[1] ?? "";
  const named = [...union.matchAll(/"([\w-]+)"/g)].map(([, name]) => name);
  expect(drawn.toSorted()).toEqual(named.toSorted());
  expect(drawn.length).toBeGreaterThan(0);
});

it("draws every category", () => {
  expect(drawnIn("illustrations/categories.svg").toSorted()).toEqual(CATEGORIES.map(({ slug }) => slug).toSorted());
});

it("draws every city", () => {
  expect(drawnIn("illustrations/skylines.svg").toSorted()).toEqual(CITIES.map(({ slug }) => slug).toSorted());
});

function drawnIn(sprite: string): string[] {
  return [...read(sprite).matchAll(/<symbol id="([\w-]+)"/g)].map(([, id = ""]) => id);
}
