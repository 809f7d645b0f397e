import type { TFunction } from "i18next";
import type { JobImage } from "~/domain/jobs/image";

export function altOf(photo: JobImage, index: number, title: string, t: TFunction<"jobs">): string {
  return photo.alt ?? t("job.photoAlt", { n: index + 1, title });
}
