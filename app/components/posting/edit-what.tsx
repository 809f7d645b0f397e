import type { FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { CategoryField } from "../jobs/category-field";
import { TextareaField, TextField } from "../ui/text-field";

type WhatFields = Record<"title" | "description" | "category" | "execution_date", FormField>;

export function EditWhat({ fields }: { fields: WhatFields }) {
  const { t } = useTranslation("jobs");
  return (
    <div className="grid gap-5">
      <TextField
        field={fields.title}
        label={t("edit.name")}
        hint={t("edit.nameHint", { most: fields.title.maxLength })}
        autoComplete="off"
      />
      <TextareaField field={fields.description} label={t("edit.text")} rows={6} />
      <CategoryField field={fields.category} legend={t("edit.kind")} />
      <TextField
        field={fields.execution_date}
        label={t("edit.date")}
        hint={t("edit.dateHint")}
        type="date"
        className="max-w-60"
      />
    </div>
  );
}
