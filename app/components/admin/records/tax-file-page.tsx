import { type FormField, fieldProps } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import { type FieldLimits, usePlainForm } from "~/forms/use-plain-form";
import { useTranslation } from "~/locales/use-translation";
import { ButtonLink } from "../../ui/button-link";
import { Field } from "../../ui/field";
import { Select, type SelectOption } from "../../ui/select";
import { AdminForm, AdminSubmit } from "../admin-form";
import { AdminHead } from "../admin-head";
import { ReasonField } from "../reason-field";

interface TaxFilePageProps {
  title: string;
  year: string;
  years: readonly number[];
  limits: FieldLimits<"year" | "format" | "reason">;
  result?: Reply;
}

export function TaxFilePage({ title, year, years, limits, result }: TaxFilePageProps) {
  const { t } = useTranslation(["adminRecords", "admin"]);
  const [form, fields] = usePlainForm(limits, {
    id: "tax-file",
    lastResult: result,
    defaultValue: { year, format: "excel" },
  });
  return (
    <section className="grid max-w-2xl gap-5">
      <AdminHead title={title} />
      <p>{t("taxFile.text")}</p>
      <AdminForm form={form} fields={fields} result={result}>
        <FormSelect
          field={fields.year}
          label={t("filter.year")}
          options={years.map((one) => ({ value: String(one), label: String(one) }))}
        />
        <FormSelect
          field={fields.format}
          label={t("taxFile.format")}
          options={(["excel", "csv"] as const).map((value) => ({ value, label: t(`taxFile.${value}`) }))}
        />
        <ReasonField field={fields.reason} usual={t("taxFile.usual", { returnObjects: true })} />
        <div className="flex flex-wrap gap-3">
          <AdminSubmit pendingText={t("taxFile.pending")}>{t("taxFile.submit")}</AdminSubmit>
          <ButtonLink variant="secondary" to="/admin/exports">
            {t("admin:action.back")}
          </ButtonLink>
        </div>
      </AdminForm>
    </section>
  );
}

function FormSelect({ field, label, options }: { field: FormField; label: string; options: readonly SelectOption[] }) {
  return (
    <Field {...fieldProps(field)} label={label}>
      {(control) => <Select {...control} options={options} defaultValue={String(field.initialValue ?? "")} />}
    </Field>
  );
}
