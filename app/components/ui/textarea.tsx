import type { ComponentProps } from "react";
import { lengthOf } from "~/domain/values/characters";
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
      {counter && rest.id && <Counter of={rest.id} typed={typed ?? String(rest.defaultValue ?? "")} limit={limit} />}
    </>
  );
}

interface CounterProps {
  of: string;
  typed: string | number;
  limit?: number;
}

export function Counter({ of, typed, limit }: CounterProps) {
  return (
    <output className="counter nojs:hidden" id={`${of}-counter`} htmlFor={of} aria-live="off">
      {typeof typed === "number" ? typed : lengthOf(typed)}/{limit}
    </output>
  );
}
