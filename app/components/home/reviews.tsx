import type { Review } from "~/domain/deals/review";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Badge } from "../ui/badge";
import { Card } from "../ui/card";
import { Rating } from "../ui/rating";
import { Section } from "../ui/section";

interface Said {
  name: string;
  job: string;
  text: string;
}

export function Reviews({ best }: { best: readonly Review[] | null }) {
  const { t } = useTranslation(["home", "front"]);
  if (!best) {
    const examples = t("reviews.items", { returnObjects: true });
    return <Cards title={t("reviews.title")} intro={t("reviews.examples")} said={examples} areExamples />;
  }
  const said = best.map(({ author, job_title, text }) => ({ name: author.name, job: job_title, text }));
  return <Cards title={t("front:reviews.title")} said={said} />;
}

interface CardsProps {
  title: string;
  intro?: string;
  said: readonly Said[];
  areExamples?: boolean;
}

function Cards({ title, intro, said, areExamples }: CardsProps) {
  const { t } = useTranslation("home");
  const locale = useLocale();
  return (
    <Section id="ervaringen" title={title} intro={intro} ground="sunken">
      <ul
        className="phone-row grid gap-3 sm:gap-4 sm:grid-cols-2 lg:grid-cols-3"
        aria-labelledby="ervaringen"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls on a phone, so the keyboard must reach it
        tabIndex={0}
      >
        {said.map((review) => (
          <Card as="li" key={`${review.name} ${review.text}`} className="flex flex-col gap-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <Rating value={5} stars locale={locale} label={t("reviews.stars")} />
              {areExamples && <Badge>{t("reviews.example")}</Badge>}
            </p>
            <blockquote className="text-lg wrap-anywhere">
              <p>{review.text}</p>
            </blockquote>
            <p className="mt-auto text-sm text-ink-soft">
              <strong className="block text-ink">{review.name}</strong>
              {review.job}
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
