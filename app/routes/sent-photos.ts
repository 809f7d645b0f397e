import { EARLY_PHOTOS } from "~/forms/photo-names";

export function photosIn(sent: FormData) {
  const files = [...sent.getAll("images"), ...sent.getAll(EARLY_PHOTOS)];
  const images = files.filter((file): file is File => file instanceof File && file.size > 0);
  const alts = sent.getAll("alts").filter((alt) => typeof alt === "string");
  // Without a script there is one text for all photos.
  const [all = ""] = alts;
  return { images, alts: alts.length === 1 ? images.map(() => all) : alts };
}
