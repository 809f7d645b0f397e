import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CATALOGUE } from "~/content/catalogue";
import { CATEGORIES } from "~/domain/jobs/category-names";
import { CITIES } from "~/domain/site/city";

const folder = new URL("../../public/sharing/", import.meta.url);
const NAMES = [
  "default",
  ...CITIES.map(({ slug }) => `city-${slug}`),
  ...CATEGORIES.map(({ slug }) => `category-${slug}`),
  ...CATALOGUE.map(({ drawing }) => `article-${drawing}`),
];

describe("the pictures for sharing", () => {
  it.each(NAMES)("%s is there, of the size that sites which show cards ask for", (name) => {
    const file = new URL(`${name}.png`, folder);
    expect(existsSync(file)).toBe(true);
    const png = readFileSync(file);
    expect(png.subarray(1, 4).toString("latin1")).toBe("PNG");
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(60_000);
  });

  it("are no others", () => {
    expect(readdirSync(folder).toSorted()).toEqual(NAMES.map((name) => `${name}.png`).toSorted());
  });
});
