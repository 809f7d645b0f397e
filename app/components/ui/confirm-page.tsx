import type { ReactNode } from "react";
import { Alert } from "./alert";
import { ConfirmButtons } from "./confirm-buttons";
import { Form } from "./form";

interface ConfirmPageProps {
  title: string;
  children: ReactNode;
  submit: string;
  pending: string;
  back: string;
  cancel: string;
  refusal?: string;
}

export function ConfirmPage({ title, children, submit, pending, back, cancel, refusal }: ConfirmPageProps) {
  return (
    <section className="grid max-w-xl gap-5">
      <h1 className="wrap-anywhere">{title}</h1>
      {refusal && (
        <Alert tone="error" live>
          {refusal}
        </Alert>
      )}
      {children}
      <Form method="post">
        <ConfirmButtons variant="danger" submit={submit} pending={pending} back={back} cancel={cancel} />
      </Form>
    </section>
  );
}
