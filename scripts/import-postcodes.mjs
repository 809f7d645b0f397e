/**
 * Refreshes the table of postcode areas from a full public file:
 *
 *   node scripts/import-postcodes.mjs FILE --out workers/api/postcodes/table.generated.ts
 *
 * FILE is GeoNames' NL.txt, or JSON of area -> [lat, lng]. Existing areas keep their position; new ones are printed, so that
 * you can check their spelling. Such files contain errors: an area that contradicts the table is skipped and printed.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const MOVED_METRES = 5000;
/** A new area must be near the areas numbered just below and above it. */
const STRAY_METRES = 10_000;
const NETHERLANDS = { south: 50.7, north: 53.6, west: 3.3, east: 7.3 };

const HEADER = `/**
 * The four-digit postcode areas of the Netherlands, one place a line: its name, then its areas, each as the steps from the
 * area before it, also that of another place: in number, in thousandths of a degree north and in thousandths of a degree east.
 * Written by scripts/import-postcodes.mjs.
 * Locations compiled and rounded from GeoNames postal codes (geonames.org, CC BY 4.0) and the PC4 list of Peter Arends (MIT).
 */
`;

/** @typedef {{ lat: number, lng: number }} Point */
/** @typedef {Point & { zip4: string, city?: string }} Area */

main();

function main() {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { out: { type: "string" } } });
  const [file] = positionals;
  if (file === undefined || values.out === undefined) {
    process.stderr.write("Usage: node scripts/import-postcodes.mjs FILE --out TABLE\n");
    process.exit(2);
  }
  const present = existsSync(values.out) ? readTable(readFileSync(values.out, "utf8")) : new Map();
  const { areas, slips } = merge(present, readPublic(readFileSync(file, "utf8")));
  writeFileSync(values.out, `${HEADER}export const table = \`\n${inNotation(areas)}\n\`;\n`);
  for (const slip of slips) process.stderr.write(`${slip}\n`);
  const added = [...areas.values()].filter(({ zip4 }) => !present.has(zip4)).map(({ zip4, city }) => `${zip4} ${city}`);
  process.stdout.write(`${areas.size} areas, ${slips.length} slips left out, new: ${added.join(", ") || "none"}\n`);
}

/** @param {string} text @returns {Area[]} */
function readPublic(text) {
  return text.trimStart().startsWith("{") ? readJson(text) : readGeoNames(text);
}

/** @param {string} text @returns {Area[]} */
function readJson(text) {
  return Object.entries(JSON.parse(text)).map(([zip4, [lat, lng]]) => ({ zip4, lat, lng }));
}

/** @param {string} text @returns {Area[]} */
function readGeoNames(text) {
  return text
    .split(/\r?\n/)
    .map((line) => line.split("\t"))
    .filter((columns) => columns.length >= 11)
    .map((columns) => ({
      zip4: String(columns[1]).slice(0, 4),
      city: String(columns[2]),
      lat: Number(columns[9]),
      lng: Number(columns[10]),
    }));
}

/** @param {string} text @returns {Map<string, Area>} */
function readTable(text) {
  const areas = new Map();
  const last = [0, 0, 0];
  for (const [, city, steps = ""] of text.matchAll(/^(.+): (-?\d+ .+)$/gm)) {
    for (const step of steps.split(", ")) {
      for (const [at, by] of step.split(" ").entries()) last[at] = Number(last[at]) + Number(by);
      const [number, north = 0, east = 0] = last;
      areas.set(String(number), { zip4: String(number), city, lat: north / 1000, lng: east / 1000 });
    }
  }
  return areas;
}

/** @param {Map<string, Area>} present @param {Area[]} rows */
function merge(present, rows) {
  const areas = new Map(present);
  const slips = [];
  for (const [first, ...others] of byZip4(rows)) {
    const known = present.get(first.zip4);
    const row = known ? nearest(known, first, ...others) : first;
    const area = { ...row, city: known?.city ?? row.city ?? placeNear(row, present) };
    const slip = slipOf(area, present);
    if (slip) slips.push(`${area.zip4} ${area.city ?? "(no place)"} at ${area.lat}, ${area.lng}: ${slip}`);
    else areas.set(area.zip4, area);
  }
  return { areas, slips };
}

/** @param {Area} area @param {Map<string, Area>} present */
function slipOf(area, present) {
  const { south, north, west, east } = NETHERLANDS;
  if (!/^[1-9]\d{3}$/.test(area.zip4)) return "not four digits";
  if (!area.city) return "no place";
  if (!(area.lat > south && area.lat < north && area.lng > west && area.lng < east)) return "not in the Netherlands";
  if (present.size === 0) return null;
  const known = present.get(area.zip4);
  if (known) {
    const moved = Math.round(metres(known, area));
    return moved > MOVED_METRES ? `${moved} metres from where it was` : null;
  }
  const away = Math.round(Math.min(...neighbours(area.zip4, present).map((neighbour) => metres(neighbour, area))));
  return away > STRAY_METRES ? `${away} metres from the areas numbered next to it` : null;
}

/** @param {string} zip4 @param {Map<string, Area>} present */
function neighbours(zip4, present) {
  const inOrder = [...present.values()].sort((a, b) => Number(a.zip4) - Number(b.zip4));
  const below = inOrder.findLast((other) => other.zip4 < zip4);
  const above = inOrder.find((other) => other.zip4 > zip4);
  return [below, above].filter((area) => area !== undefined);
}

/** @param {Area[]} rows @returns {Iterable<[Area, ...Area[]]>} */
function byZip4(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.zip4, [...(groups.get(row.zip4) ?? []), row]);
  return groups.values();
}

/** @param {Point} at @param {Map<string, Area>} present */
function placeNear(at, present) {
  const [first, ...others] = present.values();
  return first && nearest(at, first, ...others).city;
}

/** @param {Point} at @param {Area} first @param {Area[]} others */
function nearest(at, first, ...others) {
  return others.reduce((best, other) => (metres(at, other) < metres(at, best) ? other : best), first);
}

/** Flat-earth distance: exact enough to find an error. @param {Point} from @param {Point} to */
function metres(from, to) {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return 111_195 * Math.hypot(to.lat - from.lat, east);
}

/** @param {Map<string, Area>} areas */
function inNotation(areas) {
  const places = new Map();
  for (const area of [...areas.values()].sort((a, b) => Number(a.zip4) - Number(b.zip4))) {
    places.set(area.city, [...(places.get(area.city) ?? []), inNumbers(area)]);
  }
  let last = [0, 0, 0];
  const lines = [...places].map(([city, inPlace]) => {
    const steps = inPlace.map((/** @type {number[]} */ area) => {
      const step = area.map((number, at) => number - Number(last[at])).join(" ");
      last = area;
      return step;
    });
    return `${city}: ${steps.join(", ")}`;
  });
  return lines.join("\n");
}

/** @param {Area} area */
function inNumbers({ zip4, lat, lng }) {
  return [Number(zip4), Math.round(lat * 1000), Math.round(lng * 1000)];
}
