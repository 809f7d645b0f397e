import { readPicture, type SoundPicture } from "../../../pictures/read-picture";
import type { ImageProcessor, ProcessedImage } from "./port";

/** Needs nothing outside the Worker: checks the picture and takes its metadata out, and leaves its pixels alone. */
export const passthroughImages: ImageProcessor = {
  process: async (bytes) => asItIs(readPicture(bytes)),
};

/** The picture itself in both sizes. */
export function asItIs({ bytes, type, width, height }: SoundPicture): ProcessedImage {
  const picture = { bytes, type };
  return { width, height, large: picture, small: picture, placeholder: null };
}
