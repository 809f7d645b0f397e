const MAX_PIXELS = 2048;
/** The API accepts these. A phone may choose another type, which becomes JPEG. */
const ACCEPTED = ["image/jpeg", "image/png", "image/webp"];
const SMALL_BYTES = 600_000;

/** Returns files that the browser cannot decode as they are: the server validates. */
export async function smaller(file: File): Promise<File> {
  const isAccepted = ACCEPTED.includes(file.type);
  if ((file.size < SMALL_BYTES && isAccepted) || !file.type.startsWith("image/")) return file;
  const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!bitmap) return file;
  const scale = Math.min(1, MAX_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
  if (!blob || (blob.size >= file.size && isAccepted)) return file;
  return new File([blob], file.name.replace(/\.\w+$/, ".jpg"), { type: "image/jpeg" });
}
