import { expect, test } from "vitest";
import { circlesOf } from "~/components/jobs/map-circles";

const area = (city: string, zip4: string, x: number, y = 0) => ({
  city,
  zip4,
  x,
  y,
  count: 1,
  latitude: 0,
  longitude: 0,
  name: zip4,
  href: zip4,
});
const shown = (areas: ReturnType<typeof area>[], width: number) =>
  circlesOf(areas, width).map((circle) => [circle.city, circle.count, circle.areas.length]);

const AMSTERDAM = [area("Amsterdam", "1012", 0), area("Amsterdam", "1013", 12), area("Amsterdam", "1016", 24)];
const UTRECHT = area("Utrecht", "3512", 300);

test("a city whose circles would lie on top of each other has one, with all its jobs", () => {
  expect(shown([...AMSTERDAM, UTRECHT], 600)).toEqual([
    ["Utrecht", 1, 1],
    ["Amsterdam", 3, 3],
  ]);
});

test("only circles that touch are joined: one side of a city, not the other", () => {
  const almere = [area("Almere", "1315", 0), area("Almere", "1316", 30), area("Almere", "1358", 120)];
  expect(shown([...almere, UTRECHT], 600)).toEqual([
    ["Almere", 1, 1],
    ["Utrecht", 1, 1],
    ["Almere", 2, 2],
  ]);
});

test("on a closer map, or in the only city, each area has its circle", () => {
  expect(shown([...AMSTERDAM, UTRECHT], 160)).toHaveLength(4);
  expect(shown(AMSTERDAM, 600)).toHaveLength(3);
});
