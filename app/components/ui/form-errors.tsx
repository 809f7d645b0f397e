import type { FormField } from "~/forms/props";
import { ErrorSummary, type FieldError } from "./error-summary";

interface Judged {
  id: string;
  errors?: string[];
  allErrors: Record<string, string[] | null>;
}

interface FormErrorsProps {
  form: Judged;
  fields: Record<string, FormField>;
  more?: readonly FieldError[];
  title?: string;
  labels?: Record<string, string>;
}

export function FormErrors({ form, fields, more = [], title, labels = {} }: FormErrorsProps) {
  const names = new Map(Object.keys(form.allErrors).map((name) => [fields[name]?.id, name]));
  const own = errorsOf(form, fields).map((error) => {
    const field = names.get(error.id);
    return { ...error, field, label: labels[field ?? ""] };
  });
  return <ErrorSummary errors={[...own, ...more]} title={title} />;
}

/** Names come from the form: conform's `fields` is a proxy that creates any name and lists none. */
export function errorsOf(form: Judged, fields: Record<string, FormField>): FieldError[] {
  const own = (form.errors ?? []).map((text) => ({ id: form.id, text }));
  const named = Object.entries(form.allErrors).filter(([name]) => name !== "");
  const ofFields = named.flatMap(([name, errors]) =>
    (errors ?? []).map((text) => ({ id: fields[name]?.id ?? form.id, text })),
  );
  return [...own, ...ofFields];
}
