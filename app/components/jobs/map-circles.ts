import type { Spot } from "~/domain/jobs/map";
import type { LinkedArea } from "./linked-areas";

export type SpottedArea = LinkedArea & Spot;

export interface MapCircle extends Spot {
  city: string;
  count: number;
  areas: readonly SpottedArea[];
}

/** The number of jobs sets the size. A circle is never too small to press. */
export const radiusOf = (count: number) => Math.min(0.055, 0.025 + 0.005 * Math.sqrt(count));

/**
 * Circles of a city that touch are one: on top of each other, neither could be pressed. The largest circles come last.
 * The only city keeps its areas.
 */
export function circlesOf(areas: readonly SpottedArea[], width: number): MapCircle[] {
  const cities = Map.groupBy(areas, ({ city }) => city);
  const circles = [...cities].flatMap(([city, its]): MapCircle[] => {
    const apart = its.map((area) => circleOf(city, [area]));
    return cities.size === 1 ? apart : joined(apart, width);
  });
  return circles.sort((one, other) => one.count - other.count);
}

/** A joined circle is larger, and may touch another. */
function joined(circles: readonly MapCircle[], width: number): MapCircle[] {
  for (const [at, one] of circles.entries()) {
    const other = circles.slice(at + 1).find((other) => doTouch(one, other, width));
    if (!other) continue;
    const both = circleOf(one.city, [...one.areas, ...other.areas]);
    return joined([both, ...circles.filter((circle) => circle !== one && circle !== other)], width);
  }
  return [...circles];
}

function doTouch(one: MapCircle, other: MapCircle, width: number): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < width * (radiusOf(one.count) + radiusOf(other.count));
}

function circleOf(city: string, areas: readonly SpottedArea[]): MapCircle {
  const mean = (of: (area: SpottedArea) => number) => Math.round(sum(areas, of) / areas.length);
  return { city, areas, count: sum(areas, ({ count }) => count), x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

const sum = (areas: readonly SpottedArea[], of: (area: SpottedArea) => number) =>
  areas.reduce((total, area) => total + of(area), 0);
