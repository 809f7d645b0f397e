import { classNames } from "./class-names";
import type { IconName } from "./icon-names";
import sprite from "./icons.svg?no-inline";
import { Sprite } from "./sprite";

type IconProps = { name: IconName; className?: string; title?: string };

export function Icon({ name, className, title }: IconProps) {
  return <Sprite href={`${sprite}#${name}`} className={classNames("icon", className)} title={title} />;
}
