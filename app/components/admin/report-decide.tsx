import type { ReportFile } from "~/domain/admin/case-files";
import { type DecisionAction, hasEffect } from "~/domain/admin/decision-life";
import type { Report } from "~/domain/admin/report";
import { REPORT_REASONS } from "~/domain/admin/report-life";
import type { Language } from "~/domain/values/language";
import type { Reply } from "~/forms/read-form";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { AdminForm, AdminSubmit } from "./admin-form";
import { AdminPanel } from "./admin-panel";
import { decideWords } from "./decide-words";
import { ReasonField } from "./reason-field";
import { RemovalMoney, type RemovalMoneyProps, RemovalTotal } from "./records/removal-money";
import { StatementField } from "./statement-field";

export interface ChosenAction {
  action: DecisionAction;
  writtenIn: Language;
  as: Report["reason"];
  draft: string;
}

export interface ReportDecideProps {
  file: ReportFile;
  chosen: ChosenAction;
  money: RemovalMoneyProps | null;
  limits: FieldLimits<"action" | "statement" | "reason">;
  result?: Reply;
}

export function ReportDecide({ file, chosen, money, limits, result }: ReportDecideProps) {
  const { action, writtenIn, as, draft } = chosen;
  const { t } = useTranslation("admin");
  const [form, fields] = usePlainForm(limits, {
    id: `decide-${action}-${writtenIn}-${as}`,
    lastResult: result,
    defaultValue: { action, statement: draft },
  });
  const pageAddress = `/admin/reports/${file.id}`;
  const begun = (other: Partial<Pick<ChosenAction, "writtenIn" | "as">>) =>
    `${pageAddress}?${new URLSearchParams({ action, in: other.writtenIn ?? writtenIn, as: other.as ?? as })}`;
  const { name } = file.target.user;
  const words = decideWords(action, file.target);
  const said = { name, thing: t(`thing.${file.target_type}`) };
  return (
    <>
      {money && <RemovalMoney {...money} />}
      <AdminPanel title={t(`decide.${words}.title`, said)}>
        <p>
          {t(`decide.${words}.text`, said)}
          {hasEffect(action, "take") && file.target_type === "job" && ` ${t("decide.refunds")}`}
        </p>
        <AdminForm form={form} fields={fields} result={result}>
          <input type="hidden" name="action" value={action} />
          {money && <RemovalTotal held={money.held} />}
          {hasEffect(action, "state") ? (
            <StatementField
              field={fields.statement}
              name={name}
              writtenIn={writtenIn}
              href={(language) => begun({ writtenIn: language })}
              drafts={REPORT_REASONS.map((reason) => ({
                text: t(`statement.draft.${reason}`),
                to: begun({ as: reason }),
                current: reason === as,
              }))}
            />
          ) : (
            <input type="hidden" name="statement" value={draft} />
          )}
          <ReasonField field={fields.reason} usual={Object.values(t(`usual.${action}`, { returnObjects: true }))} />
          <div className="flex flex-wrap gap-3">
            <AdminSubmit
              variant={hasEffect(action, "suspend") || hasEffect(action, "take") ? "danger" : "primary"}
              pendingText={t("decide.pending")}
            >
              {t(`decide.${words}.confirm`)}
            </AdminSubmit>
            <ButtonLink variant="secondary" to={pageAddress}>
              {t("action.cancel")}
            </ButtonLink>
          </div>
        </AdminForm>
      </AdminPanel>
    </>
  );
}
