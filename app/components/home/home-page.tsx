import type { Review } from "~/domain/deals/review";
import type { Job } from "~/domain/jobs/job";
import type { ArticleSummary } from "~/domain/site/article";
import type { ShownStats } from "~/domain/site/stats";
import type { NamedRows, OwnVideo } from "~/domain/values/named";
import { useTranslation } from "~/locales/use-translation";
import { STORES } from "../brand/stores";
import type { PaymentTerms } from "../payments/payment-terms";
import { SafePay } from "../payments/safe-pay";
import { NamedRow } from "../ui/named-row";
import { AppSection } from "./app-section";
import { BlogTeaser } from "./blog-teaser";
import { Categories } from "./categories";
import { Closing } from "./closing";
import { Contact } from "./contact";
import { Hero } from "./hero";
import { NewJobs } from "./new-jobs";
import { Products, type ProductsProps } from "./products";
import { Reviews } from "./reviews";
import { Steps } from "./steps";
import { Why } from "./why";

export type HomePageProps = {
  jobs: readonly Job[];
  now: number;
  terms: PaymentTerms;
  stats: ShownStats;
  best: readonly Review[] | null;
  shop: ProductsProps | null;
  named: NamedRows;
  video: OwnVideo | null;
  articles: readonly ArticleSummary[];
};

export function HomePage({ jobs, now, terms, stats, ...more }: HomePageProps) {
  const { t } = useTranslation("front");
  const { best, shop, articles, named, video } = more;
  return (
    <>
      <Hero stats={stats} />
      <Steps video={video} />
      <NewJobs jobs={jobs} now={now} />
      <Why stats={stats} />
      <Categories />
      <SafePay {...terms} isShort />
      <Reviews best={best} />
      <NamedRow id="pers" title={t("press.title")} names={named.press} example={named.example} />
      {STORES.length > 0 && <AppSection />}
      {shop && <Products {...shop} />}
      <NamedRow id="partners" title={t("partners.title")} names={named.partners} example={named.example} />
      <BlogTeaser articles={articles} />
      <Closing />
      <Contact />
    </>
  );
}
