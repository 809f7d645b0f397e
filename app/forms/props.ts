/** What these need of a field of conform's, of whatever form it is. */
export interface FormField {
  id: string;
  name: string;
  errors?: string[];
  required?: boolean;
  initialValue?: unknown;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  pattern?: string;
  multiple?: boolean;
}

/** Id, name and errors of a field, for `Field`. */
export function fieldProps(field: FormField) {
  return { id: field.id, name: field.name, errors: field.errors, required: field.required };
}

const text = (value: unknown) =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;

/** What was typed and the limits the browser may keep, for the control in a `Field`. */
export function controlProps(field: FormField) {
  return {
    defaultValue: text(field.initialValue),
    minLength: field.minLength,
    maxLength: field.maxLength,
    min: field.min,
    max: field.max,
    step: field.step,
    pattern: field.pattern,
    multiple: field.multiple,
  };
}

/** For a checkbox or switch: ticked as it was sent. */
export function checkProps(field: FormField, value = "true") {
  return {
    id: field.id,
    name: field.name,
    value,
    defaultChecked: field.initialValue === value || field.initialValue === "on",
  };
}

interface FieldError {
  id: string;
  text: string;
}

/**
 * Everything wrong with a form, with the id to go to, for `ErrorSummary`: the form's own errors first. The names come from
 * the form, because conform's `fields` make a field of any name they are asked for and list none.
 */
export function summaryProps(
  form: { id: string; errors?: string[]; allErrors: Record<string, string[] | null> },
  fields: Record<string, FormField>,
): { errors: FieldError[] } {
  const own = (form.errors ?? []).map((text) => ({ id: form.id, text }));
  const named = Object.entries(form.allErrors).filter(([name]) => name !== "");
  const ofFields = named.flatMap(([name, errors]) =>
    (errors ?? []).map((text) => ({ id: fields[name]?.id ?? form.id, text })),
  );
  return { errors: [...own, ...ofFields] };
}

/** For the `form` element: where it is in the page; the server judges, so the browser does not. */
export function formProps(form: { id: string }) {
  return { id: form.id, method: "post" as const, noValidate: true };
}
