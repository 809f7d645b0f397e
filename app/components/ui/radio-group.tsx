import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { FieldError } from "./field-error";

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioGroupProps = {
  id: string;
  name: string;
  legend: ReactNode;
  choices: readonly Choice[];
  defaultValue?: string;
  hint?: ReactNode;
  errors?: string[];
  required?: boolean;
  className?: string;
};

/** The first radio has the group's id, for the error summary. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, name, legend, choices, defaultValue, hint, errors = [], required, className } = props;
  const wrong = errors.length > 0;
  const describedBy = [hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean).join(" ");
  return (
    <fieldset className={classNames("choice-group", className)} aria-describedby={describedBy || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {choices.map((choice, index) => (
        <label className="choice" key={choice.value}>
          <input
            className="check-box"
            type="radio"
            id={index === 0 ? id : `${id}-${choice.value}`}
            name={name}
            value={choice.value}
            defaultChecked={choice.value === defaultValue}
            disabled={choice.disabled}
            required={required}
          />
          <span className="choice-text">
            {choice.label}
            {choice.hint && <span className="choice-hint">{choice.hint}</span>}
          </span>
        </label>
      ))}
      {wrong && <FieldError id={id} errors={errors} />}
    </fieldset>
  );
}
