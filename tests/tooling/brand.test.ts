import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { brand } from "~/brand";

const file = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

it("paints the browser's bars like the paper", () => {
  const { light, dark } = brand.themeColor;
  expect(file("app/styles/tokens.css")).toContain(`--color-paper: light-dark(${light}, ${dark});`);
});
