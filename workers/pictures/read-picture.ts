import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from "~/domain/jobs/image-limits";
import { isOnItsSide } from "./exif";
import { ImageRefused, pictureType, type StoredPicture } from "./picture";
import { stripJpeg } from "./strip-jpeg";
import { stripPng } from "./strip-png";
import { stripWebp } from "./strip-webp";

export interface SoundPicture extends StoredPicture {
  width: number;
  height: number;
}

const STRIP = { "image/jpeg": stripJpeg, "image/png": stripPng, "image/webp": stripWebp };

/** @throws ImageRefused */
export function readPicture(file: Uint8Array): SoundPicture {
  if (file.length > MAX_IMAGE_BYTES) throw new ImageRefused("image_size");
  const type = pictureType(file);
  if (type === null) throw new ImageRefused("image_type");
  const { bytes, width, height, orientation } = STRIP[type](file);
  if (width * height > MAX_IMAGE_PIXELS) throw new ImageRefused("image_pixels");
  return isOnItsSide(orientation) ? { bytes, type, width: height, height: width } : { bytes, type, width, height };
}
