import { type Frame, frameOf, type Label, spotOf } from "~/domain/jobs/map";
import { useTranslation } from "~/locales/use-translation";
import { type LinkedArea, listOf } from "./linked-areas";
import { circlesOf, type MapCircle, radiusOf } from "./map-circles";
import { hasLand, MapGround, viewBoxOf } from "./map-ground";

/** The minimum width: 16 km. */
const LEAST = 160;
const SHAPE = 0.86;
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
    <figure className="grid gap-1">
      <svg className="map" viewBox={viewBoxOf(frame)} aria-hidden="true">
        <MapGround
          frame={frame}
          dot={Math.max(6, Math.round(frame.width * DOT))}
          letter={letter}
          labels={namesOf(circles, frame.width)}
          taken={circles.map((circle) => boxOf(circle, frame.width))}
        />
        {circles.map(({ city, areas: its, count, x, y }) => {
          const [only] = its.length === 1 ? its : [];
          const list = listOf(areas.filter((area) => area.city === city));
          const name = only?.name ?? t("areas.item", { area: city, jobs: t("areas.jobs", { count }) });
          return (
            <a key={its[0]?.zip4} className="map-link" href={only?.href ?? `#${list}`} tabIndex={-1}>
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
      <figcaption className="text-sm text-ink-soft">
        {t("areas.credit")} {hasLand(frame) && t("areas.creditLand")}
      </figcaption>
    </figure>
  );
}

function namesOf(circles: readonly MapCircle[], width: number): Label[] {
  const letter = LETTER * width;
  return [...Map.groupBy(circles, ({ city }) => city)].map(([text, its]) => {
    const boxes = its.map((circle) => boxOf(circle, width));
    const x = its.reduce((sum, circle) => sum + circle.x, 0) / its.length;
    const top = Math.min(...boxes.map((box) => box.y));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    return { text, x: Math.round(x), y: Math.floor(top - letter * 0.3), below: Math.ceil(bottom + letter) };
  });
}

function boxOf({ x, y, count }: MapCircle, width: number): Frame {
  const radius = radiusOf(count) * width;
  return { x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius };
}
