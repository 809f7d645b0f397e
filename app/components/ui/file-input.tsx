import type { ComponentProps } from "react";
import { classNames } from "./class-names";

/** The image types that the API takes. */
export const IMAGE_FILES = { accept: "image/jpeg,image/png,image/webp" };

/** Choosing files, or dropping them on it: the browser's own control made as big as a hand. */
export function FileInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input className={classNames("file-input", className)} type="file" {...rest} />;
}
