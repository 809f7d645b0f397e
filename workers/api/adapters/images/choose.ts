import { bindingImages } from "./binding";
import { passthroughImages } from "./passthrough";
import type { ImageProcessor } from "./port";

export function chooseImages(images: ImagesBinding | undefined): ImageProcessor {
  return images ? bindingImages(images) : passthroughImages;
}
