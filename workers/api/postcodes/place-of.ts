import type { JobPlace } from "~/domain/jobs/job-details";
import type { Zip4 } from "~/domain/values/postcode";
import { type Area, areaOf, areas } from "./areas";

const AROUND = { lat: 0.055, lng: 0.16 };
const MAX_NEARBY = 8;

export function placeOf(zip4: Zip4): JobPlace | null {
  const area = areaOf(zip4);
  return area && { zip4, city: area.city, latitude: area.lat, longitude: area.lng, nearby: nearby(area) };
}

function nearby(home: Area): JobPlace["nearby"] {
  const perCity = new Map<string, Area[]>();
  for (const area of areas()) {
    if (Math.abs(area.lat - home.lat) > AROUND.lat || Math.abs(area.lng - home.lng) > AROUND.lng) continue;
    perCity.set(area.city, [...(perCity.get(area.city) ?? []), area]);
  }
  return [...perCity]
    .sort(([, some], [, others]) => others.length - some.length)
    .slice(0, MAX_NEARBY)
    .map(([city, its]) => ({ city, latitude: mean(its, "lat"), longitude: mean(its, "lng") }));
}

function mean(its: readonly Area[], axis: "lat" | "lng"): number {
  return Math.round((1000 * its.reduce((sum, area) => sum + area[axis], 0)) / its.length) / 1000;
}
