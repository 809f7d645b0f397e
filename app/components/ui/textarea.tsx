import type { ComponentProps } from "react";
import { classNames } from "./class-names";

type TextareaProps = ComponentProps<"textarea"> & {
  /** How many characters may be typed: the script counts along in the output below. */
  "data-limit"?: number;
};

/** Several lines. */
export function Textarea({ className, ...rest }: TextareaProps) {
  const limit = rest["data-limit"];
  const counter = rest.id && limit ? `${rest.id}-counter` : undefined;
  return (
    <>
      <textarea className={classNames("input", className)} data-counter={counter} {...rest} />
      {counter && (
        <output className="counter nojs:hidden" id={counter} htmlFor={rest.id} aria-live="off">
          {[...String(rest.defaultValue ?? "")].length}/{limit}
        </output>
      )}
    </>
  );
}
