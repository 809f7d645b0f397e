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
 * A city has one circle if two of its areas lie less than half a circle apart: on top of each other, neither could be
 * pressed. The largest circles come last. The only city keeps its areas.
 */
export function circlesOf(areas: readonly SpottedArea[], width: number): MapCircle[] {
  const cities = Map.groupBy(areas, ({ city }) => city);
  const circles = [...cities].flatMap(([city, its]): MapCircle[] => {
    if (cities.size === 1 || !areCrowded(its, width)) return its.map((area) => circleOf(city, [area]));
    return [circleOf(city, its)];
  });
  return circles.sort((one, other) => one.count - other.count);
}

function circleOf(city: string, areas: readonly SpottedArea[]): MapCircle {
  const mean = (of: (area: SpottedArea) => number) => Math.round(sum(areas, of) / areas.length);
  return { city, areas, count: sum(areas, ({ count }) => count), x: mean(({ x }) => x), y: mean(({ y }) => y) };
}

function areCrowded(areas: readonly SpottedArea[], width: number): boolean {
  return areas.some((one, at) =>
    areas.slice(at + 1).some((other) => {
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      return apart < width * Math.max(radiusOf(one.count), radiusOf(other.count));
    }),
  );
}

const sum = (areas: readonly SpottedArea[], of: (area: SpottedArea) => number) =>
  areas.reduce((total, area) => total + of(area), 0);
