import type { PartnerDashboard } from "~/domain/site/partner";
import { useTranslation } from "~/locales/use-translation";

type Days = PartnerDashboard["days"];

const HEIGHT = 40;
const STEP = 4;
const BAR = 3;

export function VisitChart({ days }: { days: Days }) {
  const { t } = useTranslation("partner");
  const most = Math.max(1, ...days.flatMap(({ visits, conversions }) => [visits, conversions]));
  const heightOf = (n: number) => (HEIGHT * n) / most;
  return (
    <figure className="grid gap-2">
      <svg
        className="h-40 w-full border-b border-line"
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t("dashboard.chart")}
      >
        {(["visits", "conversions"] as const).map((what) => (
          <g key={what} className={`visit-chart-${what}`}>
            {days.map((day, at) => (
              <rect
                key={day.date}
                x={at * STEP}
                y={HEIGHT - heightOf(day[what])}
                width={BAR}
                height={heightOf(day[what])}
              />
            ))}
          </g>
        ))}
      </svg>
      <figcaption className="flex flex-wrap gap-x-5 text-sm text-ink-soft">
        {(["visits", "conversions"] as const).map((what) => (
          <span key={what} className="inline-flex items-center gap-2">
            <span className={`visit-mark visit-mark-${what}`} aria-hidden="true" />
            {t(`dashboard.${what}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
