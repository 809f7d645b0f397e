import type { ComponentProps, ElementType } from "react";
import { classNames } from "./class-names";

type CardProps = ComponentProps<"div"> & {
  as?: ElementType;
  /** Lifts under the pointer; the link inside it gets the class `card-link` and covers the whole card. */
  interactive?: boolean;
};

/** White on the paper, a hairline around it. */
export function Card({ as: Element = "div", interactive, className, ...rest }: CardProps) {
  return <Element className={classNames("card", interactive && "card-interactive", className)} {...rest} />;
}
