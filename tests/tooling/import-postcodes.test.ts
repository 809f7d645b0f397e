import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const IMPORTER = path.resolve("scripts/import-postcodes.mjs");
const OWN_TABLE = path.resolve("workers/api/postcodes/table.generated.ts");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "import-postcodes-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const written = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const geoNames = (...rows: [zip4: string, place: string, lat: number, lng: number][]) =>
  rows
    .map(([zip4, place, lat, lng]) => ["NL", zip4, place, "", "", "", "", "", "", lat, lng, ""].join("\t"))
    .join("\n");

const imported = (file: string, out: string) => {
  const run = spawnSync(process.execPath, [IMPORTER, file, "--out", out], { encoding: "utf8" });
  return {
    ...run,
    lines: readFileSync(out, "utf8")
      .split("\n")
      .filter((line) => /: -?\d+ -?\d+ -?\d+/.test(line)),
  };
};

describe("the importer of postcodes", () => {
  it("writes a first table from a GeoNames file, one place a line", () => {
    const file = written(
      "NL.txt",
      geoNames(
        ["1012", "Amsterdam", 52.3734, 4.8949],
        ["8355", "Giethoorn", 52.7221, 6.0789],
        ["1011", "Amsterdam", 52.371, 4.9041],
      ),
    );
    const { status, lines } = imported(file, path.join(folder, "table.ts"));
    expect(status).toBe(0);
    expect(lines).toEqual(["Amsterdam: 1011 52371 4904, 1 2 -9", "Giethoorn: 7343 349 1184"]);
  });

  it("moves areas a little, adds the new ones, and takes the place nearest to where the area was", () => {
    const out = written("table.ts", "export const table = `\nDen Haag: 2511 52077 4314, 1 -1 -12\n`;\n");
    const file = written(
      "NL.txt",
      geoNames(
        ["2511", "Elders", 52.3, 4.9],
        ["2511", "'s-Gravenhage", 52.079, 4.316],
        ["2513", "Scheveningen", 52.083, 4.295],
      ),
    );
    const { lines, stdout } = imported(file, out);
    expect(lines).toEqual(["Den Haag: 2511 52079 4316, 1 -3 -14", "Scheveningen: 1 7 -7"]);
    expect(stdout).toContain("new: 2513 Scheveningen");
  });

  it("leaves out slips and tells them", () => {
    const out = written(
      "table.ts",
      "export const table = `\nLoosdrecht: 1231 52212 5084\nRotterdam: 1830 -285 -579, 1 -4 14\n`;\n",
    );
    const file = written(
      "NL.txt",
      geoNames(
        ["3062", "Rotterdam", 51.8573, 3.9439],
        ["1234", "Lemiers", 50.7859, 5.9923],
        ["3061", "Rotterdam", 4.505, 51.927],
      ),
    );
    const { lines, stderr, stdout } = imported(file, out);
    expect(lines).toEqual(["Loosdrecht: 1231 52212 5084", "Rotterdam: 1830 -285 -579, 1 -4 14"]);
    expect(stderr.split("\n").map((line) => line.slice(0, 4))).toEqual(["3062", "1234", "3061", ""]);
    expect(stdout).toContain("3 slips left out");
  });

  it("reads bare locations, and names a new area after the place nearest to it", () => {
    const out = written("table.ts", "export const table = `\nAmsterdam: 1011 52371 4904\n`;\n");
    const file = written("areas.json", JSON.stringify({ 1011: [52.3716, 4.9041], 1012: [52.3735, 4.8951] }));
    expect(imported(file, out).lines).toEqual(["Amsterdam: 1011 52372 4904, 1 2 -9"]);
  });

  it("refuses bare locations when there is no place to name them after", () => {
    const file = written("areas.json", JSON.stringify({ 1011: [52.3716, 4.9041] }));
    const { lines, stderr } = imported(file, path.join(folder, "table.ts"));
    expect(lines).toEqual([]);
    expect(stderr).toContain("no place");
  });

  it("leaves our own table byte for byte as it is when the file has nothing new", () => {
    const own = readFileSync(OWN_TABLE, "utf8");
    const out = written("table.ts", own);
    imported(written("areas.json", "{}"), out);
    expect(readFileSync(out, "utf8")).toBe(own);
  });

  it("says how it is used", () => {
    const run = spawnSync(process.execPath, [IMPORTER], { encoding: "utf8" });
    expect(run.status).toBe(2);
    expect(run.stderr).toContain("Usage");
  });
});
