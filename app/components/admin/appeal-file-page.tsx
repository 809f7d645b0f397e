import type { DeskDecision, ReportFile } from "~/domain/admin/case-files";
import { type AppealOutcome, isOnAccount, outcomesOf } from "~/domain/admin/decision-life";
import type { Reply } from "~/forms/read-form";
import { useTranslation } from "~/locales/use-translation";
import { APPEAL_TONES } from "../reports/decision-rows";
import { Alert } from "../ui/alert";
import { Badge } from "../ui/badge";
import { ButtonLink } from "../ui/button-link";
import { AdminPage } from "./admin-page";
import { AdminPanel } from "./admin-panel";
import { AppealJudge, type AppealJudgeProps, type ChosenOutcome } from "./appeal-judge";
import { ChoiceLinks } from "./choice-links";
import { DecidedPanel } from "./decided-panel";
import { Involved } from "./involved";
import { ReportContext } from "./report-context";

export interface AppealFilePageProps {
  file: ReportFile;
  decision: DeskDecision;
  own: boolean;
  choices: readonly AppealOutcome[];
  chosen: ChosenOutcome | null;
  limits: AppealJudgeProps["limits"];
  result?: Reply;
}

export function AppealFilePage(props: AppealFilePageProps) {
  const { file, decision } = props;
  const { t } = useTranslation("admin");
  return (
    <AdminPage
      title={t("queue.appeal", { id: decision.id })}
      note={`${t(`target.${decision.target_type}`)} · ${file.target.user.name}`}
      back={{ to: "/admin/appeals", text: t("file.backToAppeals") }}
      aside={<Answer {...props} />}
      chosen={props.chosen !== null}
    >
      <AdminPanel title={t("file.objection", { name: file.target.user.name })}>
        <blockquote className="admin-words">{decision.appeal?.text}</blockquote>
      </AdminPanel>
      <Standing file={file} decision={decision} />
      <DecidedPanel decision={decision} />
      <ReportContext file={file} />
    </AdminPage>
  );
}

/** A reversal restores nothing while another decision about the same applies. */
function Standing({ file, decision }: Pick<AppealFilePageProps, "file" | "decision">) {
  const { t } = useTranslation("admin");
  const { standing: other } = decision;
  if (!other) return null;
  const thing = t(`thing.${decision.target_type}`);
  return (
    <Alert tone="info" title={t("judge.standing.title", { other })}>
      {isOnAccount(decision)
        ? t("judge.standing.account", { other, name: file.target.user.name })
        : t("judge.standing.content", { other, thing })}
    </Alert>
  );
}

function Answer({ file, decision, own, choices, chosen, limits, result }: AppealFilePageProps) {
  const { t } = useTranslation("admin");
  const { appeal } = decision;
  if (appeal && outcomesOf(decision).length === 0) {
    return (
      <>
        {result && (
          <Alert tone="warning" title={t("decide.late")} live>
            {t("decide.lateText")}
          </Alert>
        )}
        <AdminPanel
          title={t("judge.answered")}
          aside={<Badge tone={APPEAL_TONES[appeal.status]}>{t(`appealStatus.${appeal.status}`)}</Badge>}
        >
          <blockquote className="admin-words">{appeal.statement}</blockquote>
          <ButtonLink variant="secondary" to="/admin">
            {t("decide.next")}
          </ButtonLink>
        </AdminPanel>
      </>
    );
  }
  if (own) {
    return (
      <Alert tone="info" title={t("judge.own")}>
        {t("judge.ownText")}
      </Alert>
    );
  }
  if (file.involved) return <Involved />;
  if (chosen) {
    return (
      <AppealJudge decision={decision} name={file.target.user.name} chosen={chosen} limits={limits} result={result} />
    );
  }
  return (
    <AdminPanel title={t("judge.title")}>
      <ChoiceLinks
        label={t("judge.title")}
        choices={choices.map((outcome) => ({
          to: `/admin/appeals/${decision.id}?outcome=${outcome}`,
          text: t(`judge.${outcome}.choice`),
          hint:
            outcome === "overturned" && decision.standing
              ? t("judge.standing.hint", { other: decision.standing })
              : t(`judge.${outcome}.hint`),
        }))}
      />
    </AdminPanel>
  );
}
