import type { ReportStatistics } from "~/domain/admin/report";
import type { TargetType } from "~/domain/admin/report-life";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { BackLink } from "../ui/back-link";
import { Card } from "../ui/card";
import { ReportCounters } from "./report-counters";
import { ReportForm } from "./report-form";

export interface ReportPageProps {
  type: TargetType;
  next: string;
  signedIn: boolean;
  statistics: ReportStatistics | null;
  already?: boolean;
  result?: Reply;
}

export function ReportPage({ type, next, signedIn, statistics, already = false, result }: ReportPageProps) {
  const { t } = useTranslation("reports");
  return (
    <section className="page-width grid justify-items-center py-6 sm:py-12">
      <div className="grid w-full max-w-xl gap-5">
        <BackLink to={next}>{t("form.back")}</BackLink>
        <h1>{t(`title.${type}`)}</h1>
        <p>{t("form.intro")}</p>
        {already && (
          <Alert tone="info" live title={t("form.already")}>
            {t("form.alreadyText")}
          </Alert>
        )}
        <Card>
          <ReportForm signedIn={signedIn} result={result} />
        </Card>
        <Alert tone="warning">{t("form.danger")}</Alert>
        {statistics && <ReportCounters statistics={statistics} />}
      </div>
    </section>
  );
}
