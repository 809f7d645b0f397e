import { initialOf } from "~/domain/accounts/initial";
import { classNames } from "./class-names";

export type AvatarSize = "small" | "medium" | "large";

type AvatarProps = { name: string; image?: string | null; size?: AvatarSize; className?: string };

const pixels = { small: 36, medium: 48, large: 96 } as const satisfies Record<AvatarSize, number>;
const tints = ["leaf", "sun", "brick", "sky"] as const;

export function Avatar({ name, image, size = "medium", className }: AvatarProps) {
  const classes = classNames("avatar", `avatar-${size}`, className);
  if (image) {
    return <img className={classes} src={image} alt="" width={pixels[size]} height={pixels[size]} loading="lazy" />;
  }
  return (
    <span className={classNames(classes, `avatar-${tintOf(name)}`)} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const first = words[0] ?? name.trim();
  const last = words.length > 1 ? words.at(-1) : "";
  return (initialOf(first) || "?") + initialOf(last ?? "");
}

function tintOf(name: string): (typeof tints)[number] {
  let sum = 0;
  for (const character of name) sum += character.codePointAt(0) ?? 0;
  return tints[sum % tints.length] ?? "leaf";
}
