import type { Point, Question } from "~/domain/site-text";
import { useTranslation } from "~/locales/use-translation";
import { Section } from "../home/section";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { PageHead } from "./page-head";
import { Questions } from "./questions";
import { Steps } from "./steps";

export interface BusinessPageProps {
  gains: readonly Point[];
  steps: readonly Point[];
  questions: readonly Question[];
}

const ICONS: readonly IconName[] = ["business", "briefcase", "image", "euro"];

/** Helping as a company. */
export function BusinessPage({ gains, steps, questions }: BusinessPageProps) {
  const { t } = useTranslation("site");
  return (
    <>
      <div className="page-width grid items-center gap-8 py-8 sm:py-14 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <PageHead title={t("business.title")} intro={t("business.intro")} />
          <p className="flex flex-wrap gap-3">
            <ButtonLink to="/profile/zakelijk">{t("business.profile")}</ButtonLink>
            <ButtonLink to="/signup" variant="quiet">
              {t("business.signup")}
            </ButtonLink>
          </p>
        </div>
        <Scene name="verify" className="mx-auto w-full max-w-80 max-md:hidden" />
      </div>
      <Section id="wat" title={t("business.gains")} ground="card">
        <ul className="grid gap-7 sm:grid-cols-2 lg:grid-cols-4">
          {gains.map(({ title, text }, at) => (
            <li key={title} className="grid content-start gap-2">
              <span className="home-reason">
                <Icon name={ICONS[at] ?? "check"} />
              </span>
              <h3>{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Steps id="beginnen" title={t("business.start")} intro={t("business.startIntro")} steps={steps}>
        <ButtonLink to="/browse-tasks" variant="secondary">
          {t("business.browse")}
        </ButtonLink>
      </Steps>
      <Section id="vragen" title={t("business.questions")} ground="card">
        <Questions questions={questions} heading="h3" />
      </Section>
    </>
  );
}
