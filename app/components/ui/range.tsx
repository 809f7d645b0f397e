import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export function Range({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input className={classNames("range", className)} type="range" {...rest} />;
}
