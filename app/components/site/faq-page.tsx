import { FAQ_TABS, type FaqTab, type Question } from "~/domain/site/site-text";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { Card } from "../ui/card";
import { PageHead } from "../ui/page-head";
import { TabLinks } from "../ui/tab-links";
import { Questions } from "./questions";

export interface FaqPageProps {
  tab: FaqTab;
  questions: readonly Question[];
}

export const faqAddress = (tab: FaqTab) => (tab === FAQ_TABS[0] ? "/faq" : `/faq?tab=${tab}`);

export function FaqPage({ tab, questions }: FaqPageProps) {
  const { t } = useTranslation("site");
  const tabs = FAQ_TABS.map((name) => ({
    to: faqAddress(name),
    text: t(`faq.tabs.${name}`),
    current: name === tab,
  }));
  return (
    <div className="page-width grid justify-items-center py-8 sm:py-14">
      <div className="grid w-full max-w-3xl gap-7">
        <PageHead title={t("faq.title")} intro={t("faq.intro")} />
        <TabLinks label={t("faq.tabsLabel")} tabs={tabs} />
        <Questions questions={questions} />
        <Card className="flex flex-wrap items-center justify-between gap-4 p-5 sm:p-7">
          <div className="grid gap-1">
            <h2 className="text-xl">{t("faq.missing")}</h2>
            <p className="text-ink-soft">{t("faq.missingText")}</p>
          </div>
          <ButtonLink to="/contact">{t("faq.contact")}</ButtonLink>
        </Card>
      </div>
    </div>
  );
}
