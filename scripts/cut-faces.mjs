// Cuts the two faces to what a Dutch or English page shows: letters and weights (docs/decisions/010-fonts.md). Its files are kept in
// app/styles/faces: run it when a package of a face or this list changes, and put the list into styles/fonts.css.
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
// @ts-expect-error -- it has no types
import subset from "subset-font";

const { resolve } = createRequire(import.meta.url);
const folder = path.join(import.meta.dirname, "..", "app/styles/faces");

/** Anything else brings the whole face. */
export const LETTERS = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at)),
  ..."\u00a0£§©«\u00ad°²·»½ÀÁÂÄÇÈÉÊËÍÏÑÓÔÖÚÛÜßàáâäçèéêëìíîïñòóôöùúûü–—‘’‚“”„•…€−",
].join("");

const FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

/** Text has two weights and what lies between; headings and money have one. */
const FACES = {
  "atkinson-hyperlegible-next": { file: "atkinson", wght: { min: 400, max: 700 } },
  "bricolage-grotesque": { file: "bricolage", wght: 750 },
};

async function cut() {
  for (const [name, { file, wght }] of Object.entries(FACES)) {
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
