import type { FiguresShown } from "~/domain/site/figures";
import { useTranslation } from "~/locales/use-translation";
import { formatRating } from "../format";
import { useLocale } from "../locale";
import { shownNumber } from "./shown-number";

export function Figures({ jobsSolved, helpers, rating, reviews }: FiguresShown) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const figures = [
    { name: "jobs", figure: shownNumber(jobsSolved, locale), isClaim: jobsSolved.isClaim },
    { name: "helpers", figure: shownNumber(helpers, locale), isClaim: helpers.isClaim },
    { name: "rating", figure: formatRating(rating, locale), isClaim: reviews.isClaim },
  ] as const;
  return (
    <dl className="grid gap-3 border-t border-line pt-5 sm:grid-cols-3 sm:gap-4 sm:pt-7">
      {figures.map(({ name, figure, isClaim }) => (
        <div
          key={name}
          className="flex flex-row-reverse items-baseline justify-end gap-4 sm:flex-col-reverse sm:items-start sm:gap-0"
        >
          <dt className="text-ink-soft">
            {t(`claims.${name}`)}
            {isClaim && <span className="block text-sm">{t("claims.own")}</span>}
          </dt>
          <dd className="money w-24 flex-none text-2xl sm:w-auto sm:text-3xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
