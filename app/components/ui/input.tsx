import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

type InputProps = ComponentProps<"input"> & {
  before?: ReactNode;
  after?: ReactNode;
};

export function Input({ before, after, className, type = "text", ...rest }: InputProps) {
  if (!before && !after) return <input className={classNames("input", className)} type={type} {...rest} />;
  return (
    <span className={classNames("affix", className)}>
      {before && <span aria-hidden="true">{before}</span>}
      <input className="input" type={type} {...rest} />
      {after && <span aria-hidden="true">{after}</span>}
    </span>
  );
}
