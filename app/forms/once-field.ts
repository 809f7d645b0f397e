/** A hidden field with a unique id. It tells a double submit from two forms with the same content. */
export const ONCE = "once";
