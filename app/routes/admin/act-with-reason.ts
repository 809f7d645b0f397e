import { type RouterContextProvider, redirect } from "react-router";
import type { CallOptions } from "~/api/client";
import { withReason } from "~/domain/admin";
import { constraintOf } from "~/forms/constraint";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale } from "~/middleware/locale";
import { once } from "../once";

interface Given {
  request: Request;
  context: Readonly<RouterContextProvider>;
}
interface Deed {
  act: (body: { reason: string }, options: CallOptions) => Promise<unknown>;
  done: string;
  next: string;
}

export const reasonLimits = () => constraintOf(withReason);

export async function actWithReason({ request, context }: Given, { act, done, next }: Deed) {
  const sent = await readFields(request);
  const form = readForm(sent, withReason, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await once(context, request, sent, (options) => act(form.data, options));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(done);
  return redirect(next, 303);
}
