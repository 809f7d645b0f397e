import type { ReactNode } from "react";
import { FieldError } from "./field-error";
import { Icon } from "./icon";

type StarFieldProps = {
  id: string;
  name: string;
  legend: ReactNode;
  words: readonly [string, string, string, string, string];
  defaultValue?: string;
  errors?: string[];
  required?: boolean;
};

export function StarField({ id, name, legend, words, defaultValue, errors = [], required }: StarFieldProps) {
  const wrong = errors.length > 0;
  return (
    <fieldset className="star-field" aria-describedby={wrong ? `${id}-error` : undefined}>
      <legend>{legend}</legend>
      <div className="star-row">
        {words.map((word, at) => (
          <label key={word} className="star-choice">
            <input
              type="radio"
              id={at === 0 ? id : `${id}-${at + 1}`}
              name={name}
              value={at + 1}
              defaultChecked={defaultValue === String(at + 1)}
              required={required}
            />
            <Icon name="star" />
            <Icon name="star-full" className="star-filled" />
            <span className="star-word">
              <span className="visually-hidden">{at + 1}: </span>
              {word}
            </span>
          </label>
        ))}
      </div>
      {wrong && <FieldError id={id} errors={errors} />}
    </fieldset>
  );
}
