import type { Point, Question } from "~/domain/site/site-text";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import { ButtonLink } from "../ui/button-link";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import { PageHead } from "../ui/page-head";
import { Section } from "../ui/section";
import { Questions } from "./questions";
import { Steps } from "./steps";

export type Standing = "visitor" | "person" | "business";

const PROFILE = "/profile/zakelijk";
const FIRST_ACTION = {
  visitor: { to: `/signup?next=${encodeURIComponent(PROFILE)}`, text: "business.signup" },
  person: { to: PROFILE, text: "business.profile" },
  business: { to: PROFILE, text: "business.own" },
} as const;
const OTHER_ACTION = {
  visitor: { to: `/login?next=${encodeURIComponent(PROFILE)}`, text: "business.login" },
  person: null,
  business: { to: "/browse-tasks", text: "business.browse" },
} as const;

export interface BusinessPageProps {
  standing: Standing;
  gains: readonly Point[];
  steps: readonly Point[];
  questions: readonly Question[];
}

const ICONS: readonly IconName[] = ["business", "briefcase", "image", "euro"];

export function BusinessPage({ standing, gains, steps, questions }: BusinessPageProps) {
  const { t } = useTranslation("site");
  const first = FIRST_ACTION[standing];
  const other = OTHER_ACTION[standing];
  return (
    <>
      <div className="page-width grid items-center gap-8 py-8 sm:py-14 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <PageHead title={t("business.title")} intro={t("business.intro")} />
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={first.to}>{t(first.text)}</ButtonLink>
            {other && (
              <ButtonLink to={other.to} variant="quiet">
                {t(other.text)}
              </ButtonLink>
            )}
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
      {standing !== "business" && (
        <Steps
          id="beginnen"
          title={t("business.start")}
          intro={t("business.startIntro")}
          steps={standing === "visitor" ? steps : steps.slice(1)}
        >
          <ButtonLink to="/browse-tasks" variant="secondary">
            {t("business.browse")}
          </ButtonLink>
        </Steps>
      )}
      <Section id="vragen" title={t("business.questions")} ground="card">
        <Questions questions={questions} heading="h3" />
      </Section>
    </>
  );
}
