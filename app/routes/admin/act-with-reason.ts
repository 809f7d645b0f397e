import { type RouterContextProvider, redirect } from "react-router";
import { withReason } from "~/domain/admin";
import { constraintOf } from "~/forms/constraint";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale } from "~/middleware/locale";

interface Given {
  request: Request;
  context: Readonly<RouterContextProvider>;
}
interface Deed {
  act: (body: { reason: string }) => Promise<unknown>;
  done: string;
  next: string;
}

export const reasonLimits = () => constraintOf(withReason);

export async function actWithReason({ request, context }: Given, { act, done, next }: Deed) {
  const form = readForm(await readFields(request), withReason, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  try {
    await act(form.data);
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(done);
  return redirect(next, 303);
}
