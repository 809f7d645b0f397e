/**
 * Draws the background of the maps: a dot in the middle of each postcode area.
 *
 *   npx node --import ./scripts/typescript-imports.mjs scripts/draw-areas.mjs
 */
import { writeFileSync } from "node:fs";
import { spotOf } from "../app/domain/jobs/map.ts";
import { areas } from "../workers/api/postcodes/areas.ts";

const OUT = new URL("../app/components/jobs/areas.svg", import.meta.url);

/** Each dot is a line without length, relative to the one before, so that the map decides its size. */
export function drawing() {
  let from = { x: 0, y: 0 };
  const dots = areas().map(({ lat, lng }) => {
    const at = spotOf({ latitude: lat, longitude: lng });
    const dot = `m${at.x - from.x} ${at.y - from.y}h0`;
    from = at;
    return dot;
  });
  const path = dots.join("").replaceAll(" -", "-");
  return `<!-- Written by scripts/draw-areas.mjs. Places: GeoNames, CC BY 4.0. -->
<svg xmlns="http://www.w3.org/2000/svg"><path id="areas" d="${path}"/></svg>\n`;
}

if (import.meta.main) writeFileSync(OUT, drawing());
