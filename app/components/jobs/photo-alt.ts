import type { TFunction } from "i18next";
import type { JobImage } from "~/domain/image";

/** What the owner says is on a photo; else which one it is. */
export function altOf(photo: JobImage, index: number, title: string, t: TFunction<"jobs">): string {
  return photo.alt ?? t("job.photoAlt", { n: index + 1, title });
}
