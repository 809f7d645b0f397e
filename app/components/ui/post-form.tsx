import type { ComponentProps } from "react";
import { useAsPageForm } from "~/forms/page-form";
import { formProps } from "~/forms/props";
import { Form } from "./form";
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
