/** Tells a double submit from two forms with the same content. */
export const ONCE = "once";
