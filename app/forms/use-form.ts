import { type DefaultValue, useForm as useConform } from "@conform-to/react";
import type { z } from "zod";
import { constraintOf, type FormSchema, namesOf } from "./constraint";
import type { Reply } from "./read-form";
import { useTyped } from "./use-typed";

interface FormOptions<S extends FormSchema> {
  id: string;
  lastResult?: Reply;
  defaultValue?: DefaultValue<z.input<S>>;
}

export function useForm<S extends FormSchema>(schema: S, options: FormOptions<S>) {
  const typed = useTyped(options.id, namesOf(schema));
  return useConform<z.input<S>, z.output<S>, string[]>({
    ...options,
    lastResult: options.lastResult ?? typed,
    constraint: constraintOf(schema),
  });
}
