import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { drawing } from "../../scripts/draw-areas.mjs";
import { areas } from "../../workers/api/postcodes/areas";

const drawn = () => readFileSync(new URL("../../app/components/jobs/areas.svg", import.meta.url), "utf8");

it("the ground of the maps is what the script draws of the table of areas", () => {
  expect(drawn()).toBe(drawing());
});

it("has a dot for each area, and weighs little", () => {
  expect(drawn().match(/h0/g)).toHaveLength(areas().length);
  expect(drawn().length).toBeLessThan(40_000);
});
