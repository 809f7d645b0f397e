import { frameOf, type Label, spotOf } from "~/domain/map";
import type { LinkedArea } from "./linked-areas";
import { MapGround, viewBoxOf } from "./map-ground";

/** Sixteen kilometres. */
const LEAST = 160;
/** As the country is: higher than wide. */
const SHAPE = 0.86;
/** Parts of the width of the map. */
const LETTER = 0.036;
const DOT = 0.009;
/** From so large a circle on its number fits in it. */
const NUMBERED = 0.026;

const radiusOf = (count: number) => Math.min(0.05, 0.011 + 0.005 * Math.sqrt(count));

/**
 * Areas as circles, the larger the more jobs they hold, each a link for the pointer. The list beside it has the same links for
 * everybody, so here they are left out of the tab order, and the drawing out of what is read aloud.
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

/** The name of each place once, above the circles in it. */
function namesOf(found: readonly (LinkedArea & { x: number; y: number; r: number })[], width: number): Label[] {
  const cities = [...new Set(found.map(({ city }) => city))];
  return cities.map((text) => {
    const its = found.filter(({ city }) => city === text);
    const x = its.reduce((sum, area) => sum + area.x, 0) / its.length;
    const y = Math.min(...its.map((area) => area.y - area.r * width)) - (LETTER / 4) * width;
    return { text, x: Math.round(x), y: Math.round(y) };
  });
}
