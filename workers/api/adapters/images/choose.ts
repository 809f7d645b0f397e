import { bindingImages } from "./binding";
import { passthroughImages } from "./passthrough";
import type { ImageProcessor } from "./port";

/** Cloudflare Images where it is bound, otherwise the embedded default. */
export function chooseImages(images: ImagesBinding | undefined, report?: (failure: unknown) => void): ImageProcessor {
  return images ? bindingImages(images, report) : passthroughImages;
}
