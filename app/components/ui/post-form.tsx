import { type ComponentProps, use } from "react";
import { Form } from "react-router";
import { DrawnId, onceValue } from "~/forms/drawn";
import { ONCE } from "~/forms/once-field";
import { useAsPageForm } from "~/forms/page-form";
import { formProps } from "~/forms/props";

type PostFormProps = Omit<ComponentProps<typeof Form>, "id" | "method"> & { form: { id: string } };

export function PostForm({ form, children, ...rest }: PostFormProps) {
  const drawn = use(DrawnId);
  useAsPageForm(form.id);
  return (
    <Form {...formProps(form)} {...rest}>
      {drawn && <input type="hidden" name={ONCE} value={onceValue(drawn, form.id)} />}
      {children}
    </Form>
  );
}
