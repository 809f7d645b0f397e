import type { StoredPicture } from "../../../pictures/picture";

export interface ProcessedImage {
  width: number;
  height: number;
  large: StoredPicture;
  small: StoredPicture;
  placeholder: string | null;
}

export interface ImageProcessor {
  /** @throws ImageRefused */
  process(bytes: Uint8Array<ArrayBuffer>): Promise<ProcessedImage>;
}
