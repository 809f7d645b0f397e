import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export const IMAGE_FILES = { accept: "image/jpeg,image/png,image/webp" };

export function FileInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input className={classNames("file-input", className)} type="file" {...rest} />;
}
