import type { ComponentProps } from "react";
import { PAGE_FORM, usePageForm } from "~/forms/page-form";

interface ShellButtonProps extends ComponentProps<"button"> {
  /** The path of the action. The parameters are also in the address, because the form may be another one. */
  to: string;
  asks: Record<string, string>;
  pageAddress: string;
  keepsTyped?: boolean;
}

export function ShellButton({ to, asks, pageAddress, keepsTyped, ...rest }: ShellButtonProps) {
  const form = usePageForm();
  const query = new URLSearchParams({ ...asks, next: pageAddress });
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
