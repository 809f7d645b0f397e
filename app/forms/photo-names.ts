/** The name of photos chosen before the script of the photo button ran. Each control of a form has its own name. */
export const EARLY_PHOTOS = "photos";

/** The name of the ids of photos that a refused form kept. */
export const KEPT_PHOTOS = "kept";
