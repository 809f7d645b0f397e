/** The hidden field that tells two posts of one form from two forms with the same words. */
export const ONCE = "once";
