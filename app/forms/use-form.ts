import { type DefaultValue, useForm as useConform } from "@conform-to/react";
import type { z } from "zod";
import { constraintOf, type FormSchema } from "./constraint";
import type { Reply } from "./read-form";
import { useTyped } from "./use-typed";

interface FormOptions<S extends FormSchema> {
  id: string;
  /** What was refused, as the action answered it. */
  lastResult?: Reply;
  defaultValue?: DefaultValue<z.input<S>>;
}

/** Conform's `useForm` for the form of a schema: its fields, their types and their limits. */
export function useForm<S extends FormSchema>(schema: S, options: FormOptions<S>) {
  const typed = useTyped(options.id);
  return useConform<z.input<S>, z.output<S>, string[]>({
    ...options,
    lastResult: options.lastResult ?? typed,
    constraint: constraintOf(schema),
  });
}
