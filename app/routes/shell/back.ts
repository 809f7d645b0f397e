import type { RouterContextProvider } from "react-router";
import type { Language } from "~/domain/values/language";
import { readFields } from "~/forms/read-fields";
import { fixedT } from "~/locales";
import { getFlash } from "~/middleware/flash";
import { pageUrl } from "~/middleware/page-url";
import { returnPath } from "~/middleware/return-path";
import { saveTyped, UNSENT } from "~/middleware/typed-form";

export async function backToPage(
  context: Readonly<RouterContextProvider>,
  request: Request,
  language: Language,
): Promise<string> {
  const { searchParams, origin } = pageUrl(request);
  const next = new URL(returnPath(searchParams.get("next")), origin);
  const form = searchParams.get("form");
  const formData = await readFields(request);
  // The button sends the names of chosen files only: uploading them would take long for two letters.
  if (formData.getAll("images").some((name) => name !== "")) {
    getFlash(context).info(fixedT(language, "common")("form.photosAgain"));
  }
  formData.delete("images");
  if (form && (await saveTyped(context, { formData, form, path: next.pathname }))) next.searchParams.set(UNSENT, "");
  // Validate again: normalising `/..//elsewhere` results in another host.
  return returnPath(next.pathname + next.search + next.hash);
}
