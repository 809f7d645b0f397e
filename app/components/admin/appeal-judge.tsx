import type { DeskDecision } from "~/domain/admin/case-files";
import { type AppealOutcome, hasEffect, isOnAccount } from "~/domain/admin/decision-life";
import { isInChat } from "~/domain/admin/report-life";
import type { Language } from "~/domain/values/language";
import type { Reply } from "~/forms/read-form";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { AdminForm, AdminSubmit } from "./admin-form";
import { AdminPanel } from "./admin-panel";
import { ReasonField } from "./reason-field";
import { StatementField } from "./statement-field";

export interface ChosenOutcome {
  outcome: AppealOutcome;
  writtenIn: Language;
  draft: string;
}

export interface AppealJudgeProps {
  decision: DeskDecision;
  name: string;
  chosen: ChosenOutcome;
  limits: FieldLimits<"outcome" | "statement" | "reason">;
  result?: Reply;
}

export function AppealJudge({
  decision,
  name,
  chosen: { outcome, writtenIn, draft },
  limits,
  result,
}: AppealJudgeProps) {
  const { t } = useTranslation("admin");
  const [form, fields] = usePlainForm(limits, {
    id: `judge-${outcome}-${writtenIn}`,
    lastResult: result,
    defaultValue: { outcome, statement: draft },
  });
  const pageAddress = `/admin/appeals/${decision.id}`;
  const said = { name, thing: t(`thing.${decision.target_type}`) };
  const standing = { ...said, other: decision.standing };
  const effect = decision.standing
    ? t(isOnAccount(decision) ? "judge.standing.account" : "judge.standing.content", standing)
    : t(`judge.overturned.${reversalOf(decision)}`, said);
  return (
    <AdminPanel title={t(`judge.${outcome}.title`, said)}>
      <p>
        {outcome === "upheld" ? t("judge.upheld.text", said) : effect} {t("judge.told", said)}
      </p>
      <AdminForm form={form} fields={fields} result={result}>
        <input type="hidden" name="outcome" value={outcome} />
        <StatementField
          field={fields.statement}
          name={name}
          writtenIn={writtenIn}
          href={(language) => `${pageAddress}?outcome=${outcome}&in=${language}`}
        />
        <ReasonField field={fields.reason} usual={Object.values(t(`usual.${outcome}`, { returnObjects: true }))} />
        <div className="flex flex-wrap gap-3">
          <AdminSubmit pendingText={t("decide.pending")}>{t(`judge.${outcome}.confirm`)}</AdminSubmit>
          <ButtonLink variant="secondary" to={pageAddress}>
            {t("action.cancel")}
          </ButtonLink>
        </div>
      </AdminForm>
    </AdminPanel>
  );
}

function reversalOf({ action, target_type }: DeskDecision) {
  if (!hasEffect(action, "take")) return action;
  if (target_type === "job") return "removeJob";
  return isInChat(target_type) ? "removeChat" : action;
}
