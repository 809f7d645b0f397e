import { errorFields, writeLog } from "~/domain/values/log";
import { draw, ImagesDownError } from "../../../pictures/draw";
import { readPicture, type SoundPicture } from "../../../pictures/read-picture";
import { refuse } from "../../http/refusal";
import type { ImageProcessor } from "./port";

const LARGE = { side: 1600, quality: 82 };
const SMALL = { side: 480, quality: 78 };
const PLACEHOLDER = { side: 12, quality: 20 };
const MAX_PLACEHOLDER_BYTES = 300;

/** Photos are rejected with 503 if the binding fails: nothing undecoded is stored. */
export function bindingImages(images: ImagesBinding): ImageProcessor {
  return {
    async process(bytes) {
      const [large, small, placeholder] = await drawn(images, readPicture(bytes));
      if (!large || !small || !placeholder) throw new TypeError("The image service made too few pictures");
      return {
        width: large.width,
        height: large.height,
        large: stored(large),
        small: stored(small),
        placeholder: tiny(placeholder),
      };
    },
  };
}

async function drawn(images: ImagesBinding, picture: SoundPicture): Promise<SoundPicture[]> {
  try {
    return await draw(images, picture, [LARGE, SMALL, PLACEHOLDER]);
  } catch (error) {
    if (!(error instanceof ImagesDownError)) throw error;
    writeLog("error", errorFields(error));
    return refuse("unavailable");
  }
}

function stored({ bytes, type }: SoundPicture) {
  return { bytes, type };
}

function tiny({ bytes }: SoundPicture): string | null {
  const url = `data:image/webp;base64,${btoa(String.fromCharCode(...bytes))}`;
  return url.length <= MAX_PLACEHOLDER_BYTES ? url : null;
}
