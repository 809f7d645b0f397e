import type { ReactNode } from "react";
import { FieldError } from "./field-error";

export type ControlAttributes = {
  id: string;
  name: string;
  required?: boolean;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = {
  id: string;
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  errors?: string[];
  required?: boolean;
  optionalText?: string;
  children: (attributes: ControlAttributes) => ReactNode;
};

export function Field({ id, name, label, hint, errors = [], required, optionalText, children }: FieldProps) {
  const wrong = errors.length > 0;
  const describedBy = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {optionalText && <span className="field-optional"> ({optionalText})</span>}
      </label>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        required,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": wrong || undefined,
      })}
      {wrong && <FieldError id={id} errors={errors} />}
    </div>
  );
}
