import type { ReportStatistics } from "~/domain/admin/report";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { Card } from "../ui/card";
import { Link } from "../ui/link";
import { PageHead } from "../ui/page-head";
import { ReportNumbers } from "./report-counters";

const PARTS = ["report", "decide", "appeal"] as const;

export function OversightPage({ statistics }: { statistics: ReportStatistics | null }) {
  const { t } = useTranslation("reports");
  return (
    <div className="page-width grid gap-8 py-8 sm:py-14">
      <PageHead title={t("oversight.title")} intro={t("oversight.intro")} />
      <div className="grid items-start gap-8 md:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] md:gap-14">
        <div className="measure grid gap-6">
          {PARTS.map((part) => (
            <section key={part} className="grid gap-2">
              <h2 className="text-2xl">{t(`oversight.${part}.title`)}</h2>
              <p>{t(`oversight.${part}.text`)}</p>
            </section>
          ))}
          <p>
            <Link className="text-link" to="/contact">
              {t("oversight.contact")}
            </Link>
          </p>
        </div>
        <Card className="grid gap-4">
          <h2 className="text-2xl">{t("oversight.numbers")}</h2>
          {statistics ? <ReportNumbers statistics={statistics} /> : <Alert tone="info">{t("oversight.none")}</Alert>}
        </Card>
      </div>
    </div>
  );
}
