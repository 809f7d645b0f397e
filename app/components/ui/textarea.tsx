import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** Several lines; with a `maxLength` the script counts along in the output below. */
export function Textarea({ className, maxLength, ...rest }: ComponentProps<"textarea">) {
  const counter = rest.id && maxLength ? `${rest.id}-counter` : undefined;
  return (
    <>
      <textarea className={classNames("input", className)} maxLength={maxLength} data-counter={counter} {...rest} />
      {counter && (
        <output className="counter nojs:hidden" id={counter} htmlFor={rest.id} aria-live="off">
          {String(rest.defaultValue ?? "").length}/{maxLength}
        </output>
      )}
    </>
  );
}
