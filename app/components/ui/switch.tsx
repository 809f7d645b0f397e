import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

type SwitchProps = Omit<ComponentProps<"input">, "type"> & { id: string; label: ReactNode; hint?: ReactNode };

/** Its form also needs a submit button, for use without a script. */
export function Switch({ id, label, hint, className, ...rest }: SwitchProps) {
  return (
    <div className={classNames("switch-line", className)}>
      <div>
        <label className="field-label" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="field-hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
      <input
        className="switch"
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox reports its own state
        role="switch"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        {...rest}
      />
    </div>
  );
}
