import type { ShownStats } from "~/domain/site/stats";
import { useTranslation } from "~/locales/use-translation";
import { formatRating } from "../format";
import { useLocale } from "../locale";
import { shownNumber } from "./shown-number";

export function Stats({ jobsSolved, helpers, rating, reviews }: ShownStats) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const counts = [
    { name: "jobs", value: shownNumber(jobsSolved, locale), isClaim: jobsSolved.isClaim },
    { name: "helpers", value: shownNumber(helpers, locale), isClaim: helpers.isClaim },
  ] as const;
  const stats = reviews.isClaim
    ? counts
    : ([...counts, { name: "rating", value: formatRating(rating, locale), isClaim: false }] as const);
  const areClaims = stats.every(({ isClaim }) => isClaim);
  return (
    <div className="grid gap-3 border-t border-line pt-5 sm:pt-7">
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {stats.map(({ name, value, isClaim }) => (
          <div
            key={name}
            className="flex flex-row-reverse items-baseline justify-end gap-4 sm:flex-col-reverse sm:items-start sm:gap-0"
          >
            <dt className="text-ink-soft">
              {t(`claims.${name}`)}
              {isClaim && !areClaims && <span className="block text-sm">{t("claims.own")}</span>}
            </dt>
            <dd className="money w-24 flex-none text-2xl sm:w-auto sm:text-3xl">{value}</dd>
          </div>
        ))}
      </dl>
      {areClaims && <p className="text-sm text-ink-soft">{t("claims.own")}</p>}
    </div>
  );
}
