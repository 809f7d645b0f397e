import type { Zip4 } from "~/domain/postcode";
import { placeName } from "./place-name";
import type { Area } from "./port";
import { table } from "./table";

const AREA_DIGITS = 12;

let known: ReadonlyMap<Zip4, Area> | undefined;
let listed: readonly Area[] | undefined;

/** Every area of the embedded table, by its digits. */
export function areas(): readonly Area[] {
  listed ??= [...byZip4().values()].sort((a, b) => Number(a.zip4) - Number(b.zip4));
  return listed;
}

/** The area of these four digits in the embedded table. */
export function areaOf(zip4: Zip4): Area | null {
  return byZip4().get(zip4) ?? null;
}

function byZip4(): ReadonlyMap<Zip4, Area> {
  known ??= new Map(parse(table).map((area) => [area.zip4, area]));
  return known;
}

function parse(notation: string): Area[] {
  return notation.trim().split("\n").flatMap(areasOfPlace);
}

function areasOfPlace(line: string): Area[] {
  const colon = line.indexOf(": ");
  const city = placeName(line.slice(0, colon));
  const found: Area[] = [];
  for (let at = colon + 2; at < line.length; at += AREA_DIGITS + 1) {
    found.push({
      zip4: line.slice(at, at + 4),
      city,
      lat: (50_000 + Number(line.slice(at + 4, at + 8))) / 1000,
      lng: (3_000 + Number(line.slice(at + 8, at + 12))) / 1000,
    });
  }
  return found;
}
