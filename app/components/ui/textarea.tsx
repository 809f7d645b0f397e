import type { ComponentProps } from "react";
import { lengthOf } from "~/domain/characters";
import { classNames } from "./class-names";

type TextareaProps = ComponentProps<"textarea"> & {
  "data-limit"?: number;
  typed?: number;
};

export function Textarea({ className, typed, ...rest }: TextareaProps) {
  const limit = rest["data-limit"];
  const counter = rest.id && limit ? `${rest.id}-counter` : undefined;
  return (
    <>
      <textarea className={classNames("input", className)} data-counter={counter} {...rest} />
      {counter && (
        <output className="counter nojs:hidden" id={counter} htmlFor={rest.id} aria-live="off">
          {typed ?? lengthOf(String(rest.defaultValue ?? ""))}/{limit}
        </output>
      )}
    </>
  );
}
