import type { Question } from "~/domain/site/site-text";
import { useTranslation } from "~/locales/use-translation";
import { LineText } from "../ui/line-text";
import { Section } from "../ui/section";

export function CityQuestions({ city, asked }: { city: string; asked: readonly Question[] }) {
  const { t } = useTranslation("cities");
  return (
    <Section id="vragen" title={t("questions.title", { city })}>
      <div className="grid gap-8 md:grid-cols-3">
        {asked.map(({ id, question, answer: [line = ""] }) => (
          <section key={id} id={id} className="grid content-start gap-2" aria-labelledby={`${id}-vraag`}>
            <h3 id={`${id}-vraag`} className="text-xl">
              {question}
            </h3>
            <p className="text-ink-soft">
              <LineText line={line} />
            </p>
          </section>
        ))}
      </div>
    </Section>
  );
}
