export const MAX_JOB_IMAGES = 6;
export const MAX_WORK_IMAGES = 10;
export const MAX_SENT_IMAGES = 20;
export const MAX_IMAGE_MEGABYTES = 8;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;

export type ImageError = "image_type" | "image_size" | "image_pixels" | "image_damaged";
export type UploadRefusal = ImageError | "throttled" | "unavailable";

export const MAX_ALT_LENGTH = 200;

export const MAX_MESSAGE_PHOTOS = 4;
export const MAX_DEAL_PHOTOS = 4;
export const MAX_CHAT_PHOTOS = 200;
export const MAX_UNSENT_PHOTOS = 12;
export const UNSENT_PHOTO_HOURS = 24;

const PHOTO_SIZES = ["small", "large"] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

export const photoSizeOf = (word: string): PhotoSize | null => PHOTO_SIZES.find((size) => size === word) ?? null;
