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
  multiple?: boolean;
}

/** Id, name and errors of a field, for `Field`. */
export function fieldProps(field: FormField) {
  return { id: field.id, name: field.name, errors: field.errors, required: field.required };
}

const text = (value: unknown) =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : undefined;

export type Limits = Pick<FormField, "minLength" | "maxLength" | "min" | "max" | "step" | "multiple">;

/** The limits the browser may keep, of a field of `constraintOf` or of conform. */
export function limitProps({ minLength, maxLength, min, max, step, multiple }: Limits) {
  return {
    minLength,
    // A limit counts code points, the browser UTF-16 units: at most two for each. It never cuts off what is allowed.
    maxLength: maxLength && 2 * maxLength,
    "data-limit": maxLength,
    min,
    max,
    step,
    multiple,
  };
}

/** What was typed and the limits the browser may keep, for the control in a `Field`. */
export const controlProps = (field: FormField) => ({ defaultValue: text(field.initialValue), ...limitProps(field) });

/** For a checkbox or switch: ticked as it was sent. */
export function checkProps(field: FormField, value = "true") {
  return {
    id: field.id,
    name: field.name,
    value,
    defaultChecked: field.initialValue === value || field.initialValue === "on",
  };
}

/** The values of a field that takes several, as they were sent. */
export const chosenIn = ({ initialValue }: FormField): string[] =>
  initialValue === undefined || initialValue === "" ? [] : [initialValue].flat().map(String);

/** For the `form` element: where it is in the page; the server judges, so the browser does not. */
export function formProps(form: { id: string }) {
  return { id: form.id, method: "post" as const, noValidate: true };
}
