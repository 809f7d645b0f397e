import type { PartnerDashboard } from "~/domain/site/partner";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber, formatRating } from "../format";
import { useLocale } from "../locale";
import { Card } from "../ui/card";
import { DayTable } from "./day-table";
import { OwnLink } from "./own-link";
import { PeriodForm } from "./period-form";
import { VisitChart } from "./visit-chart";

export interface PartnerDashboardPageProps {
  title: string;
  name: string;
  link: string;
  partner: string;
  asked: { from: string; to: string };
  dashboard: PartnerDashboard | null;
  errors: Record<string, string[]>;
}

export function PartnerDashboardPage({
  title,
  name,
  link,
  partner,
  asked,
  dashboard,
  errors,
}: PartnerDashboardPageProps) {
  const { t } = useTranslation("partner");
  return (
    <section className="page-width grid gap-6 py-8 sm:py-12">
      <header className="grid gap-1">
        <h1>{title}</h1>
        <p className="text-ink-soft">{dashboard?.name ?? name}</p>
      </header>
      <OwnLink link={link} partner={partner} />
      <PeriodForm
        asked={asked}
        errors={errors}
        shown={dashboard && { from: dashboard.days.at(0)?.date ?? "", to: dashboard.days.at(-1)?.date ?? "" }}
      />
      {dashboard ? <Found dashboard={dashboard} /> : <p>{t("dashboard.faulty")}</p>}
    </section>
  );
}

function Found({ dashboard }: { dashboard: PartnerDashboard }) {
  const { t } = useTranslation("partner");
  return (
    <>
      <Stats dashboard={dashboard} />
      {dashboard.visits + dashboard.conversions === 0 ? (
        <p className="measure">{t("dashboard.none")}</p>
      ) : (
        <>
          <VisitChart days={dashboard.days} />
          <DayTable days={dashboard.days} />
        </>
      )}
    </>
  );
}

function Stats({ dashboard }: { dashboard: PartnerDashboard }) {
  const { t } = useTranslation("partner");
  const locale = useLocale();
  const stats = [
    [t("dashboard.visits"), formatNumber(dashboard.visits, locale)],
    [t("dashboard.conversions"), formatNumber(dashboard.conversions, locale)],
    [t("dashboard.rate"), `${formatRating(dashboard.conversion_rate, locale)}%`],
  ] as const;
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      {stats.map(([name, value]) => (
        <Card key={name} className="flex flex-col-reverse">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="money text-3xl">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}
