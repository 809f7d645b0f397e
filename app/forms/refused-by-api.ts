import { data } from "react-router";
import { ApiError } from "../api/error";
import { pageFaults, pageSentence } from "../api/messages";
import type { FormSchema } from "./constraint";
import type { AcceptedForm } from "./read-form";

/**
 * What the API refused, in the form: messages beside their fields, a sentence above it. A field the form does not show
 * is told above it too. Anything that is no answer of the API is thrown on.
 */
export function refusedByApi<S extends FormSchema>(form: AcceptedForm<S>, error: unknown) {
  if (!(error instanceof ApiError)) throw error;
  const shown = Object.keys(form.data);
  const fieldErrors: Record<string, string[]> = {};
  const formErrors: string[] = error.fields ? [] : [pageSentence(error.code, error.message)];
  for (const [field, messages] of Object.entries(pageFaults(error.fields ?? {}))) {
    if (shown.includes(field)) fieldErrors[field] = messages;
    else formErrors.push(...messages);
  }
  return data({ result: form.refuse(fieldErrors, formErrors) }, { status: error.pageStatus });
}
