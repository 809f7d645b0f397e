import type { Orientation } from "./exif";
import { ImageRefused } from "./port";

/** Parsed to its last byte and written again with only what is needed to draw it. */
export interface StrippedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
  orientation: Orientation;
}

export function insist(isSound: boolean): asserts isSound {
  if (!isSound) throw new ImageRefused("image_type");
}
