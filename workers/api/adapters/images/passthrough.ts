import { readPicture, type SoundPicture } from "../../../pictures/read-picture";
import type { ImageProcessor, ProcessedImage } from "./port";

export const passthroughImages: ImageProcessor = {
  process: async (bytes) => asItIs(readPicture(bytes)),
};

function asItIs({ bytes, type, width, height }: SoundPicture): ProcessedImage {
  const picture = { bytes, type };
  return { width, height, large: picture, small: picture, placeholder: null };
}
