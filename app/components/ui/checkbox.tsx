import type { ComponentProps, ReactNode } from "react";
import { FieldError } from "./field-error";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[];
};

export function Checkbox({ id, label, hint, errors = [], ...rest }: CheckboxProps) {
  const wrong = errors.length > 0;
  const describedBy = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div>
      <label className="check">
        <input
          className="check-box"
          type="checkbox"
          id={id}
          aria-describedby={describedBy || undefined}
          aria-invalid={wrong || undefined}
          {...rest}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p className="field-hint check-note" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && <FieldError id={id} errors={errors} className="check-note" />}
    </div>
  );
}
