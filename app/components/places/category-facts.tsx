import type { JobStatistics } from "~/domain/jobs/job";
import { formatEuros } from "~/domain/money/money";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber } from "../format";
import { useLocale } from "../locale";
import { Card } from "../ui/card";
import { Link } from "../ui/link";

const NONE = "–";

type CategoryFactsProps = { facts: JobStatistics | null; helpers: string };

export function CategoryFacts({ facts, helpers }: CategoryFactsProps) {
  const { t } = useTranslation("categories");
  const locale = useLocale();
  const mean = facts?.average_budget ?? null;
  const stats = [
    { name: "available", value: facts ? formatNumber(facts.available, locale) : NONE },
    { name: "budget", value: mean === null ? NONE : formatEuros(mean * 100, locale) },
    { name: "active", value: facts?.active ? formatNumber(facts.active, locale) : NONE },
  ] as const;
  return (
    <Card>
      <h2 className="visually-hidden">{t("facts.title")}</h2>
      <dl className="category-facts">
        {stats.map(({ name, value }) => (
          <div key={name}>
            <dt>
              {name === "active" && facts?.active ? <Link to={helpers}>{t("facts.active")}</Link> : t(`facts.${name}`)}
            </dt>
            <dd className="money">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
