import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

type InputProps = ComponentProps<"input"> & {
  /** Shown inside the box, before or behind what is typed ('€', 'km'). */
  before?: ReactNode;
  after?: ReactNode;
};

/** One line of text, a number, a date: the browser's own control. */
export function Input({ before, after, className, type = "text", ...rest }: InputProps) {
  const input = <input className={classNames("input", className)} type={type} {...rest} />;
  if (!before && !after) return input;
  return (
    <span className="affix">
      {before && <span aria-hidden="true">{before}</span>}
      {input}
      {after && <span aria-hidden="true">{after}</span>}
    </span>
  );
}
