import { fieldMessage, uploadFault } from "~/api/messages";
import type { UploadStore } from "~/context";
import { alt, type DraftPicture } from "~/domain/image";
import type { Language } from "~/domain/language";

interface Taking {
  uploads: UploadStore;
  language: Language;
  /** How many pictures there may be. */
  most: number;
  /** Says messages in the words of a call. */
  context?: string;
}

interface Changed {
  pictures: DraftPicture[];
  /** What was refused, a sentence each. */
  faults: string[];
}

/** `remove:ID`, `earlier:ID` or `later:ID`: what a button beside a picture asks for. */
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

function described(pictures: DraftPicture[], sent: FormData): DraftPicture[] {
  return pictures.map((picture) => {
    const alt = sent.get(`alt-${picture.id}`);
    return typeof alt === "string" ? { ...picture, alt: alt.trim() || null } : picture;
  });
}

/** Returns why the words of a picture are refused, by its name. */
const altFaults = (pictures: DraftPicture[], language: Language) =>
  pictures.flatMap((picture) => {
    const issues = alt.safeParse(picture.alt).error?.issues ?? [];
    return issues.map(({ message }) => `${picture.name}: ${fieldMessage(message, language)}`);
  });

/** Keeps the files that were chosen, as far as there is room; each that is refused is told by its name. */
async function withChosen(
  pictures: DraftPicture[],
  sent: FormData,
  { uploads, language, most, context }: Taking,
): Promise<Changed> {
  const kept = [...pictures];
  const faults = altFaults(pictures, language);
  for (const file of sent.getAll("images")) {
    if (!(file instanceof File) || (file.size === 0 && file.name === "")) continue;
    if (kept.length >= most) {
      faults.push(fieldMessage("images_max", language, context ? [context] : []));
      break;
    }
    const upload = await uploads.add(file);
    if ("refused" in upload) faults.push(`${file.name}: ${uploadFault(upload.refused, language)}`);
    else kept.push({ ...upload, alt: null });
  }
  return { pictures: kept, faults };
}

/** The pictures of a draft after its form was sent: described, added to, moved and removed. */
export async function changedPictures(pictures: DraftPicture[], sent: FormData, taking: Taking): Promise<Changed> {
  const intent = String(sent.get("intent") ?? "");
  const after = await withChosen(moved(described(pictures, sent), intent), sent, taking);
  if (intent.startsWith("remove:")) await taking.uploads.remove(intent.slice("remove:".length));
  return after;
}
