import { type ComponentProps, use } from "react";
import { Link as RouterLink } from "react-router";
import { Hydration } from "~/live/hydration";
import { isLive } from "~/live/is-live";

export type LinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

const pathOf = (to: string) => to.split(/[?#]/, 1)[0] ?? "";

/** A link of the site. Between live pages React follows it; all others are the browser's. */
export function Link({ to, children, ...rest }: LinkProps) {
  if (!use(Hydration) || !isLive(pathOf(to))) {
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
