import type { ArticleDrawing } from "~/domain/site/article";
import { classNames } from "../ui/class-names";
import sprite from "./articles.svg?no-inline";

type ArticlePictureProps = { name: ArticleDrawing; alt: string; className?: string };

export function ArticlePicture({ name, alt, className }: ArticlePictureProps) {
  const shape = <use href={`${sprite}#${name}`} />;
  const classes = classNames("picture picture-article", className);
  if (!alt) {
    return (
      <svg className={classes} aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg className={classes} role="img" aria-label={alt}>
      {shape}
    </svg>
  );
}
