import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export const IMAGE_FILES = { accept: "image/jpeg,image/png,image/webp" };

/** The browser's own control, enlarged so that files can be dropped on it. */
export function FileInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input className={classNames("file-input", className)} type="file" {...rest} />;
}
