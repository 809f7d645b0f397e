import type { ImageError } from "~/domain/jobs/image-limits";
import type { Orientation } from "./exif";

export type PictureType = "image/jpeg" | "image/png" | "image/webp";

/** A sender can choose the name and the declared type. */
export function pictureType(file: Uint8Array): PictureType | null {
  const head = String.fromCharCode(...file.subarray(0, 12));
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (head.startsWith("RIFF") && head.startsWith("WEBP", 8)) return "image/webp";
  return null;
}

export interface StoredPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: PictureType;
}

export class ImageRefused extends Error {
  override readonly name = "ImageRefused";

  constructor(readonly code: ImageError) {
    super(code);
  }
}

export interface StrippedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  orientation: Orientation;
}

export function insist(isSound: boolean): asserts isSound {
  if (!isSound) throw new ImageRefused("image_damaged");
}
