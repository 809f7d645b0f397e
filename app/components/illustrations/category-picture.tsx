import type { Category } from "~/domain/jobs/category-names";
import sprite from "./categories.svg?no-inline";

type CategoryPictureProps = { name: Category["slug"]; className?: string };

export function CategoryPicture({ name, className }: CategoryPictureProps) {
  return (
    <svg className={`picture picture-${name} ${className ?? "size-12"}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
