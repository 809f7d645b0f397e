/** The name of photos that were chosen by the button for scripts before its script ran. One name has one control in a form. */
export const EARLY_PHOTOS = "photos";
