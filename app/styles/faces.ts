import atkinson from "./faces/atkinson.woff2?url";
import bricolage from "./faces/bricolage.woff2?url";

/** The two faces of every page, by address. */
export const faces = [atkinson, bricolage];
