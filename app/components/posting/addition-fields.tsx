import { type AdditionOf, type AdditionStep, additionsIn } from "~/domain/jobs/job-additions";
import type { FormField } from "~/forms/props";
import { useTranslation } from "~/locales/use-translation";
import { TextareaField, TextField } from "../ui/text-field";

interface AdditionFieldsProps<S extends AdditionStep> {
  step: S;
  fields: Record<AdditionOf<S>, FormField>;
}

export function AdditionFields<S extends AdditionStep>({ step, fields }: AdditionFieldsProps<S>) {
  const { t } = useTranslation(["fields", "common"]);
  return additionsIn(step).map((name) => {
    const field: FormField = fields[name];
    const said = {
      field,
      label: t(`additions.${name}.label`),
      hint: t(`additions.${name}.hint`),
      optionalText: t("common:form.optional"),
    };
    return field.max === undefined ? (
      <TextareaField key={name} {...said} rows={3} />
    ) : (
      <TextField key={name} {...said} inputMode="numeric" className="max-w-48" />
    );
  });
}
