import { useTranslation } from "~/locales/use-translation";
import { Card } from "../ui/card";
import { Link } from "../ui/link";

export function YearCard({ years }: { years: readonly number[] }) {
  const { t } = useTranslation("wallet");
  return (
    <Card className="grid gap-1">
      <h2 className="text-xl">{t("year.title")}</h2>
      <p className="text-ink-soft">{t("year.text")}</p>
      <p className="flex flex-wrap gap-x-5">
        {years.slice(0, 2).map((year) => (
          <Link key={year} className="text-link inline-flex min-h-11 items-center" to={`/wallet/jaaroverzicht/${year}`}>
            {t("year.link", { year })}
          </Link>
        ))}
      </p>
    </Card>
  );
}
