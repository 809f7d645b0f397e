import type { ReactNode } from "react";
import { Form } from "react-router";
import { Alert } from "./alert";
import { Button } from "./button";
import { ButtonLink } from "./button-link";

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
      <Form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger" pendingText={pending}>
          {submit}
        </Button>
        <ButtonLink variant="secondary" to={back}>
          {cancel}
        </ButtonLink>
      </Form>
    </section>
  );
}
