import type { ComponentProps, ElementType } from "react";
import { classNames } from "./class-names";

type CardProps = ComponentProps<"div"> & {
  as?: ElementType;
  /** Lifts on hover. The link inside needs the class `card-link`, which covers the card. */
  interactive?: boolean;
};

export function Card({ as: Element = "div", interactive, className, ...rest }: CardProps) {
  return <Element className={classNames("card", interactive && "card-interactive", className)} {...rest} />;
}
