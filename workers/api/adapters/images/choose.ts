import { bindingImages } from "./binding";
import { passthroughImages } from "./passthrough";
import type { ImageProcessor } from "./port";

export function chooseImages(images: ImagesBinding | undefined, report?: (failure: unknown) => void): ImageProcessor {
  return images ? bindingImages(images, report) : passthroughImages;
}
