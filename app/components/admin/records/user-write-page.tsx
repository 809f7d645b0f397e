import type { AdminUser } from "~/domain/admin/admin";
import type { Reply } from "~/forms/read-form";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../../ui/button-link";
import { AdminForm, AdminSubmit } from "../admin-form";
import { AdminHead } from "../admin-head";
import { AdminTextarea } from "../admin-textarea";
import { ReasonField } from "../reason-field";

interface UserWritePageProps {
  person: AdminUser;
  closed: string | null;
  limits: FieldLimits<"message" | "reason">;
  drawn: string;
  result?: Reply;
}

export function UserWritePage({ person, closed, ...rest }: UserWritePageProps) {
  const { t } = useTranslation(["adminRecords", "admin"]);
  const { id, name } = person;
  const back = `/admin/users/${id}`;
  return (
    <section className="grid max-w-2xl gap-5">
      <AdminHead title={t("writeTo.title", { name })} />
      <p>{closed ?? t("writeTo.text", { name, language: t(`admin:language.${person.language}`) })}</p>
      {closed ? (
        <ButtonLink variant="secondary" className="justify-self-start" to={back}>
          {t("admin:action.back")}
        </ButtonLink>
      ) : (
        <WriteForm back={back} {...rest} />
      )}
    </section>
  );
}

function WriteForm({
  limits,
  drawn,
  result,
  back,
}: Pick<UserWritePageProps, "limits" | "drawn" | "result"> & { back: string }) {
  const { t } = useTranslation(["adminRecords", "admin"]);
  const [form, fields] = usePlainForm(limits, { id: "write", lastResult: result });
  return (
    <AdminForm form={form} fields={fields} result={result} drawn={drawn}>
      <AdminTextarea field={fields.message} label={t("writeTo.message")} hint={t("writeTo.hint")} rows={8} />
      <ReasonField field={fields.reason} usual={t("writeTo.usual", { returnObjects: true })} />
      <div className="flex flex-wrap gap-3">
        <AdminSubmit pendingText={t("writeTo.pending")}>{t("writeTo.confirm")}</AdminSubmit>
        <ButtonLink variant="secondary" to={back}>
          {t("admin:action.cancel")}
        </ButtonLink>
      </div>
    </AdminForm>
  );
}
