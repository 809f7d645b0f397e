import { fieldMessage, uploadError } from "~/api/field-messages";
import type { UploadStore } from "~/context";
import { alt, type DraftPicture } from "~/domain/jobs/image";
import type { Language } from "~/domain/values/language";

interface Taking {
  uploads: UploadStore;
  language: Language;
  most: number;
  context?: string;
}

interface Changed {
  pictures: DraftPicture[];
  photoErrors: string[];
}

/** Handles the buttons beside a picture: `remove:ID`, `earlier:ID` or `later:ID`. */
function moved(pictures: DraftPicture[], intent: string): DraftPicture[] {
  const [verb, id] = intent.split(":");
  const from = pictures.findIndex((picture) => picture.id === id);
  const picture = pictures[from];
  if (!picture) return pictures;
  const rest = pictures.filter((one) => one !== picture);
  if (verb === "remove") return rest;
  if (verb === "earlier") return rest.toSpliced(Math.max(0, from - 1), 0, picture);
  return verb === "later" ? rest.toSpliced(from + 1, 0, picture) : pictures;
}

function described(pictures: DraftPicture[], formData: FormData): DraftPicture[] {
  return pictures.map((picture) => {
    const alt = formData.get(`alt-${picture.id}`);
    return typeof alt === "string" ? { ...picture, alt: alt.trim() || null } : picture;
  });
}

const altErrors = (pictures: DraftPicture[], language: Language) =>
  pictures.flatMap((picture) => {
    const issues = alt.safeParse(picture.alt).error?.issues ?? [];
    const sentences = issues.map(({ message }) => fieldMessage(message, language, ["page"]));
    return sentences.length > 0 ? [`${picture.name}: ${sentences.join(" ")}`] : [];
  });

/** One error: the photos that fit are kept, so nothing has to be corrected. */
export const tooManyPhotos = (names: readonly string[], language: Language, context = "page"): string =>
  `${fieldMessage("images_max", language, [context])} ${fieldMessage(`images_left:${names.join(", ")}`, language)}`;

async function withChosen(
  pictures: DraftPicture[],
  formData: FormData,
  { uploads, language, most, context }: Taking,
): Promise<Changed> {
  const kept = [...pictures];
  const photoErrors = altErrors(pictures, language);
  const left: string[] = [];
  for (const file of formData.getAll("images")) {
    if (!(file instanceof File) || (file.size === 0 && file.name === "")) continue;
    if (kept.length >= most) {
      left.push(file.name);
      continue;
    }
    const upload = await uploads.add(file);
    if ("refused" in upload) photoErrors.push(`${file.name}: ${uploadError(upload.refused, language)}`);
    else kept.push({ ...upload, alt: null });
  }
  if (left.length > 0) photoErrors.push(tooManyPhotos(left, language, context));
  return { pictures: kept, photoErrors };
}

export async function changedPictures(pictures: DraftPicture[], formData: FormData, taking: Taking): Promise<Changed> {
  const intent = String(formData.get("intent") ?? "");
  const after = await withChosen(moved(described(pictures, formData), intent), formData, taking);
  if (intent.startsWith("remove:")) await taking.uploads.remove(intent.slice("remove:".length));
  return after;
}
