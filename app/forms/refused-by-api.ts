import { data } from "react-router";
import { ApiError } from "../api/error";
import { pageErrors } from "../api/field-messages";
import { pageSentence } from "../api/page-sentences";
import type { FormSchema } from "./constraint";
import type { AcceptedForm } from "./read-form";

const FAILURES: readonly ApiError["code"][] = ["offline", "internal_error", "unavailable"];

const sentenceOf = ({ code, message, status, retryAfter }: ApiError, failure?: string): string => {
  const isFailure = code === null ? status >= 500 : FAILURES.includes(code);
  return failure && isFailure ? failure : pageSentence(code, message, retryAfter);
};

/** Errors of fields that the form does not show are above it. `failure` says in the words of this form that the API failed. */
export function refusedByApi<S extends FormSchema>(form: AcceptedForm<S>, error: unknown, failure?: string) {
  if (!(error instanceof ApiError)) throw error;
  const shown = Object.keys(form.data);
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = error.fields ? [] : [sentenceOf(error, failure)];
  for (const [field, messages] of Object.entries(pageErrors(error.fields ?? {}))) {
    if (shown.includes(field)) fieldErrors[field] = messages;
    else formErrors.push(...messages);
  }
  return data({ result: form.refuse(fieldErrors, formErrors) }, { status: error.pageStatus });
}
