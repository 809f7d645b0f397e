import type { RouterContextProvider } from "react-router";
import { readFields } from "~/forms/read-fields";
import { pageUrl } from "~/middleware/page-url";
import { returnPath } from "~/middleware/return-path";
import { saveTyped, UNSENT } from "../unsent";

/**
 * Where a button around a page leads back to. What stood in the form it was sent with is stored, and the address asks for it.
 */
export async function backToPage(context: Readonly<RouterContextProvider>, request: Request): Promise<string> {
  const { searchParams, origin } = pageUrl(request);
  const next = new URL(returnPath(searchParams.get("next")), origin);
  const form = searchParams.get("form");
  const sent = await readFields(request);
  if (form && (await saveTyped(context, { sent, form, path: next.pathname }))) next.searchParams.set(UNSENT, "");
  // Asked once more: made shorter, `/..//elsewhere` is another host.
  return returnPath(next.pathname + next.search + next.hash);
}
