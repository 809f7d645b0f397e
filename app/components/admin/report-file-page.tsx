import type { ReportFile } from "~/domain/admin/case-files";
import { type DecisionAction, isReversed } from "~/domain/admin/decision-life";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { Alert } from "../ui/alert";
import { ButtonLink } from "../ui/button-link";
import { AdminLink } from "./admin-link";
import { AdminPage } from "./admin-page";
import { AdminPanel } from "./admin-panel";
import { ChoiceLinks } from "./choice-links";
import { decideWords } from "./decide-words";
import { DecidedPanel } from "./decided-panel";
import { Involved } from "./involved";
import { ReportContext } from "./report-context";
import { type ChosenAction, ReportDecide, type ReportDecideProps } from "./report-decide";
import { reportName } from "./report-name";

export interface ReportFilePageProps {
  file: ReportFile;
  choices: readonly DecisionAction[];
  chosen: ChosenAction | null;
  money: ReportDecideProps["money"];
  limits: ReportDecideProps["limits"];
  result?: Reply;
}

export function ReportFilePage(props: ReportFilePageProps) {
  const { file } = props;
  const { t } = useTranslation(["admin", "reports"]);
  return (
    <AdminPage
      title={t(...reportName(file))}
      note={`${t(`target.${file.target_type}`)} · ${t(`reports:form.reasons.${file.reason}`)}`}
      back={{ to: "/admin/reports", text: t("file.backToReports") }}
      aside={<Decision {...props} />}
      chosen={props.chosen !== null}
    >
      <ReportContext file={file} />
    </AdminPage>
  );
}

function Decision({ file, choices, chosen, money, limits, result }: ReportFilePageProps) {
  const { t } = useTranslation("admin");
  if (file.decision) {
    return (
      <>
        {result && (
          <Alert tone="warning" title={t("decide.late")} live>
            {t("decide.lateText")}
          </Alert>
        )}
        <DecidedPanel decision={file.decision}>
          {isReversed(file.decision) && (
            <Alert
              tone="warning"
              title={t("decided.reversed")}
              action={<AdminLink to={`/admin/appeals/${file.decision.id}`}>{t("decided.appeal")}</AdminLink>}
            >
              {t("decided.reversedText")}
            </Alert>
          )}
          <ButtonLink variant="secondary" to="/admin">
            {t("decide.next")}
          </ButtonLink>
        </DecidedPanel>
      </>
    );
  }
  if (file.involved) return <Involved />;
  if (chosen) return <ReportDecide file={file} chosen={chosen} money={money} limits={limits} result={result} />;
  return (
    <AdminPanel title={t("decide.title")}>
      <ChoiceLinks
        label={t("decide.title")}
        choices={choices.map((action) => ({
          to: `/admin/reports/${file.id}?action=${action}`,
          text: t(`decide.${decideWords(action, file.target)}.choice`),
          hint: t(`decide.${decideWords(action, file.target)}.hint`),
        }))}
      />
    </AdminPanel>
  );
}
