import { CATEGORIES } from "~/domain/category";
import { controlProps, type FormField, fieldProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { Select } from "../ui/select";
import { Textarea } from "../ui/textarea";

type WhatFields = Record<"title" | "description" | "category" | "execution_date" | "special_requirements", FormField>;

/** What has to be done, and when. */
export function EditWhat({ fields }: { fields: WhatFields }) {
  const { t } = useTranslation(["jobs", "common"]);
  const locale = useLocale();
  const optionalText = t("common:form.optional");
  const kinds = CATEGORIES.map((category) => ({ value: String(category.id), label: category[locale] }));
  return (
    <div className="grid gap-5">
      <Field {...fieldProps(fields.title)} required label={t("edit.name")} hint={t("edit.nameHint")}>
        {(control) => <Input {...control} {...controlProps(fields.title)} maxLength={50} autoComplete="off" />}
      </Field>
      <Field {...fieldProps(fields.description)} required label={t("edit.text")}>
        {(control) => <Textarea {...control} {...controlProps(fields.description)} maxLength={1000} rows={6} />}
      </Field>
      <Field
        {...fieldProps(fields.special_requirements)}
        label={t("edit.requirements")}
        hint={t("edit.requirementsHint")}
        optionalText={optionalText}
      >
        {(control) => (
          <Input {...control} {...controlProps(fields.special_requirements)} maxLength={500} autoComplete="off" />
        )}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <Field {...fieldProps(fields.category)} label={t("edit.kind")}>
          {(control) => (
            <Select {...control} defaultValue={controlProps(fields.category).defaultValue} options={kinds} />
          )}
        </Field>
        <Field {...fieldProps(fields.execution_date)} label={t("edit.date")} hint={t("edit.dateHint")}>
          {(control) => (
            <Input {...control} type="date" defaultValue={controlProps(fields.execution_date).defaultValue} />
          )}
        </Field>
      </div>
    </div>
  );
}
