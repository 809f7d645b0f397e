import { data, type RouterContextProvider, redirect } from "react-router";
import type { z } from "zod";
import type { CallOptions } from "~/api/client";
import { withReason } from "~/domain/admin/admin";
import { teamDecision } from "~/domain/admin/case-files";
import { constraintOf, type FormSchema } from "~/forms/constraint";
import { readFields } from "~/forms/read-fields";
import { readForm, refused } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getFlash } from "~/middleware/flash";
import { getLocale } from "~/middleware/locale";
import { once } from "../once";

interface ActionArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}
interface Deed<S extends FormSchema> {
  act: (body: z.input<S>, options: CallOptions) => Promise<unknown>;
  done: string;
  next: string;
  /** Returns why the act has no effect any more, or null. Asked before the act. */
  late?: (body: z.input<S>) => Promise<string | null>;
}

export const reasonLimits = () => constraintOf(withReason);
export const actWithReason = (args: ActionArgs, deed: Deed<typeof withReason>) => actBy(withReason, args, deed);

export const statementLimits = () => constraintOf(teamDecision);
export const actWithStatement = (args: ActionArgs, deed: Deed<typeof teamDecision>) => actBy(teamDecision, args, deed);

export async function actBy<S extends FormSchema>(
  schema: S,
  { request, context }: ActionArgs,
  { act, done, next, late }: Deed<S>,
) {
  const formData = await readFields(request);
  const form = readForm(formData, schema, { locale: getLocale(context) });
  if (!form.ok) return refused(form.reply);
  const why = await late?.(form.data);
  if (why) return data({ result: form.refuse({}, [why]) }, { status: 409 });
  try {
    await once(context, request, formData, (options) => act(form.data, options));
  } catch (error) {
    return refusedByApi(form, error);
  }
  getFlash(context).success(done);
  return redirect(next, 303);
}
