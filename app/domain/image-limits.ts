export const MAX_JOB_IMAGES = 6;
/** In one form: more than a job may have are told beside the field, many more are no form. */
export const MAX_SENT_IMAGES = 20;
export const MAX_IMAGE_MEGABYTES = 8;
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024;
export const MAX_IMAGE_PIXELS = 50_000_000;

/** No photo at all, too many bytes, too many pixels, or a photo that cannot be drawn. */
export type ImageFault = "image_type" | "image_size" | "image_pixels" | "image_damaged";
/** The reasons for which a photo of a form is not stored. */
export type UploadRefusal = ImageFault | "throttled" | "unavailable";

/** Characters of what a photo shows. */
export const MAX_ALT_LENGTH = 200;

/** Photos of one message. */
export const MAX_MESSAGE_PHOTOS = 4;
/** Photos of the result of a job, and of a dispute. */
export const MAX_DEAL_PHOTOS = 4;
/** Photos of one person in one chat, without those that were removed. */
export const MAX_CHAT_PHOTOS = 200;

/** The sizes in which a photo of a chat is stored. */
const PHOTO_SIZES = ["small", "large"] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

export const photoSizeOf = (word: string): PhotoSize | null => PHOTO_SIZES.find((size) => size === word) ?? null;
