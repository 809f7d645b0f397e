import { controlProps, type FormField, fieldProps } from "~/forms/props";
import { Field } from "../ui/field";
import { Input } from "../ui/input";

interface TextFieldProps {
  field: FormField;
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
          autoCapitalize={type === "text" ? "words" : undefined}
          spellCheck={false}
        />
      )}
    </Field>
  );
}
