import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field";
import { Input } from "./input";

type AmountFieldProps = Omit<ComponentProps<typeof Input>, "before" | "id" | "required"> & {
  id?: string;
  name?: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: readonly string[];
  required?: boolean;
};

export function AmountField(props: AmountFieldProps) {
  const { id = "amount", name = "amount", label, hint, errors = [], required, className = "money", ...input } = props;
  return (
    <Field id={id} name={name} label={label} hint={hint} errors={[...errors]} required={required}>
      {(control) => (
        <Input {...control} {...input} before="€" inputMode="decimal" autoComplete="off" className={className} />
      )}
    </Field>
  );
}
