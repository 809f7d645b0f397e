import { describe, expect, it } from "vitest";
import { distanceMetres } from "~/domain/jobs/distance";
import type { Area } from "../../workers/api/postcodes/areas";
import { areaOf, areas } from "../../workers/api/postcodes/areas";
import { areasByDistance } from "../../workers/api/postcodes/by-distance";

const known = (zip4: string): Area => {
  const area = areaOf(zip4);
  if (area === null) throw new Error(`${zip4} is not in the table`);
  return area;
};

describe("the embedded table", () => {
  it.each([
    ["1012", "Amsterdam", 52.373, 4.895],
    ["1071", "Amsterdam", 52.355, 4.879],
    ["1102", "Amsterdam", 52.316, 4.955],
    ["3011", "Rotterdam", 51.919, 4.486],
    ["3062", "Rotterdam", 51.923, 4.519],
    ["2511", "Den Haag", 52.077, 4.314],
    ["3511", "Utrecht", 52.092, 5.115],
    ["1315", "Almere", 52.374, 5.22],
    ["2011", "Haarlem", 52.382, 4.636],
    ["3811", "Amersfoort", 52.156, 5.388],
    ["1506", "Zaandam", 52.439, 4.825],
    ["2312", "Leiden", 52.161, 4.49],
    ["5211", "Den Bosch", 51.689, 5.304],
    ["6211", "Maastricht", 50.848, 5.688],
    ["9712", "Groningen", 53.218, 6.564],
    ["4331", "Middelburg", 51.499, 3.61],
    ["7255", "Hengelo", 52.051, 6.31],
    ["7551", "Hengelo", 52.265, 6.793],
    ["9076", "Sint Annaparochie", 53.276, 5.66],
    ["8355", "Giethoorn", 52.722, 6.079],
    ["1791", "Den Burg", 53.056, 4.797],
    ["8899", "Vlieland", 53.296, 5.07],
    ["9163", "Nes", 53.446, 5.77],
    ["9166", "Schiermonnikoog", 53.479, 6.163],
  ])("%s is %s", (zip4, city, lat, lng) => {
    expect(areaOf(zip4)).toMatchObject({ zip4, city });
    expect(distanceMetres(known(zip4), { lat, lng })).toBeLessThan(2000);
  });

  it.each(["1234", "0000", "1000", "8436", "9998a", ""])("has no %j", (zip4) => {
    expect(areaOf(zip4)).toBeNull();
  });

  it("lists every area once, in order, each in a named place in the Netherlands", () => {
    const digits = areas().map((area) => area.zip4);
    expect(digits.length).toBeGreaterThanOrEqual(4000);
    expect(new Set(digits).size).toBe(digits.length);
    expect([...digits].sort()).toEqual(digits);
    const wrong = areas().filter(
      ({ zip4, city, lat, lng }) =>
        !/^[1-9]\d{3}$/.test(zip4) ||
        !/^(['0-9]|[A-ZÀ-Þ])[^\d(]+$/.test(city) ||
        !(lat > 50.7 && lat < 53.6 && lng > 3.3 && lng < 7.3),
    );
    expect(wrong).toEqual([]);
  });

  it("puts Amsterdam and Rotterdam 57 to 58 kilometres apart", () => {
    const metres = distanceMetres(known("1012"), known("3011"));
    expect(metres).toBeGreaterThan(57_000);
    expect(metres).toBeLessThan(58_500);
  });
});

describe("the walk by distance", () => {
  it("starts at home and passes every area, nearest first, at the distance the domain measures", () => {
    const walk = areasByDistance(known("1012"));
    expect(walk[0]).toEqual({ area: known("1012"), metres: 0 });
    expect(new Set(walk.map(({ area }) => area.zip4)).size).toBe(areas().length);
    expect(walk.map(({ metres }) => metres)).toEqual(walk.map(({ metres }) => metres).toSorted((a, b) => a - b));
    expect(walk.filter(({ area, metres }) => metres !== distanceMetres(known("1012"), area))).toEqual([]);
  });

  it("is remembered for origins in use and forgotten for those long unused", () => {
    const [first, second, ...others] = areas().slice(100, 133);
    if (!first || !second) throw new Error("the table is too short");
    const walk = areasByDistance(first);
    const forgotten = areasByDistance(second);
    for (const other of others) {
      areasByDistance(other);
      expect(areasByDistance(first)).toBe(walk);
    }
    expect(areasByDistance(second)).not.toBe(forgotten);
    expect(areasByDistance(second)).toEqual(forgotten);
  });
});
