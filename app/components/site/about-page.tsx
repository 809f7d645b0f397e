import type { ComponentProps } from "react";
import type { Question } from "~/domain/site/site-text";
import type { ShownStats } from "~/domain/site/stats";
import { useTranslation } from "~/locales/use-translation";
import { Stats } from "../brand/stats";
import { Values } from "../brand/values";
import { Scene } from "../illustrations/scene";
import { Street } from "../illustrations/street";
import { ButtonLink } from "../ui/button-link";
import { PageHead } from "../ui/page-head";
import { Section } from "../ui/section";
import { NextPages } from "./next-pages";
import { Questions } from "./questions";

export interface AboutPageProps {
  values: ComponentProps<typeof Values>["texts"];
  vision: readonly string[];
  questions: readonly Question[];
  stats: ShownStats;
}

export function AboutPage({ values, vision, questions, stats }: AboutPageProps) {
  const { t } = useTranslation("site");
  return (
    <>
      <div className="page-width grid gap-6 pt-8 sm:pt-14">
        <PageHead title={t("about.title")} intro={t("about.intro")} />
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/post-job">{t("about.post")}</ButtonLink>
          <ButtonLink to="/browse-tasks" variant="quiet">
            {t("about.browse")}
          </ButtonLink>
        </p>
      </div>
      <Street className="mx-auto mt-6 block w-[min(100%,100rem)]" />
      <Section id="waarden" title={t("about.values")} ground="card">
        <Values texts={values} />
        <Stats {...stats} />
      </Section>
      <section aria-labelledby="visie" className="home-section">
        <div className="page-width grid items-center gap-8 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] md:gap-14">
          <div className="measure grid gap-4 text-lg">
            <h2 id="visie" className="text-3xl">
              {t("about.vision")}
            </h2>
            {vision.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Scene name="chat" className="mx-auto w-full max-w-80" />
        </div>
      </section>
      <Section id="vragen" title={t("about.questions")} ground="card">
        <Questions questions={questions} heading="h3" />
      </Section>
      <NextPages />
    </>
  );
}
