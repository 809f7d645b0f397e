import type { Point } from "~/domain/site/site-text";
import { useTranslation } from "~/locales/use-translation";
import { Scene } from "../illustrations/scene";
import type { PaymentTerms } from "../payments/payment-terms";
import { SafePay } from "../payments/safe-pay";
import { ButtonLink } from "../ui/button-link";
import { PageHead } from "../ui/page-head";
import { NextPages } from "./next-pages";
import { Steps } from "./steps";

export interface HowPageProps {
  steps: { placer: readonly Point[]; helper: readonly Point[] };
  terms: PaymentTerms;
}

export function HowPage({ steps, terms }: HowPageProps) {
  const { t } = useTranslation("site");
  return (
    <>
      <div className="page-width grid items-center gap-8 py-8 sm:py-14 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)]">
        <div className="grid gap-6">
          <PageHead title={t("how.title")} intro={t("how.intro")} />
          <p className="flex flex-wrap gap-x-6 gap-y-1">
            <a className="text-link inline-flex min-h-11 items-center font-bold" href="#plaatser">
              {t("how.toPlacer")}
            </a>
            <a className="text-link inline-flex min-h-11 items-center font-bold" href="#klusser">
              {t("how.toHelper")}
            </a>
            <a className="text-link inline-flex min-h-11 items-center font-bold" href="#betalen">
              {t("how.toPaying")}
            </a>
          </p>
        </div>
        <Scene name="thanks" className="mx-auto w-full max-w-80 max-md:hidden" />
      </div>
      <Steps
        id="plaatser"
        title={t("how.placer.title")}
        intro={t("how.placer.intro")}
        steps={steps.placer}
        ground="card"
      >
        <ButtonLink to="/post-job">{t("how.placer.action")}</ButtonLink>
      </Steps>
      <Steps id="klusser" title={t("how.helper.title")} intro={t("how.helper.intro")} steps={steps.helper}>
        <ButtonLink to="/browse-tasks" variant="secondary">
          {t("how.helper.action")}
        </ButtonLink>
      </Steps>
      <div className="border-y border-line bg-card">
        <SafePay {...terms} />
      </div>
      <NextPages />
    </>
  );
}
