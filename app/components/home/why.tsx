import { brand } from "~/brand";
import { useTranslation } from "~/locales/use-translation";
import { formatNumber, formatRating } from "../format";
import { useLocale } from "../locale";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { Section } from "./section";

const REASONS = [
  { name: "affordable", icon: "euro" },
  { name: "reliable", icon: "verified" },
  { name: "fast", icon: "clock" },
  { name: "community", icon: "users" },
] as const satisfies { name: string; icon: IconName }[];

/** Four reasons and three figures. */
export function Why() {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const { jobsSolved, helpers, rating } = brand.claims;
  const figures = [
    { figure: `${formatNumber(jobsSolved, locale)}+`, text: t("claims.jobs") },
    { figure: `${formatNumber(helpers, locale)}+`, text: t("claims.helpers") },
    { figure: formatRating(rating, locale), text: t("claims.rating") },
  ];
  return (
    <Section id="waarom" title={t("why.title")} ground="card">
      <ul className="grid gap-7 sm:grid-cols-2 lg:grid-cols-4">
        {REASONS.map(({ name, icon }) => (
          <li key={name} className="grid content-start gap-2">
            <span className="home-reason">
              <Icon name={icon} />
            </span>
            <h3>{t(`why.${name}.title`)}</h3>
            <p className="text-ink-soft">{t(`why.${name}.text`)}</p>
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-1 gap-4 border-t border-line pt-7 sm:grid-cols-3">
        {figures.map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse">
            <dt className="text-ink-soft">{text}</dt>
            <dd className="money text-3xl">{figure}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
