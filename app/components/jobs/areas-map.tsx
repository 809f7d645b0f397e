import { frameOf, type Label, spotOf } from "~/domain/jobs/map";
import { useTranslation } from "~/locales/use-translation";
import { type LinkedArea, listOf } from "./linked-areas";
import { circlesOf, type MapCircle, radiusOf } from "./map-circles";
import { MapGround, viewBoxOf } from "./map-ground";

/** The minimum width: 16 km. */
const LEAST = 160;
const SHAPE = 0.86;
/** Relative to the width of the map. */
const LETTER = 0.036;
const DOT = 0.009;

/** Its links are for the pointer only: the list beside the map has the same for keyboard and screen reader. */
export function AreasMap({ areas }: { areas: readonly LinkedArea[] }) {
  const { t } = useTranslation("map");
  const spotted = areas.map((area) => ({ ...area, ...spotOf(area) }));
  const frame = frameOf(spotted, { least: LEAST, shape: SHAPE });
  const letter = frame.width * LETTER;
  const circles = circlesOf(spotted, frame.width);
  return (
    <svg className="map" viewBox={viewBoxOf(frame)} aria-hidden="true">
      <MapGround
        frame={frame}
        dot={Math.max(6, Math.round(frame.width * DOT))}
        letter={letter}
        labels={namesOf(circles, frame.width)}
      />
      {circles.map(({ city, areas: its, count, x, y }) => {
        const [only] = its.length === 1 ? its : [];
        const name = only?.name ?? t("areas.item", { area: city, jobs: t("areas.jobs", { count }) });
        return (
          <a key={its[0]?.zip4} className="map-link" href={only?.href ?? `#${listOf(its)}`} tabIndex={-1}>
            <title>{name}</title>
            <circle className="map-found" cx={x} cy={y} r={Math.round(radiusOf(count) * frame.width)} />
            {count > 1 && (
              <text className="map-count" x={x} y={y} fontSize={letter * 0.9}>
                {count}
              </text>
            )}
          </a>
        );
      })}
    </svg>
  );
}

function namesOf(circles: readonly MapCircle[], width: number): Label[] {
  return [...Map.groupBy(circles, ({ city }) => city)].map(([text, its]) => {
    const x = its.reduce((sum, circle) => sum + circle.x, 0) / its.length;
    const y = Math.min(...its.map((circle) => circle.y - radiusOf(circle.count) * width)) - (LETTER / 4) * width;
    return { text, x: Math.round(x), y: Math.round(y) };
  });
}
