import type { PictureType } from "../../../picture-type";

export interface StoredPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: PictureType;
}

/** A picture as it may be stored and shown: nothing in it tells where, when or with what it was taken. */
export interface ProcessedImage {
  /** Of the large picture, in pixels, the right way up. */
  width: number;
  height: number;
  large: StoredPicture;
  small: StoredPicture;
  /** A data URL of at most 300 bytes to show while the picture loads. */
  placeholder: string | null;
}

/** Makes an uploaded file fit to store, or refuses it. */
export interface ImageProcessor {
  /** @throws ImageRefused */
  process(bytes: Uint8Array<ArrayBuffer>): Promise<ProcessedImage>;
}

/** The file is no picture we take; the code is the field message of the contract. */
export class ImageRefused extends Error {
  override readonly name = "ImageRefused";

  constructor(readonly code: "image_type" | "image_size") {
    super(code);
  }
}
