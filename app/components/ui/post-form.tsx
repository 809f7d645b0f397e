import type { ComponentProps } from "react";
import { Form } from "react-router";
import { useAsPageForm } from "~/forms/page-form";
import { formProps } from "~/forms/props";
import { OnceInput } from "./once-input";

type PostFormProps = Omit<ComponentProps<typeof Form>, "id" | "method"> & { form: { id: string } };

export function PostForm({ form, children, ...rest }: PostFormProps) {
  useAsPageForm(form.id);
  return (
    <Form {...formProps(form)} {...rest}>
      <OnceInput form={form.id} />
      {children}
    </Form>
  );
}
