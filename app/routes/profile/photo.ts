import type { RouterContextProvider } from "react-router";
import { uploadError } from "~/api/field-messages";
import { getUploads } from "~/context";
import type { Reply } from "~/forms/read-form";
import { getLocale } from "~/middleware/locale";

export const withPhotoError = (reply: Reply, error: string | null): Reply =>
  error === null ? reply : { ...reply, error: { ...reply.error, image: [error] } };

type Context = Readonly<RouterContextProvider>;

async function chosenIn(formData: FormData, context: Context): Promise<{ kept: string; error: string | null }> {
  const earlier = String(formData.get("photo") ?? "");
  const chosen = formData.get("image");
  if (!(chosen instanceof File) || chosen.size === 0) return { kept: earlier, error: null };
  const upload = await getUploads(context).add(chosen);
  if ("refused" in upload) return { kept: earlier, error: uploadError(upload.refused, getLocale(context)) };
  return { kept: upload.id, error: null };
}

export async function keepPhoto(formData: FormData, context: Context) {
  const { kept, error } = await chosenIn(formData, context);
  formData.delete("image");
  formData.set("photo", kept);
  return {
    error,
    file: async () => (kept ? getUploads(context).find(kept) : null),
    forget: () => getUploads(context).remove(kept),
  };
}
