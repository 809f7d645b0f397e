import type { Point } from "~/domain/distance";
import type { Zip4 } from "~/domain/postcode";
import { table } from "./table";

export interface Area extends Point {
  zip4: Zip4;
  city: string;
}

/** Characters of an area in the table. */
const AREA_WIDTH = 13;

let known: ReadonlyMap<Zip4, Area> | undefined;
let listed: readonly Area[] | undefined;

export function areas(): readonly Area[] {
  listed ??= [...byZip4().values()].sort((a, b) => (a.zip4 < b.zip4 ? -1 : 1));
  return listed;
}

export function areaOf(zip4: Zip4): Area | null {
  return byZip4().get(zip4) ?? null;
}

/** Parsed on first use: most requests need no place. */
function byZip4(): ReadonlyMap<Zip4, Area> {
  known ??= parsed(table);
  return known;
}

function parsed(notation: string): Map<Zip4, Area> {
  const found = new Map<Zip4, Area>();
  for (const line of notation.trim().split("\n")) {
    const colon = line.indexOf(": ");
    const city = line.slice(0, colon);
    for (let at = colon + 2; at < line.length; at += AREA_WIDTH) {
      const zip4 = line.slice(at, at + 4);
      const lat = (50_000 + Number(line.slice(at + 4, at + 8))) / 1000;
      const lng = (3_000 + Number(line.slice(at + 8, at + 12))) / 1000;
      found.set(zip4, { zip4, city, lat, lng });
    }
  }
  return found;
}
