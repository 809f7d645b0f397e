/** The name of photos chosen before the script of the photo button ran. Each control of a form has its own name. */
export const EARLY_PHOTOS = "photos";
