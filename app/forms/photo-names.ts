/** The name of photos chosen before the script of the photo button ran. Each control of a form has its own name. */
export const EARLY_PHOTOS = "photos";

/** The name of the ids of uploaded photos that go with the form. */
export const UNSENT_PHOTOS = "unsent";
