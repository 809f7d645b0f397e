import type { UserPublic } from "~/domain/accounts/user";
import type { Earnings } from "~/domain/money/wallet";
import { useTranslation } from "~/locales/use-translation";
import { Logo } from "../brand/logo";
import { formatLongDay } from "../format";
import { Scene } from "../illustrations/scene";
import { useLocale } from "../locale";
import { PrintButton } from "../payments/print-button";
import { BackLink } from "../ui/back-link";
import { ButtonLink } from "../ui/button-link";
import { EmptyState } from "../ui/empty-state";
import { TabLinks } from "../ui/tab-links";
import { YearPayments, YearPayouts } from "./year-lists";
import { YearPaid } from "./year-paid";
import { YearSum } from "./year-sum";

export interface YearPageProps {
  earnings: Earnings;
  name: string;
  trader: UserPublic["business_details"];
  direct: boolean;
  now: number;
}

export function YearPage(props: YearPageProps) {
  const { earnings, name, trader, now } = props;
  const { t } = useTranslation(["receipts", "business"]);
  const locale = useLocale();
  const { year } = earnings;
  return (
    <section className="page-width py-4 sm:py-8">
      <div className="mx-auto grid w-full max-w-3xl gap-6">
        <header className="grid gap-2">
          <BackLink to="/wallet" className="print-hidden">
            {t("back")}
          </BackLink>
          <Logo className="hidden! print:flex!" />
          <h1>{t("year.heading", { year })}</h1>
          <p className="text-ink-soft">{t("year.intro", { year })}</p>
          <p className="hidden print:block">
            {t("year.of", { name })}
            {trader && ` · ${t("business:seen.identity", trader)}`} ·{" "}
            {t("year.made", { day: formatLongDay(new Date(now), locale) })}
          </p>
        </header>
        <Years earnings={earnings} />
        <Filled {...props} />
      </div>
    </section>
  );
}

function Years({ earnings: { year, years } }: Pick<YearPageProps, "earnings">) {
  const { t } = useTranslation("receipts");
  if (years.length < 2) return null;
  const tabs = years.map((one) => ({
    to: `/wallet/jaaroverzicht/${one}`,
    text: String(one),
    current: one === year,
  }));
  return <TabLinks label={t("year.years")} tabs={tabs} />;
}

function NothingIn({ year, direct }: { year: number; direct: boolean }) {
  const { t } = useTranslation("receipts");
  return (
    <EmptyState
      illustration={<Scene name="wallet" />}
      title={t("year.emptyTitle", { year })}
      text={t(direct ? "year.direct" : "year.emptyText")}
      action={<ButtonLink to="/browse-tasks">{t("year.emptyAction")}</ButtonLink>}
    />
  );
}

function Filled({ earnings, trader, direct }: YearPageProps) {
  const { t } = useTranslation("receipts");
  const earned = earnings.count > 0 || earnings.payouts.length > 0;
  const paid = earnings.paid?.payments.length ? earnings.paid : null;
  if (!earned && !paid) return <NothingIn year={earnings.year} direct={direct} />;
  return (
    <>
      {earned && (
        <>
          {paid && <h2>{t("year.earned")}</h2>}
          <YearSum earnings={earnings} />
          <YearPayments earnings={earnings} />
          <YearPayouts earnings={earnings} />
        </>
      )}
      {paid && <YearPaid paid={paid} />}
      {earnings.payments.length > 0 && <Download year={earnings.year} />}
      {earned && <About trader={trader} direct={direct} />}
      <Print />
    </>
  );
}

function About({ trader, direct }: Pick<YearPageProps, "trader" | "direct">) {
  const { t } = useTranslation("receipts");
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t("year.about")}</h2>
      <p className="measure">{t("year.tax")}</p>
      <p className="measure">{t(trader ? "year.reportTrader" : "year.report")}</p>
      <p className="measure">
        {t("year.when")} {direct && t("year.direct")}
      </p>
    </section>
  );
}

/** A file is no page: the browser follows the link without the router. */
function Download({ year }: Pick<Earnings, "year">) {
  const { t } = useTranslation("receipts");
  return (
    <div className="grid justify-items-start gap-2 print-hidden">
      <a className="button button-secondary" href={`/wallet/jaaroverzicht/${year}/bestand`} download>
        {t("year.download")}
      </a>
      <p className="text-sm text-ink-soft">{t("year.downloadHint")}</p>
    </div>
  );
}

function Print() {
  const { t } = useTranslation("receipts");
  return (
    <div className="print-hidden">
      <PrintButton />
      <p className="hidden text-sm text-ink-soft nojs:block">{t("year.printHint")}</p>
    </div>
  );
}
