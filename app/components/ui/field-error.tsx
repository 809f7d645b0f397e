import { classNames } from "./class-names";
import { Icon } from "./icon";

interface FieldErrorProps {
  id: string;
  errors: readonly string[];
  className?: string;
}

export function FieldError({ id, errors, className }: FieldErrorProps) {
  return (
    <p className={classNames("field-error", className)} id={`${id}-error`}>
      <Icon name="warning" />
      {errors.length > 1 ? <OnLines texts={errors} /> : errors[0]}
    </p>
  );
}

function OnLines({ texts }: { texts: readonly string[] }) {
  return (
    <span>
      {texts.map((text, at) => (
        <span key={text} className="block">
          {at > 0 && " "}
          {text}
        </span>
      ))}
    </span>
  );
}
