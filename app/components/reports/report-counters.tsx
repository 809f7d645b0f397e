import type { ReportStatistics } from "~/domain/admin/report";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { useLocale } from "../locale";

const SHOWN = ["reports", "remove", "warn", "suspend", "dismiss", "overturned"] as const;

export function ReportNumbers({ statistics: { reports, decisions, appeals } }: { statistics: ReportStatistics }) {
  const { t } = useTranslation("reports");
  const locale = useLocale();
  const counters = { reports, ...decisions, overturned: appeals.overturned };
  return (
    <dl className="grid gap-1">
      {SHOWN.map((name) => (
        <div key={name} className="flex justify-between gap-4">
          <dt>{t(`counters.${name}`)}</dt>
          <dd className="font-bold tabular-nums">{formatNumber(counters[name], locale)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function ReportCounters({ statistics }: { statistics: ReportStatistics }) {
  const { t } = useTranslation("reports");
  return (
    <details className="group">
      <summary className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-4">
        {t("counters.title")}
      </summary>
      <div className="grid gap-3 pt-2">
        <p className="text-ink-soft">{t("counters.text")}</p>
        <ReportNumbers statistics={statistics} />
      </div>
    </details>
  );
}
