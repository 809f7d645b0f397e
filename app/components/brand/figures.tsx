import type { FiguresShown } from "~/domain/figures";
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
    // The mean is of the reviews.
    { name: "rating", figure: formatRating(rating, locale), isClaim: reviews.isClaim },
  ] as const;
  return (
    <dl className="grid grid-cols-1 gap-4 border-t border-line pt-7 sm:grid-cols-3">
      {figures.map(({ name, figure, isClaim }) => (
        <div key={name} className="flex flex-col-reverse justify-end">
          <dt className="text-ink-soft">
            {t(`claims.${name}`)}
            {isClaim && <span className="block text-sm">{t("claims.own")}</span>}
          </dt>
          <dd className="money text-3xl">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
