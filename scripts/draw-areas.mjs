/**
 * Draws the background of the maps: a dot in the middle of each postcode area. The map of a town loads only the bands
 * of the country that it shows.
 *
 *   npx node --import ./scripts/typescript-imports.mjs scripts/draw-areas.mjs
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { bandOf, spotOf } from "../app/domain/jobs/map.ts";
import { areas } from "../workers/api/postcodes/areas.ts";

const FOLDER = new URL("../app/components/jobs/", import.meta.url);
const BANDS = new URL("areas/", FOLDER);

const spots = () => areas().map(({ lat, lng }) => spotOf({ latitude: lat, longitude: lng }));

/**
 * Each dot is a line without length, relative to the one before, so that the map decides its size.
 *
 * @param {import("../app/domain/jobs/map.ts").Spot[]} all
 */
function drawn(all) {
  let from = { x: 0, y: 0 };
  const dots = all.map((at) => {
    const dot = `m${at.x - from.x} ${at.y - from.y}h0`;
    from = at;
    return dot;
  });
  const path = dots.join("").replaceAll(" -", "-");
  return `<!-- Written by scripts/draw-areas.mjs. Places: GeoNames, CC BY 4.0. -->
<svg xmlns="http://www.w3.org/2000/svg"><path id="areas" d="${path}"/></svg>\n`;
}

/** By path below app/components/jobs. */
export function drawings() {
  const files = new Map([["areas.svg", drawn(spots())]]);
  for (const [band, its] of Map.groupBy(spots(), ({ y }) => bandOf(y))) files.set(`areas/${band}.svg`, drawn(its));
  return files;
}

if (import.meta.main) {
  rmSync(BANDS, { recursive: true, force: true });
  mkdirSync(BANDS);
  for (const [name, text] of drawings()) writeFileSync(new URL(name, FOLDER), text);
}
