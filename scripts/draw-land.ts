/**
 * Draws land and water of the maps: the Netherlands with its lakes, and the land around it. It needs the countries of
 * `@geo-maps/countries-land-250m` (OpenStreetMap, ODbL), which are too large to install for everybody.
 *
 *   npm pack @geo-maps/countries-land-250m && tar xzf geo-maps-countries-land-250m-*.tgz
 *   npx node --import ./scripts/typescript-imports.mjs scripts/draw-land.ts package/map.geo.json
 */
import { readFileSync, writeFileSync } from "node:fs";
import { type Spot, spotOf } from "../app/domain/jobs/map.ts";

const OUT = new URL("../app/components/jobs/land.svg", import.meta.url);

/** Degrees. Wider than any map shows; corners outside are moved to its edge. */
const VIEW = { west: 2.2, east: 8.6, south: 50.1, north: 54.2 };
/** Tenths of a kilometre that a line may be moved. */
const TOLERANCE = 2.5;
/** Square kilometres. Smaller islands and lakes are left out: the source rounds them to triangles. */
const LEAST = { island: 1, lake: 4 };

type Ring = [longitude: number, latitude: number][];

interface Countries {
  features: {
    properties: { A3: string };
    geometry: { type: "Polygon"; coordinates: Ring[] } | { type: "MultiPolygon"; coordinates: Ring[][] };
  }[];
}

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

const projected = (ring: Ring): Spot[] =>
  ring.map(([longitude, latitude]) =>
    spotOf({
      longitude: between(longitude, VIEW.west, VIEW.east),
      latitude: between(latitude, VIEW.south, VIEW.north),
    }),
  );

/** Square kilometres. */
const areaOf = (spots: Spot[]) =>
  Math.abs(
    spots.reduce((sum, { x, y }, at) => {
      const next = spots[(at + 1) % spots.length] as Spot;
      return sum + x * next.y - next.x * y;
    }, 0),
  ) / 200;

function distance({ x, y }: Spot, from: Spot, to: Spot) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return Math.hypot(x - from.x, y - from.y);
  return Math.abs(dy * (x - from.x) - dx * (y - from.y)) / length;
}

function simplified(spots: Spot[]): Spot[] {
  const [first, last] = [spots[0] as Spot, spots.at(-1) as Spot];
  let [farthest, most] = [0, 0];
  for (let at = 1; at < spots.length - 1; at++) {
    const off = distance(spots[at] as Spot, first, last);
    if (off > most) [farthest, most] = [at, off];
  }
  if (most <= TOLERANCE) return [first, last];
  return [...simplified(spots.slice(0, farthest + 1)).slice(0, -1), ...simplified(spots.slice(farthest))];
}

function outline(spots: Spot[]): string {
  const [first, ...others] = simplified(spots).slice(0, -1) as [Spot, ...Spot[]];
  let from = first;
  const moves = others.map((to) => {
    const move = `${to.x - from.x} ${to.y - from.y}`;
    from = to;
    return move;
  });
  return `M${first.x} ${first.y}l${moves.join(" ")}z`.replaceAll(" -", "-");
}

function pathOf(countries: Countries, codes: string[]): string {
  const polygons = countries.features
    .filter(({ properties }) => codes.includes(properties.A3))
    .flatMap(({ geometry }) => (geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates));
  return polygons
    .flatMap(([island = [], ...lakes]) => {
      const land = projected(island);
      if (areaOf(land) < LEAST.island) return [];
      return [land, ...lakes.map(projected).filter((lake) => areaOf(lake) >= LEAST.lake)];
    })
    .map(outline)
    .join("");
}

if (import.meta.main) {
  const countries = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Countries;
  writeFileSync(
    OUT,
    `<!-- Written by scripts/draw-land.ts. Countries: OpenStreetMap contributors, ODbL. -->
<svg xmlns="http://www.w3.org/2000/svg"><path id="abroad" d="${pathOf(countries, ["BEL", "DEU", "FRA", "LUX"])}"/><path id="land" fill-rule="evenodd" d="${pathOf(countries, ["NLD"])}"/></svg>\n`,
  );
}
