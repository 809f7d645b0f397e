import type { PictureType } from "../../../picture-type";

export interface StoredPicture {
  bytes: Uint8Array<ArrayBuffer>;
  type: PictureType;
}

/** Nothing in it tells where, when or with what the picture was taken. */
export interface ProcessedImage {
  width: number;
  height: number;
  large: StoredPicture;
  small: StoredPicture;
  /** A data URL of at most 300 bytes, shown while the picture loads. */
  placeholder: string | null;
}

export interface ImageProcessor {
  /** @throws ImageRefused */
  process(bytes: Uint8Array<ArrayBuffer>): Promise<ProcessedImage>;
}

/** `code` is a field message of the contract. */
export class ImageRefused extends Error {
  override readonly name = "ImageRefused";

  constructor(readonly code: "image_type" | "image_size") {
    super(code);
  }
}
