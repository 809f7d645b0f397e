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
  multiple?: boolean;
}

export function fieldProps(field: FormField) {
  return { id: field.id, name: field.name, errors: field.errors, required: field.required };
}

const text = (value: unknown) =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;

export type Limits = Pick<FormField, "minLength" | "maxLength" | "min" | "max" | "step" | "multiple">;

export function limitProps({ minLength, maxLength, min, max, step, multiple }: Limits) {
  return {
    minLength,
    // The limit counts code points, `maxLength` UTF-16 units: at most two each. So the browser never cuts off valid text.
    maxLength: maxLength && 2 * maxLength,
    "data-limit": maxLength,
    min,
    max,
    step,
    multiple,
  };
}

export const controlProps = (field: FormField) => ({ defaultValue: text(field.initialValue), ...limitProps(field) });

export function checkProps(field: FormField, value = "true") {
  return {
    id: field.id,
    name: field.name,
    value,
    defaultChecked: field.initialValue === value || field.initialValue === "on",
  };
}

export const chosenIn = ({ initialValue }: FormField): string[] =>
  initialValue === undefined || initialValue === "" ? [] : [initialValue].flat().map(String);

export function formProps(form: { id: string }) {
  return { id: form.id, method: "post" as const, noValidate: true };
}
