import atkinson from "./faces/atkinson.woff2?url";
import bricolage from "./faces/bricolage.woff2?url";

export const faces = [atkinson, bricolage];
