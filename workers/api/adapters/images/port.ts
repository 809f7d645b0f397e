import type { StoredPicture } from "../../../pictures/picture";

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
