import type { RouterContextProvider } from "react-router";
import { uploadFault } from "~/api/messages";
import { getUploads } from "~/context";
import { getLocale } from "~/middleware/locale";

type Context = Readonly<RouterContextProvider>;

/** The id under which the chosen photo is kept, or empty; and why one that was chosen now is not taken. */
async function chosenIn(sent: FormData, context: Context): Promise<{ kept: string; fault: string | null }> {
  const earlier = String(sent.get("photo") ?? "");
  const chosen = sent.get("image");
  if (!(chosen instanceof File) || chosen.size === 0) return { kept: earlier, fault: null };
  const upload = await getUploads(context).add(chosen);
  if ("refused" in upload) return { kept: earlier, fault: uploadFault(upload.refused, getLocale(context)) };
  return { kept: upload.id, fault: null };
}

/**
 * The photo of a person that was chosen now or in an earlier try: kept until the profile is saved, and named in the form
 * that is sent back.
 */
export async function keepPhoto(sent: FormData, context: Context) {
  const { kept, fault } = await chosenIn(sent, context);
  sent.delete("image");
  sent.set("photo", kept);
  return {
    fault,
    file: async () => (kept ? getUploads(context).find(kept) : null),
    forget: () => getUploads(context).remove(kept),
  };
}
