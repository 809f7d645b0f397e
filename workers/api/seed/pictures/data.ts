/** Drawn by scripts/draw-seed-pictures.mjs: WebP in base64, by name. */
export const DATA: Readonly<Record<string, string>> = {};
