import type { FiguresShown } from "~/domain/figures";
import { useTranslation } from "~/locales/use-translation";
import { formatRating } from "../format";
import { useLocale } from "../locale";
import { shownNumber } from "./shown-number";

export function Figures({ jobsSolved, helpers, rating, reviews }: FiguresShown) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const figures = [
    { figure: shownNumber(jobsSolved, locale), text: t("claims.jobs") },
    { figure: shownNumber(helpers, locale), text: t("claims.helpers") },
    { figure: formatRating(rating, locale), text: t("claims.rating") },
  ];
  return (
    <>
      <dl className="grid grid-cols-1 gap-4 border-t border-line pt-7 sm:grid-cols-3">
        {figures.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{text}</dt>
            <dd className="money text-3xl">{figure}</dd>
          </div>
        ))}
      </dl>
      {[jobsSolved, helpers, reviews].some(({ isClaim }) => isClaim) && (
        <p className="text-sm text-ink-soft">{t("claims.own")}</p>
      )}
    </>
  );
}
