import { distanceMetres, type Point } from "~/domain/jobs/distance";
import { type Area, areas } from "./areas";

export interface AreaAway {
  area: Area;
  metres: number;
}

/** About 200 kB each. */
const REMEMBERED_ORIGINS = 32;
const remembered = new Map<string, readonly AreaAway[]>();

export function areasByDistance(origin: Point): readonly AreaAway[] {
  const centre = `${origin.lat} ${origin.lng}`;
  const walk = remembered.get(centre) ?? nearestFirst(origin);
  remembered.delete(centre);
  remembered.set(centre, walk);
  forgetLeastUsed();
  return walk;
}

function nearestFirst(origin: Point): AreaAway[] {
  const all = areas();
  // One number of metres and position sorts natively, several times faster than with a comparator.
  const keys = Float64Array.from(all, (area, position) => distanceMetres(origin, area) * all.length + position).sort();
  return Array.from(keys, (key) => ({
    area: all[key % all.length] as Area,
    metres: Math.floor(key / all.length),
  }));
}

function forgetLeastUsed(): void {
  for (const leastUsed of remembered.keys()) {
    if (remembered.size <= REMEMBERED_ORIGINS) return;
    remembered.delete(leastUsed);
  }
}
