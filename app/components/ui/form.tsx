import type { ComponentProps } from "react";
import { Form as RouterForm } from "react-router";
import { DrawnFor } from "./drawn-for";

/** A form that changes something is refused if another user logged in since it was rendered. */
export function Form({ children, ...rest }: ComponentProps<typeof RouterForm>) {
  return (
    <RouterForm {...rest}>
      {rest.method === "post" && <DrawnFor />}
      {children}
    </RouterForm>
  );
}
