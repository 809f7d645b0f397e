import type { ComponentProps } from "react";
import { classNames } from "./class-names";

export const IMAGE_FILES = { accept: "image/jpeg,image/png,image/webp" };

/** Any photo. Phones then offer the camera too. The API rejects other types. */
export const PHOTOS = { accept: "image/*" };

export function FileInput({ className, ...rest }: Omit<ComponentProps<"input">, "type">) {
  return <input className={classNames("file-input", className)} type="file" {...rest} />;
}
