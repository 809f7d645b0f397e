import { ImageRefused } from "./picture";
import { readPicture, type SoundPicture } from "./read-picture";

/** `side`: pixels of the longest side. `quality`: per cent. */
export interface Size {
  side: number;
  quality: number;
}

export class ImagesDownError extends Error {
  override readonly name = "ImagesDownError";
}

const PROBE = Uint8Array.from(
  atob("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=="),
  (character) => character.charCodeAt(0),
);

/** The output is read like an upload: without metadata, whatever the service adds. */
async function asWebp(images: ImagesBinding, file: Blob, { side, quality }: Size): Promise<SoundPicture> {
  const result = await images
    .input(file.stream())
    .transform({ width: side, height: side, fit: "scale-down" })
    .output({ format: "image/webp", quality, anim: false });
  const made = readPicture(new Uint8Array(await result.response().arrayBuffer()));
  if (made.type !== "image/webp") throw new TypeError(`The image service made ${made.type}`);
  return made;
}

const drawAll = (images: ImagesBinding, file: Blob, sizes: readonly Size[]) =>
  Promise.all(sizes.map((size) => asWebp(images, file, size)));

/** Reading a picture is no transformation. */
export async function reachImages(images: ImagesBinding): Promise<void> {
  await images.info(new Blob([PROBE]).stream());
}

async function assertWorking(images: ImagesBinding, failure: unknown): Promise<void> {
  try {
    await asWebp(images, new Blob([PROBE]), { side: 1, quality: 20 });
  } catch {
    throw new ImagesDownError("The Images binding fails", { cause: failure });
  }
}

/**
 * After a failure a good picture shows whether the photo or the binding is at fault.
 * @throws ImageRefused when its pixels cannot be decoded
 * @throws ImagesDownError
 */
export async function draw(
  images: ImagesBinding,
  { bytes }: Pick<SoundPicture, "bytes">,
  sizes: readonly Size[],
): Promise<SoundPicture[]> {
  const file = new Blob([bytes]);
  try {
    return await drawAll(images, file, sizes);
  } catch (failure) {
    await assertWorking(images, failure);
  }
  try {
    return await drawAll(images, file, sizes);
  } catch {
    throw new ImageRefused("image_damaged");
  }
}
