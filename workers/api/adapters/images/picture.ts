import type { Orientation } from "./exif";
import { ImageRefused } from "./port";

/** A file read to its last byte and written again with only what is needed to draw it. */
export interface StrippedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  orientation: Orientation;
}

/** Refuses a file that claims to be a picture and does not hold together. */
export function insist(isSound: boolean): asserts isSound {
  if (!isSound) throw new ImageRefused("image_type");
}
