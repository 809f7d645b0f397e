import { frameOf, type Label, spotOf } from "~/domain/jobs/map";
import type { LinkedArea } from "./linked-areas";
import { MapGround, viewBoxOf } from "./map-ground";

/** The minimum width: 16 km. */
const LEAST = 160;
const SHAPE = 0.86;
/** Relative to the width of the map. */
const LETTER = 0.036;
const DOT = 0.009;
const NUMBERED = 0.026;

const radiusOf = (count: number) => Math.min(0.05, 0.011 + 0.005 * Math.sqrt(count));

/**
 * Draws areas as circles, sized by their jobs. Each is a link for the pointer only: the list beside the map has the
 * same links, so these are not focusable, and the drawing is hidden from screen readers.
 */
export function AreasMap({ areas }: { areas: readonly LinkedArea[] }) {
  const found = areas.map((area) => ({ ...area, ...spotOf(area), r: radiusOf(area.count) }));
  const frame = frameOf(found, { least: LEAST, shape: SHAPE });
  const letter = frame.width * LETTER;
  return (
    <svg className="map" viewBox={viewBoxOf(frame)} aria-hidden="true">
      <MapGround
        frame={frame}
        dot={Math.max(6, Math.round(frame.width * DOT))}
        letter={letter}
        labels={namesOf(found, frame.width)}
      />
      {found.toReversed().map(({ zip4, name, href, count, x, y, r }) => (
        <a key={zip4} className="map-link" href={href} tabIndex={-1}>
          <title>{name}</title>
          <circle className="map-found" cx={x} cy={y} r={Math.round(r * frame.width)} />
          {r >= NUMBERED && (
            <text className="map-count" x={x} y={y} fontSize={letter * 0.9}>
              {count}
            </text>
          )}
        </a>
      ))}
    </svg>
  );
}

function namesOf(found: readonly (LinkedArea & { x: number; y: number; r: number })[], width: number): Label[] {
  const cities = [...new Set(found.map(({ city }) => city))];
  return cities.map((text) => {
    const its = found.filter(({ city }) => city === text);
    const x = its.reduce((sum, area) => sum + area.x, 0) / its.length;
    const y = Math.min(...its.map((area) => area.y - area.r * width)) - (LETTER / 4) * width;
    return { text, x: Math.round(x), y: Math.round(y) };
  });
}
