import type { ComponentProps, ReactNode } from "react";
import { controlProps, type FormField, fieldProps } from "~/forms/props";
import { Field } from "./field";
import { Input } from "./input";
import { Counter, Textarea } from "./textarea";

type FieldTexts = { field: FormField; label: ReactNode; hint?: ReactNode; optionalText?: string };
type TextFieldProps = FieldTexts & { counts?: boolean } & Omit<ComponentProps<typeof Input>, "id" | "name">;
type TextareaFieldProps = FieldTexts & Omit<ComponentProps<typeof Textarea>, "id" | "name">;

export function TextField({ field, label, hint, optionalText, counts, ...input }: TextFieldProps) {
  return (
    <Field {...fieldProps(field)} label={label} hint={hint} optionalText={optionalText}>
      {(attributes) => (
        <>
          <Input
            {...attributes}
            {...controlProps(field)}
            // Some spelling checkers send the text to a server.
            spellCheck={input.type === "email" || input.type === "password" ? false : undefined}
            data-counter={counts ? `${field.id}-counter` : undefined}
            {...input}
          />
          {counts && <Counter of={field.id} typed={String(field.initialValue ?? "")} limit={field.maxLength} />}
        </>
      )}
    </Field>
  );
}

export function TextareaField({ field, label, hint, optionalText, ...textarea }: TextareaFieldProps) {
  return (
    <Field {...fieldProps(field)} label={label} hint={hint} optionalText={optionalText}>
      {(attributes) => <Textarea {...attributes} {...controlProps(field)} {...textarea} />}
    </Field>
  );
}
