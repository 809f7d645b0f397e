import type { PictureType } from "../../../picture-type";

export interface StoredPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: PictureType;
}

/** A picture as it may be stored and shown: nothing in it tells where, when or with what it was taken. */
export interface ProcessedImage {
  width: number;
  height: number;
  large: StoredPicture;
  small: StoredPicture;
  /** A data URL of at most 300 bytes to show while the picture loads. */
  placeholder: string | null;
}

export interface ImageProcessor {
  /** @throws ImageRefused */
  process(bytes: Uint8Array<ArrayBuffer>): Promise<ProcessedImage>;
}

/** The file is not a picture we accept; the code is a field message of the contract. */
export class ImageRefused extends Error {
  override readonly name = "ImageRefused";

  constructor(readonly code: "image_type" | "image_size") {
    super(code);
  }
}
