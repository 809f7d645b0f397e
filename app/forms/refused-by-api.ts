import { data } from "react-router";
import { ApiError } from "../api/error";
import { pageFaults } from "../api/field-messages";
import { pageSentence } from "../api/messages";
import type { FormSchema } from "./constraint";
import type { AcceptedForm } from "./read-form";

/**
 * Puts errors of the API in the form: beside their fields, or above the form if it does not show the field. Rethrows
 * anything that is not an `ApiError`.
 */
export function refusedByApi<S extends FormSchema>(form: AcceptedForm<S>, error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  const shown = Object.keys(form.data);
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = error.fields ? [] : [pageSentence(error.code, error.message, error.retryAfter)];
  for (const [field, messages] of Object.entries(pageFaults(error.fields ?? {}))) {
    if (shown.includes(field)) fieldErrors[field] = messages;
    else formErrors.push(...messages);
  }
  return data({ result: form.refuse(fieldErrors, formErrors) }, { status: error.pageStatus });
}
