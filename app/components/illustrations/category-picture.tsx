import sprite from "./categories.svg?no-inline";

/** The categories that have a drawing; the same words as their slugs. */
export type CategoryPictureName =
  | "handig"
  | "schoonmaken"
  | "verhuizen"
  | "schilderen"
  | "tuinieren"
  | "overig"
  | "fotografie"
  | "tech"
  | "elektra"
  | "loodgieter";

type CategoryPictureProps = { name: CategoryPictureName; className?: string };

/** The drawing of a category. Its name stands beside it, so it says nothing itself. */
export function CategoryPicture({ name, className }: CategoryPictureProps) {
  return (
    <svg className={`picture picture-${name} ${className ?? "size-12"}`} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
