import { EARLY_PHOTOS } from "~/forms/photo-names";

/** The photos of a posted form, in the order in which they were chosen, with what they show. */
export function photosIn(sent: FormData) {
  const files = [...sent.getAll("images"), ...sent.getAll(EARLY_PHOTOS)];
  const images = files.filter((file): file is File => file instanceof File && file.size > 0);
  const alts = sent.getAll("alts").filter((alt) => typeof alt === "string");
  // A form without a script has one text for all of them.
  const [all = ""] = alts;
  return { images, alts: alts.length === 1 ? images.map(() => all) : alts };
}
