import { type ComponentProps, use } from "react";
import { Link as RouterLink } from "react-router";
import { areaOf } from "~/live/area";
import { Hydration } from "~/live/hydration";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

const pathOf = (to: string) => to.split(/[?#]/, 1)[0] ?? "";

/** React navigates only between live pages of one area. */
export function Link({ to, children, ...rest }: LinkProps) {
  const area = use(Hydration);
  if (area === null || areaOf(pathOf(to)) !== area) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink to={to} discover="none" {...rest}>
      {children}
    </RouterLink>
  );
}
