import type { JobPlace } from "~/domain/jobs/job-details";
import type { JobRole } from "~/domain/jobs/job-life";
import { type Frame, spotOf } from "~/domain/jobs/map";
import { useTranslation } from "~/locales/use-translation";
import { Icon } from "../ui/icon";
import { Link } from "../ui/link";
import { MapGround, viewBoxOf } from "./map-ground";

const SIZE = { width: 220, height: 125 };
/** 16 px on a phone of 360 px. A wider map has smaller letters (app/styles/map.css). */
const LETTER = 11.5;
const REACH = 9;

interface JobMapProps {
  place: JobPlace;
  role: JobRole | null;
  isChosen: boolean;
}

export function JobMap({ place, role, isChosen }: JobMapProps) {
  const { t } = useTranslation("map");
  const spot = spotOf(place);
  const frame: Frame = { x: spot.x - SIZE.width / 2, y: spot.y - SIZE.height / 2, ...SIZE };
  const area = `${place.zip4} ${place.city}`;
  const own = { x: spot.x - 50, y: spot.y - REACH, width: 100, height: REACH * 2 + LETTER * 1.8 };
  const others = place.nearby.filter(({ city }) => city !== place.city);
  const labels = others.map((near) => ({ ...spotOf(near), text: near.city }));
  return (
    <section className="grid gap-3" aria-labelledby="place-title">
      <h2 id="place-title">{t("job.title")}</h2>
      <div className="@container">
        <svg className="map job-map" viewBox={viewBoxOf(frame)} role="img" aria-label={t("job.label", { area })}>
          <MapGround frame={frame} dot={8} letter={LETTER} labels={labels} taken={[own]} />
          <circle className="map-here" cx={spot.x} cy={spot.y} r={REACH} />
          <g className="map-names font-bold" fontSize={LETTER} strokeWidth={LETTER / 4}>
            <text x={spot.x} y={spot.y + REACH} dy="1.2em">
              {area}
            </text>
          </g>
        </svg>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4">
        <span className="inline-flex items-baseline gap-1.5">
          <Icon name="pin" className="self-center" />
          <strong>{area}</strong>
        </span>
        {role !== "owner" && (
          <Link
            className="text-link inline-flex min-h-11 items-center"
            to={`/browse-tasks?zip4=${place.zip4}&zipcode=`}
          >
            {t("job.more", { zip4: place.zip4 })}
          </Link>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        {t(role === null ? "job.rough" : role === "owner" && !isChosen ? "job.roughOwner" : "job.roughParties")}
      </p>
    </section>
  );
}
