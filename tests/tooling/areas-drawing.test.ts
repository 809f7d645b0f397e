import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawings } from "../../scripts/draw-areas.mjs";
import { areas } from "../../workers/api/postcodes/areas";

const FOLDER = new URL("../../app/components/jobs/", import.meta.url);
const drawn = (name: string) => readFileSync(new URL(name, FOLDER), "utf8");
const bands = readdirSync(new URL("areas/", FOLDER)).map((name) => `areas/${name}`);
const dotsIn = (text: string) => text.match(/h0/g)?.length ?? 0;

it("the ground of the maps is what the script draws of the table of areas", () => {
  const files = drawings();
  expect([...files.keys()].sort()).toEqual(["areas.svg", ...bands].sort());
  for (const [name, text] of files) expect(drawn(name), name).toBe(text);
});

it("has a dot for each area, in one file and in the bands, and weighs little", () => {
  expect(dotsIn(drawn("areas.svg"))).toBe(areas().length);
  expect(dotsIn(bands.map(drawn).join(""))).toBe(areas().length);
  expect(drawn("areas.svg").length).toBeLessThan(40_000);
  for (const band of bands) expect(drawn(band).length, band).toBeLessThan(8_000);
});
