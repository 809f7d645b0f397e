import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** Choosing files, or dropping them on it: the browser's own control made as big as a hand. */
export function FileInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input className={classNames("file-input", className)} type="file" {...rest} />;
}
