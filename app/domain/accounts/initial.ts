/** In Dutch ij is one letter: IJsbrand, also as ĳ. */
export const initialOf = (name: string): string => (/^(?:ij|\P{M}\p{M}*)/iu.exec(name)?.[0] ?? "").toUpperCase();
