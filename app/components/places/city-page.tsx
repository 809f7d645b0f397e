import type { Job } from "~/domain/jobs/job";
import type { City } from "~/domain/site/city";
import type { Question } from "~/domain/site/site-text";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import type { PaymentTerms } from "../payments/payment-terms";
import { Breadcrumb } from "../ui/breadcrumb";
import { ButtonLink } from "../ui/button-link";
import { CityBenefits } from "./city-benefits";
import { CityHero } from "./city-hero";
import { CityJobs } from "./city-jobs";
import { CityLinks } from "./city-links";
import { CityQuestions } from "./city-questions";
import { PopularJobs, type PopularSlot } from "./popular-jobs";

export interface CityPageProps {
  city: City;
  stats: { jobs: number | null; helpers: number | null };
  jobs: readonly Job[];
  popular: readonly PopularSlot[];
  mode: PaymentTerms["mode"];
  asked: readonly Question[];
  now: number;
}

export function CityPage({ city, stats, jobs, popular, mode, asked, now }: CityPageProps) {
  const { t } = useTranslation(["cities", "common"]);
  const locale = useLocale();
  const name = city[locale];
  return (
    <>
      <div className="page-width pt-5">
        <Breadcrumb label={t("trail")} trail={[{ to: "/", text: t("common:nav.home") }]} current={name} />
      </div>
      <CityHero city={city} stats={stats} />
      <CityBenefits mode={mode} />
      <CityJobs city={city} jobs={jobs} now={now} />
      <PopularJobs slots={popular} />
      <CityQuestions city={name} asked={asked} />
      <section aria-labelledby="begin" className="home-section border-t border-line bg-card">
        <div className="page-width grid justify-items-start gap-5">
          <h2 id="begin" className="text-3xl">
            {t("first.title")}
          </h2>
          <p className="measure text-lg text-ink-soft">{t("first.text")}</p>
          <ButtonLink to="/post-job" className="home-cta">
            {t("first.link", { city: name })}
          </ButtonLink>
        </div>
      </section>
      <div className="page-width pt-12">
        <CityLinks id="steden" current={city.slug} />
      </div>
    </>
  );
}
