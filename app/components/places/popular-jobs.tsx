import type { ArticleDrawing } from "~/domain/site/article";
import { useTranslation } from "~/locales/use-translation";
import { ArticlePicture } from "../illustrations/article-picture";
import { Card } from "../ui/card";
import { Link } from "../ui/link";
import { Section } from "../ui/section";

export type PopularSlot = { to: string; title: string; drawing: ArticleDrawing } | null;

export function PopularJobs({ slots }: { slots: readonly PopularSlot[] }) {
  const { t } = useTranslation("cities");
  return (
    <Section id="populair" title={t("popular.title")} ground="sunken">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {slots.map((slot, place) => (
          <li key={slot?.to ?? place}>{slot ? <Filled slot={slot} /> : <Later />}</li>
        ))}
      </ul>
    </Section>
  );
}

function Filled({ slot: { to, title, drawing } }: { slot: NonNullable<PopularSlot> }) {
  const { t } = useTranslation("cities");
  return (
    <Card as="article" interactive className="popular-job">
      <ArticlePicture name={drawing} alt="" className="w-28" />
      <div className="grid content-center gap-1">
        <h3 className="text-lg">
          <Link className="card-link" to={to}>
            {title}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">{t("popular.read")}</p>
      </div>
    </Card>
  );
}

function Later() {
  const { t } = useTranslation("cities");
  return <p className="popular-later">{t("popular.soon")}</p>;
}
