import type { RouterContextProvider } from "react-router";
import { uploadFault } from "~/api/field-messages";
import { getUploads } from "~/context";
import type { Reply } from "~/forms/read-form";
import { getLocale } from "~/middleware/locale";

export const withPhotoFault = (reply: Reply, fault: string | null): Reply =>
  fault === null ? reply : { ...reply, error: { ...reply.error, image: [fault] } };

type Context = Readonly<RouterContextProvider>;

async function chosenIn(sent: FormData, context: Context): Promise<{ kept: string; fault: string | null }> {
  const earlier = String(sent.get("photo") ?? "");
  const chosen = sent.get("image");
  if (!(chosen instanceof File) || chosen.size === 0) return { kept: earlier, fault: null };
  const upload = await getUploads(context).add(chosen);
  if ("refused" in upload) return { kept: earlier, fault: uploadFault(upload.refused, getLocale(context)) };
  return { kept: upload.id, fault: null };
}

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
