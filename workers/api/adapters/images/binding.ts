import { readPicture, type SoundPicture } from "../../../pictures/read-picture";
import { asItIs } from "./passthrough";
import type { ImageProcessor, ProcessedImage } from "./port";

const LARGE = { side: 1600, quality: 82 };
const SMALL = { side: 480, quality: 78 };
const PLACEHOLDER = { side: 12, quality: 20 };
const MAX_PLACEHOLDER_BYTES = 300;

/** Pictures arrive checked and without metadata. If the binding fails they are stored unchanged, and it is logged. */
export function bindingImages(images: ImagesBinding, report: (failure: unknown) => void = () => {}): ImageProcessor {
  return {
    async process(bytes) {
      const picture = readPicture(bytes);
      try {
        return await resized(images, picture);
      } catch (failure) {
        report(failure);
        return asItIs(picture);
      }
    },
  };
}

async function resized(images: ImagesBinding, picture: SoundPicture): Promise<ProcessedImage> {
  const [large, small, placeholder] = await Promise.all([
    webp(images, picture, LARGE),
    webp(images, picture, SMALL),
    webp(images, picture, PLACEHOLDER),
  ]);
  return {
    width: large.width,
    height: large.height,
    large: stored(large),
    small: stored(small),
    placeholder: tiny(placeholder),
  };
}

/** Its output is read like an upload: a WebP without metadata, whatever the service adds. */
async function webp(
  images: ImagesBinding,
  picture: SoundPicture,
  { side, quality }: typeof LARGE,
): Promise<SoundPicture> {
  const result = await images
    .input(new Blob([picture.bytes]).stream())
    .transform({ width: side, height: side, fit: "scale-down" })
    .output({ format: "image/webp", quality, anim: false });
  const made = readPicture(new Uint8Array(await result.response().arrayBuffer()));
  if (made.type !== "image/webp") throw new TypeError(`The image service made ${made.type}`);
  return made;
}

function stored({ bytes, type }: SoundPicture) {
  return { bytes, type };
}

function tiny({ bytes }: SoundPicture): string | null {
  const url = `data:image/webp;base64,${btoa(String.fromCharCode(...bytes))}`;
  return url.length <= MAX_PLACEHOLDER_BYTES ? url : null;
}
