import { data, type RouterContextProvider } from "react-router";
import { isRefused } from "~/api/error";
import type { Sender } from "~/components/site/sender-fields";
import type { FormSchema } from "~/forms/constraint";
import type { AcceptedForm } from "~/forms/read-form";
import { refusedByApi } from "~/forms/refused-by-api";
import { getT } from "~/middleware/locale";
import { getViewer } from "~/middleware/viewer";

type Context = Readonly<RouterContextProvider>;

/** Who writes, as far as we know. */
export async function senderOf(context: Context): Promise<Sender> {
  const viewer = await getViewer(context);
  return { name: viewer?.name ?? "", email: viewer?.email ?? "" };
}

/** Each form has an id of its own, so nobody shares the page. A visitor’s browser keeps it for the way back; not with a name in it. */
export const letterHeaders = ({ email }: Sender) => ({
  "Cache-Control": email ? "private, no-store" : "private, no-cache",
});

/** Why a letter was not taken: that there were too many is told with what to do. */
export function refusedLetter<S extends FormSchema>(context: Context, form: AcceptedForm<S>, error: unknown) {
  if (!isRefused(error, 429)) return refusedByApi(form, error);
  const tooMany = getT(context, "site")("contact.tooMany");
  return data({ result: form.refuse({}, [tooMany]) }, { status: 429 });
}
