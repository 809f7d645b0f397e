/** A hidden field with a unique id. It distinguishes a double submit from two forms with the same content. */
export const ONCE = "once";
