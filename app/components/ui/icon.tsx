import { classNames } from "./class-names";
import type { IconName } from "./icon-names";
import sprite from "./icons.svg?no-inline";

type IconProps = { name: IconName; className?: string; title?: string };

/** A small drawing beside words; only with a title does it speak for itself. */
export function Icon({ name, className, title }: IconProps) {
  const shape = <use href={`${sprite}#${name}`} />;
  const classes = classNames("icon", className);
  if (!title) {
    return (
      <svg className={classes} aria-hidden="true">
        {shape}
      </svg>
    );
  }
  return (
    <svg className={classes} role="img" aria-label={title}>
      {shape}
    </svg>
  );
}
