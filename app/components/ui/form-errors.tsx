import type { FormField } from "~/forms/props";
import { ErrorSummary, type FieldFault } from "./error-summary";

/** What was found wrong with a form. */
interface Judged {
  id: string;
  errors?: string[];
  allErrors: Record<string, string[] | null>;
}

interface FormErrorsProps {
  form: Judged;
  fields: Record<string, FormField>;
  /** What is wrong beside what the form itself says. */
  more?: readonly FieldFault[];
  /** Instead of how much is wrong. */
  title?: string;
}

/** Everything wrong with a form, each fault with the name of its field. */
export function FormErrors({ form, fields, more = [], title }: FormErrorsProps) {
  const names = new Map(Object.keys(form.allErrors).map((name) => [fields[name]?.id, name]));
  const own = faultsOf(form, fields).map((fault) => ({ ...fault, field: names.get(fault.id) }));
  return <ErrorSummary errors={[...own, ...more]} title={title} />;
}

/**
 * Everything wrong with a form, with the id to go to: the form's own errors first. The names come from the form, because
 * conform's `fields` make a field of any name they are asked for and list none.
 */
export function faultsOf(form: Judged, fields: Record<string, FormField>): FieldFault[] {
  const own = (form.errors ?? []).map((text) => ({ id: form.id, text }));
  const named = Object.entries(form.allErrors).filter(([name]) => name !== "");
  const ofFields = named.flatMap(([name, errors]) =>
    (errors ?? []).map((text) => ({ id: fields[name]?.id ?? form.id, text })),
  );
  return [...own, ...ofFields];
}
