import type { ReactNode } from "react";
import { Form } from "react-router";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { ButtonLink } from "../ui/button-link";

interface ConfirmPageProps {
  title: string;
  /** What comes of it. */
  children: ReactNode;
  submit: string;
  pending: string;
  /** The way back, and what it says. */
  back: string;
  cancel: string;
  /** What the last try was refused with. */
  refusal?: string;
}

/** Asks once more before something of one's own goes. */
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
