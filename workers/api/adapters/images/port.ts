import type { StoredPicture } from "../../../pictures/picture";

/** Without place, time or camera. */
export interface ProcessedImage {
  width: number;
  height: number;
  large: StoredPicture;
  small: StoredPicture;
  /** A data URL of at most 300 bytes. */
  placeholder: string | null;
}

export interface ImageProcessor {
  /** @throws ImageRefused */
  process(bytes: Uint8Array<ArrayBuffer>): Promise<ProcessedImage>;
}
