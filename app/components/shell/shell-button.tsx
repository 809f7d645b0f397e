import type { ComponentProps } from "react";
import { PAGE_FORM, usePageForm } from "~/forms/page-form";

interface ShellButtonProps extends ComponentProps<"button"> {
  /** The path of its action. What it asks for stands in the address too: the fields may be those of another form. */
  to: string;
  asks: Record<string, string>;
  /** The page to come back to. */
  here: string;
  /** For one after `main`: what stands in the page's form is kept (app/forms/page-form.ts). */
  keepsTyped?: boolean;
}

/** A button around a page that changes something and leads back to the page. */
export function ShellButton({ to, asks, here, keepsTyped, ...rest }: ShellButtonProps) {
  const form = usePageForm();
  const query = new URLSearchParams({ ...asks, next: here });
  if (!keepsTyped) return <button type="submit" formAction={`${to}?${query}`} {...rest} />;
  query.set("form", form);
  return (
    <button
      type="submit"
      form={form}
      formAction={`${to}?${query}`}
      formNoValidate
      formEncType="application/x-www-form-urlencoded"
      data-keeps-typed={PAGE_FORM}
      {...rest}
    />
  );
}
