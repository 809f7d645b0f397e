import type { FieldMetadata } from "@conform-to/react";
import { controlProps, fieldProps } from "~/forms/props";
import { Field } from "../ui/field";
import { Input } from "../ui/input";

interface TextFieldProps {
  // biome-ignore lint/suspicious/noExplicitAny: a field of any form
  field: FieldMetadata<any, any, string[]>;
  label: string;
  hint?: string;
  optionalText?: string;
  type?: "text" | "email" | "password";
  autoComplete: string;
}

/** One line about a person, with what a password manager or phone fills in. */
export function TextField({ field, label, hint, optionalText, type = "text", autoComplete }: TextFieldProps) {
  return (
    <Field {...fieldProps(field)} label={label} hint={hint} optionalText={optionalText}>
      {(attributes) => (
        <Input
          {...attributes}
          {...controlProps(field)}
          type={type}
          autoComplete={autoComplete}
          autoCapitalize={type === "text" ? "words" : "none"}
          spellCheck={false}
        />
      )}
    </Field>
  );
}
