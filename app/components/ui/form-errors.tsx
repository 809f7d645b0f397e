import { type FormField, summaryProps } from "~/forms/props";
import { ErrorSummary, type FieldFault } from "./error-summary";

interface FormErrorsProps {
  form: Parameters<typeof summaryProps>[0];
  fields: Record<string, FormField>;
  /** What is wrong beside what the form itself says. */
  more?: readonly FieldFault[];
}

/** Everything wrong with a form, each fault with the name of its field. */
export function FormErrors({ form, fields, more = [] }: FormErrorsProps) {
  const names = new Map(Object.keys(form.allErrors).map((name) => [fields[name]?.id, name]));
  const own = summaryProps(form, fields).errors.map((fault) => ({ ...fault, field: names.get(fault.id) }));
  return <ErrorSummary errors={[...own, ...more]} />;
}
