export type PictureType = "image/jpeg" | "image/png" | "image/webp";

/** By the first twelve bytes: a file's name and declared type are the sender's to choose. */
export function pictureType(file: Uint8Array): PictureType | null {
  const head = String.fromCharCode(...file.subarray(0, 12));
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return "image/webp";
  return null;
}
