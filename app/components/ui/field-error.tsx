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
      {errors.join(" ")}
    </p>
  );
}
