import type { ReactNode } from "react";
import type { Reply } from "~/forms/read-form";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../ui/button-link";
import { AdminForm, AdminSubmit } from "./admin-form";
import { AdminHead } from "./admin-head";
import { AdminLate } from "./admin-late";
import { NoteField, ReasonField } from "./reason-field";
import type { TeamStatement } from "./statement";
import { TeamStatementFields } from "./team-statement-fields";

export interface AdminActionProps {
  title: string;
  text: ReactNode;
  children?: ReactNode;
  hidden?: ReactNode;
  confirm: string;
  pending: string;
  danger?: boolean;
  isNote?: boolean;
  usual: readonly string[];
  back: string;
  closed?: string | null;
  limits: FieldLimits<"reason"> & Partial<FieldLimits<"ground" | "statement">>;
  statement?: TeamStatement | null;
  result?: Reply;
  /** Idempotency id, for a form whose second post would not be refused. */
  drawn?: string;
}

export function AdminAction(props: AdminActionProps) {
  const {
    title,
    text,
    children,
    hidden,
    confirm,
    pending,
    danger,
    isNote,
    usual,
    statement,
    back,
    closed,
    limits,
    result,
    drawn,
  } = props;
  const { t } = useTranslation("admin");
  const [form, fields] = usePlainForm(limits as FieldLimits<"reason" | "statement">, {
    // The id contains the choice, so that text typed for another one is not restored.
    id: statement ? `action-${statement.writtenIn}-${statement.ground}` : "action",
    lastResult: result,
    defaultValue: { statement: statement?.draft },
  });
  return (
    <section className="grid max-w-2xl gap-5">
      <AdminHead title={title} />
      {closed && result && <AdminLate />}
      {children}
      <p>{closed ?? text}</p>
      {closed ? (
        <ButtonLink variant="secondary" className="justify-self-start" to={back}>
          {t("action.back")}
        </ButtonLink>
      ) : (
        <AdminForm form={form} fields={fields} result={result} drawn={drawn}>
          {hidden}
          {statement && <TeamStatementFields statement={statement} field={fields.statement} />}
          {isNote ? (
            <NoteField field={fields.reason} usual={usual} />
          ) : (
            <ReasonField field={fields.reason} usual={usual} />
          )}
          <div className="flex flex-wrap gap-3">
            <AdminSubmit variant={danger ? "danger" : "primary"} pendingText={pending}>
              {confirm}
            </AdminSubmit>
            <ButtonLink variant="secondary" to={back}>
              {t("action.cancel")}
            </ButtonLink>
          </div>
        </AdminForm>
      )}
    </section>
  );
}
