import { useTranslation } from "~/locales/use-translation";
import { Section } from "../home/section";
import type { PaymentTerms } from "../payments/terms";

type Ask = ReturnType<typeof useTranslation<"cities">>["t"];

/** What people ask before they post their first job, as the page and its data say it. */
export const cityQuestions = (t: Ask, city: string, { mode, percent }: PaymentTerms) => [
  { question: t("questions.cost.question", { city }), answer: t(`questions.cost.${mode}`, { percent }) },
  { question: t("questions.urgent.question"), answer: t("questions.urgent.text") },
  { question: t("questions.reliable.question"), answer: t("questions.reliable.text") },
];

export function CityQuestions({ city, terms }: { city: string; terms: PaymentTerms }) {
  const { t } = useTranslation("cities");
  return (
    <Section id="vragen" title={t("questions.title", { city })}>
      <div className="grid gap-8 md:grid-cols-3">
        {cityQuestions(t, city, terms).map(({ question, answer }) => (
          <section key={question} className="grid content-start gap-2">
            <h3 className="text-xl">{question}</h3>
            <p className="text-ink-soft">{answer}</p>
          </section>
        ))}
      </div>
    </Section>
  );
}
