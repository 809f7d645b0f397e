import { data, type RouterContextProvider } from "react-router";
import { isRefused } from "~/api/error";
import type { Sender } from "~/components/site/sender-fields";
import type { FormSchema } from "~/forms/constraint";
import type { AcceptedForm } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";

type Context = Readonly<RouterContextProvider>;

export async function senderOf(context: Context): Promise<Sender> {
  const viewer = await getViewer(context);
  return { name: viewer?.name ?? "", email: viewer?.email ?? "" };
}

/**
 * Not cached by proxies, because each form has its own id. The browser keeps it for "back", unless it contains a name.
 */
export const letterHeaders = ({ email }: Sender) => ({
  "Cache-Control": email ? "private, no-store" : "private, no-cache",
});

export function refusedLetter<S extends FormSchema>(context: Context, form: AcceptedForm<S>, error: unknown) {
  if (!isRefused(error, 429)) return refusedByApi(form, error);
  const tooMany = getT(context, "site")("contact.tooMany");
  return data({ result: form.refuse({}, [tooMany]) }, { status: 429 });
}
