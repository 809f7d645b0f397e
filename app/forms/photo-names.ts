/** Photos chosen before the script of the photo button ran. */
export const EARLY_PHOTOS = "photos";

export const UNSENT_PHOTOS = "unsent";
