// Cuts the two fonts to the letters and weights of Dutch and English pages (docs/decisions/010-fonts.md). Run it when a
// font package or this list changes, and copy the list to styles/fonts.css.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { loadedFor } from "./quality/on-demand.ts";

const { resolve } = createRequire(import.meta.url);
const folder = path.join(import.meta.dirname, "..", "app/styles/fonts");

export const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ..."\u00a0£§©«\u00ad°²·»½ÀÁÂÄÇÈÉÊËÍÏÑÓÔÖÚÛÜßàáâäçèéêëìíîïñòóôöùúûü–—‘’‚“”„•…€−",
].join("");

const FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

const FONTS = {
  "atkinson-hyperlegible-next": { file: "atkinson", wght: { min: 400, max: 700 } },
  "bricolage-grotesque": { file: "bricolage", wght: 750 },
};

async function cut() {
  const subset = await loadedFor("fonts", "subset-font@2.9.0");
  for (const [name, { file, wght }] of Object.entries(FONTS)) {
    const packed = `@fontsource-variable/${name}`;
    const whole = readFileSync(resolve(`${packed}/files/${name}-latin-wght-normal.woff2`));
    const options = { targetFormat: /** @type {const} */ ("woff2"), keepFeatures: FEATURES, variationAxes: { wght } };
    const small = await subset(whole, LETTERS, options);
    writeFileSync(path.join(folder, `${file}.woff2`), small);
    copyFileSync(resolve(`${packed}/LICENSE`), path.join(folder, `${file}.LICENSE`));
    console.log(`${name}: ${whole.length} bytes, cut to ${small.length}`);
  }
}

if (process.argv[1] === import.meta.filename) await cut();
