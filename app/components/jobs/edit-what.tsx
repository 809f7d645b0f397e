import { CATEGORIES } from "~/domain/category-names";
import type { AdditionOf } from "~/domain/job-additions";
import { controlProps, type FormField, fieldProps } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { useLocale } from "../locale";
import { Field } from "../ui/field";
import { Select } from "../ui/select";
import { TextareaField, TextField } from "../ui/text-field";
import { AdditionFields } from "./addition-fields";

type WhatFields = Record<"title" | "description" | "category" | "execution_date" | AdditionOf<"details">, FormField>;

export function EditWhat({ fields }: { fields: WhatFields }) {
  const { t } = useTranslation("jobs");
  const locale = useLocale();
  const kinds = CATEGORIES.map((category) => ({ value: String(category.id), label: category[locale] }));
  return (
    <div className="grid gap-5">
      <TextField
        field={fields.title}
        label={t("edit.name")}
        hint={t("edit.nameHint", { most: fields.title.maxLength })}
        autoComplete="off"
      />
      <TextareaField field={fields.description} label={t("edit.text")} rows={6} />
      <AdditionFields step="details" fields={fields} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-end">
        <Field {...fieldProps(fields.category)} label={t("edit.kind")}>
          {(control) => (
            <Select {...control} defaultValue={controlProps(fields.category).defaultValue} options={kinds} />
          )}
        </Field>
        <TextField field={fields.execution_date} label={t("edit.date")} hint={t("edit.dateHint")} type="date" />
      </div>
    </div>
  );
}
