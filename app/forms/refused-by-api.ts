import { data } from "react-router";
import { ApiError } from "../api/error";
import { pageFaults } from "../api/field-messages";
import { pageSentence } from "../api/messages";
import type { FormSchema } from "./constraint";
import type { AcceptedForm } from "./read-form";

/** No answer, no valid answer, or a failure of the API: nothing that the user can change. */
const FAILURES: readonly ApiError["code"][] = ["offline", "internal_error", "unavailable"];

const sentenceOf = ({ code, message, status, retryAfter }: ApiError, failure?: string): string => {
  const isFailure = code === null ? status >= 500 : FAILURES.includes(code);
  return failure && isFailure ? failure : pageSentence(code, message, retryAfter);
};

/**
 * Puts errors of the API in the form: beside their fields, or above the form if it does not show the field. Rethrows
 * anything that is not an `ApiError`. `failure` says that the API failed, in the words of this form.
 */
export function refusedByApi<S extends FormSchema>(form: AcceptedForm<S>, error: unknown, failure?: string) {
  if (!(error instanceof ApiError)) throw error;
  const shown = Object.keys(form.data);
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = error.fields ? [] : [sentenceOf(error, failure)];
  for (const [field, messages] of Object.entries(pageFaults(error.fields ?? {}))) {
    if (shown.includes(field)) fieldErrors[field] = messages;
    else formErrors.push(...messages);
  }
  return data({ result: form.refuse(fieldErrors, formErrors) }, { status: error.pageStatus });
}
