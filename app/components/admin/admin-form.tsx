import type { ReactNode } from "react";
import { onceValue } from "~/forms/drawn";
import { ONCE } from "~/forms/once-field";
import { useAsPageForm } from "~/forms/page-form";
import type { FormField } from "~/forms/props";
import type { Reply } from "~/forms/read-form";
import type { PlainForm } from "~/forms/use-plain-form";
import { useIsSending, useSentForm } from "~/live/use-sent-form";
import { Button, type ButtonVariant } from "../ui/button";
import { Form } from "../ui/form";
import { FormErrors } from "../ui/form-errors";

interface AdminFormProps {
  form: PlainForm;
  fields: Record<string, FormField>;
  result?: Reply;
  drawn?: string;
  labels?: Record<string, string>;
  children: ReactNode;
}

export function AdminForm({ form, fields, result, drawn, labels, children }: AdminFormProps) {
  useAsPageForm(form.id);
  return (
    <Form id={form.id} method="post" noValidate className="grid gap-5" {...useSentForm(result)}>
      {drawn && <input type="hidden" name={ONCE} value={onceValue(drawn, form.id)} />}
      <FormErrors form={form} fields={fields} labels={labels} />
      {children}
    </Form>
  );
}

interface AdminSubmitProps {
  variant?: ButtonVariant;
  className?: string;
  pendingText: string;
  children: ReactNode;
}

export function AdminSubmit({ children, ...rest }: AdminSubmitProps) {
  const isSending = useIsSending();
  return (
    <Button {...rest} data-pending={isSending ? "" : undefined}>
      {isSending ? rest.pendingText : children}
    </Button>
  );
}
