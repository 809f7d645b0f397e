import type { StoredPicture } from "../../../pictures/picture";

/** An image without place, time or camera, so it may be stored and shown. */
export interface ProcessedImage {
  width: number;
  height: number;
  large: StoredPicture;
  small: StoredPicture;
  /** A data URL of at most 300 bytes to show while the image loads. */
  placeholder: string | null;
}

export interface ImageProcessor {
  /** @throws ImageRefused */
  process(bytes: Uint8Array<ArrayBuffer>): Promise<ProcessedImage>;
}
