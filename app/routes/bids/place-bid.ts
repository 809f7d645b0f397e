import type { RouterContextProvider } from "react-router";
import { getApi } from "~/context";
import { bidFields } from "~/domain/deals/bid";
import { type Reply, readForm } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getLocale } from "~/middleware/locale";
import { once } from "../once";
import { clearSavedForm } from "../saved-form";

export async function placeBid(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { formData, job: job_id }: { formData: FormData; job: number },
): Promise<{ result: Reply; status: number } | null> {
  const form = readForm(formData, bidFields, { locale: getLocale(context) });
  if (!form.ok) return { result: form.reply, status: 422 };
  try {
    const body = { ...form.data, job_id };
    await once(context, request, formData, (key) => getApi(context).bid.place({ body }, key));
    await clearSavedForm(context);
    return null;
  } catch (error) {
    const { data: reply, init } = refusedByApi(form, error);
    return { result: reply.result, status: init?.status ?? 400 };
  }
}
