/**
 * Draws the pictures that show when a page is shared (docs/decisions/042-sharing-pictures.md):
 *
 *   npx node --import ./scripts/typescript-imports.mjs scripts/draw-sharing.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { brand } from "../app/brand.ts";
import { findChromium } from "./quality/chromium.mjs";
import { cardOf } from "./sharing/card.ts";
import { CARDS } from "./sharing/cards.ts";
import { pngOf } from "./sharing/png.mjs";

const OUT = new URL("../public/sharing/", import.meta.url);
const SIZE = { width: 1200, height: 630 };
const FONT = "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
/** @param {string} name */
const sprite = (name) => read(`app/components/illustrations/${name}.svg`);

/** @type {import("./sharing/card.ts").Sources} */
const sources = {
  brand: brand.name,
  tokens: read("app/styles/tokens.css"),
  mark: read("public/favicon.svg"),
  font: `data:font/woff2;base64,${readFileSync(new URL(`../node_modules/${FONT}`, import.meta.url)).toString("base64")}`,
  sprites: {
    street: sprite("street"),
    skylines: sprite("skylines"),
    categories: sprite("categories"),
    articles: sprite("articles"),
  },
};

/** Runs in the page: decodes a screenshot. @param {string} base64 */
async function decode(base64) {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  return [...new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer)];
}

mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: SIZE });
for (const [name, card] of Object.values(CARDS).flatMap((cards) => Object.entries(cards))) {
  await page.setContent(cardOf(card, sources));
  await page.evaluate(() => document.fonts.ready);
  const shot = (await page.screenshot()).toString("base64");
  const png = pngOf({ pixels: Uint32Array.from(await page.evaluate(decode, shot)), ...SIZE });
  writeFileSync(new URL(`${name}.png`, OUT), png);
  console.log(`${name}: ${png.length} bytes`);
}
await browser.close();
