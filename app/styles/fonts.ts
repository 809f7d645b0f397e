import atkinson from "./fonts/atkinson.woff2?url";
import bricolage from "./fonts/bricolage.woff2?url";

export const fonts = [atkinson, bricolage];
