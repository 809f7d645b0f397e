import type { Point } from "~/domain/jobs/distance";
import type { Zip4 } from "~/domain/values/postcode";
import { table } from "./table.generated";

export interface Area extends Point {
  zip4: Zip4;
  city: string;
}

let known: ReadonlyMap<Zip4, Area> | undefined;
let listed: readonly Area[] | undefined;

export function areas(): readonly Area[] {
  listed ??= [...byZip4().values()].sort((a, b) => (a.zip4 < b.zip4 ? -1 : 1));
  return listed;
}

export function areaOf(zip4: Zip4): Area | null {
  return byZip4().get(zip4) ?? null;
}

function byZip4(): ReadonlyMap<Zip4, Area> {
  known ??= parsed(table);
  return known;
}

function parsed(notation: string): Map<Zip4, Area> {
  const byZip4 = new Map<Zip4, Area>();
  let [number, north, east] = [0, 0, 0];
  for (const line of notation.trim().split("\n")) {
    const [city = "", steps = ""] = line.split(": ");
    for (const step of steps.split(", ")) {
      const [onward, up, right] = step.split(" ");
      number += Number(onward);
      north += Number(up);
      east += Number(right);
      const zip4 = String(number);
      byZip4.set(zip4, { zip4, city, lat: north / 1000, lng: east / 1000 });
    }
  }
  return byZip4;
}
