export const EARLY_PHOTOS = "photos";

export const UNSENT_PHOTOS = "unsent";

const ALT = "alt-";

export const altField = (photo: number): string => `${ALT}${photo}`;

export const isAltField = (name: string): boolean => name.startsWith(ALT);
