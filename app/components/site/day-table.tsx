import { dayHasNews, type PartnerDashboard } from "~/domain/site/partner";
import { useTranslation } from "~/locales/use-translation";
import { formatDay, formatNumber } from "../format";
import { useLocale } from "../locale";

export function DayTable({ days }: { days: PartnerDashboard["days"] }) {
  const { t } = useTranslation("partner");
  const locale = useLocale();
  return (
    <table className="visit-table">
      <caption>{t("dashboard.perDay")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("dashboard.day")}</th>
          <th scope="col">{t("dashboard.visits")}</th>
          <th scope="col">{t("dashboard.conversions")}</th>
        </tr>
      </thead>
      <tbody>
        {days
          .filter(dayHasNews)
          .toReversed()
          .map(({ date, visits, conversions }) => (
            <tr key={date}>
              <th scope="row">
                <time dateTime={date}>{formatDay(date, locale)}</time>
              </th>
              <td>{formatNumber(visits, locale)}</td>
              <td>{formatNumber(conversions, locale)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
