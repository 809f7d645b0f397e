import type { Constraint } from "./constraint";
import type { FormField } from "./props";
import type { Reply } from "./read-form";
import { useTyped } from "./use-typed";

/** The loader sends the limits: importing the schema would load all of zod in the browser. */
export type FieldLimits<Name extends string> = Record<Name, Constraint>;

interface FormOptions<Name extends string> {
  id: string;
  lastResult?: Reply;
  defaultValue?: Partial<Record<Name, string>>;
}

export interface PlainForm {
  id: string;
  errors?: string[];
  allErrors: Record<string, string[] | null>;
}

export function usePlainForm<Name extends string>(
  limits: FieldLimits<Name>,
  { id, lastResult, defaultValue = {} }: FormOptions<Name>,
): [PlainForm, Record<Name, FormField>] {
  const left = useTyped(id, Object.keys(limits));
  const { error, initialValue: typed } = lastResult ?? left ?? {};
  const begun: Partial<Record<string, string>> = defaultValue;
  const fields = Object.entries<Constraint>(limits).map(([name, limit]): [string, FormField] => [
    name,
    {
      ...limit,
      id: `${id}-${name}`,
      name,
      errors: error?.[name] ?? undefined,
      initialValue: typed ? typed[name] : begun[name],
    },
  ]);
  const form = { id, errors: error?.[""] ?? undefined, allErrors: error ?? {} };
  return [form, Object.fromEntries(fields) as Record<Name, FormField>];
}
