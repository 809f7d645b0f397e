/**
 * Refreshes the table of postcode areas from a full public file:
 *
 *   node scripts/import-postcodes.mjs FILE --out workers/api/geo/table.ts
 *
 * FILE is GeoNames' NL.txt, or JSON of area -> [lat, lng]. Areas the table already has keep their place's spelling.
 * Such files hold slips, and areas do not move: what contradicts the present table is left as it was, and told.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";

const MOVED_METRES = 5000;
/** A new area lies near the areas numbered just below and above it. */
const STRAY_METRES = 10_000;
const NETHERLANDS = { south: 50.7, north: 53.6, west: 3.3, east: 7.3 };

const HEADER = `/**
 * The four-digit postcode areas of the Netherlands, one place a line: its name, then for each of its areas twelve digits:
 * the area, thousandths of a degree north of 50°, thousandths of a degree east of 3°. Written by scripts/import-postcodes.mjs.
 * Locations compiled and rounded from GeoNames postal codes (geonames.org, CC BY 4.0) and the PC4 list of Peter Arends (MIT).
 */
`;

/** @typedef {{ zip4: string, city: string | null, lat: number, lng: number }} Area */

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
  process.stdout.write(
    `${areas.size} areas, ${areas.size - present.size} more than before, ${slips.length} slips left out\n`,
  );
}

/** @param {string} text @returns {Area[]} */
function readPublic(text) {
  return text.trimStart().startsWith("{") ? readJson(text) : readGeoNames(text);
}

/** @param {string} text @returns {Area[]} */
function readJson(text) {
  return Object.entries(JSON.parse(text)).map(([zip4, [lat, lng]]) => ({ zip4, city: null, lat, lng }));
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
  for (const [, city = null, digits = ""] of text.matchAll(/^(.+): (\d{12}(?: \d{12})*)$/gm)) {
    for (const [, zip4 = "", north, east] of digits.matchAll(/(\d{4})(\d{4})(\d{4})/g)) {
      areas.set(zip4, { zip4, city, lat: 50 + Number(north) / 1000, lng: 3 + Number(east) / 1000 });
    }
  }
  return areas;
}

/** @param {Map<string, Area>} present @param {Area[]} rows */
function merge(present, rows) {
  const areas = new Map(present);
  const slips = [];
  for (const candidates of byZip4(rows)) {
    const known = present.get(candidates[0].zip4);
    const row = known ? nearest(known, candidates) : candidates[0];
    const city = known?.city ?? row.city ?? nearest(row, [...present.values()])?.city;
    const slip = slipOf({ ...row, city }, present);
    if (slip) slips.push(`${row.zip4} ${city ?? "(no place)"} at ${row.lat}, ${row.lng}: ${slip}`);
    else areas.set(row.zip4, { ...row, city });
  }
  return { areas, slips };
}

/** What is wrong with an area of the file, if anything. */
function slipOf(area, present) {
  const { south, north, west, east } = NETHERLANDS;
  if (!/^[1-9]\d{3}$/.test(area.zip4)) return "not four digits";
  if (!area.city) return "no place";
  if (!(area.lat > south && area.lat < north && area.lng > west && area.lng < east)) return "not in the Netherlands";
  if (present.size === 0) return null;
  const known = present.get(area.zip4);
  if (known)
    return metres(known, area) > MOVED_METRES ? `${Math.round(metres(known, area))} metres from where it was` : null;
  const away = Math.min(...neighbours(area.zip4, present).map((neighbour) => metres(neighbour, area)));
  return away > STRAY_METRES ? `${Math.round(away)} metres from the areas numbered next to it` : null;
}

/** The present areas numbered just below and just above. */
function neighbours(zip4, present) {
  const inOrder = [...present.keys()].sort();
  const above = inOrder.findIndex((other) => other > zip4);
  const at = above === -1 ? inOrder.length : above;
  return [inOrder[at - 1], inOrder[at]].flatMap((other) => (other === undefined ? [] : [present.get(other)]));
}

function byZip4(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.zip4, [...(groups.get(row.zip4) ?? []), row]);
  return groups.values();
}

function nearest(from, candidates) {
  const byMetres = candidates.map((candidate) => ({ candidate, away: metres(from, candidate) }));
  return byMetres.sort((a, b) => a.away - b.away)[0]?.candidate;
}

/** Flat-earth metres: enough to tell a slip. */
function metres(from, to) {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  return 111_195 * Math.hypot(to.lat - from.lat, east);
}

/** @param {Map<string, Area>} areas */
function inNotation(areas) {
  const places = new Map();
  for (const area of [...areas.values()].sort((a, b) => Number(a.zip4) - Number(b.zip4))) {
    places.set(area.city, [...(places.get(area.city) ?? []), inDigits(area)]);
  }
  return [...places].map(([city, digits]) => `${city}: ${digits.join(" ")}`).join("\n");
}

function inDigits({ zip4, lat, lng }) {
  const thousandths = (degrees) => String(Math.round(degrees * 1000)).padStart(4, "0");
  return zip4 + thousandths(lat - 50) + thousandths(lng - 3);
}
