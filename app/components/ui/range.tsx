import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** A rough amount between two ends. What is chosen must also stand beside it in figures. */
export function Range({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input className={classNames("range", className)} type="range" {...rest} />;
}
