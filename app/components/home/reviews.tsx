import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Card } from "../ui/card";
import { Rating } from "../ui/rating";
import { Section } from "./section";

/** Six neighbours about their jobs: made up, and said to be, until there are six real ones. */
export function Reviews() {
  const { t } = useTranslation("home");
  const locale = useLocale();
  const reviews = t("reviews.items", { returnObjects: true });
  return (
    <Section id="ervaringen" title={t("reviews.title")} intro={t("reviews.examples")} ground="sunken">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {reviews.map((review) => (
          <Card as="li" key={review.name} className="flex flex-col gap-3">
            <Rating value={5} stars locale={locale} label={t("reviews.stars")} />
            <blockquote className="text-lg">
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
