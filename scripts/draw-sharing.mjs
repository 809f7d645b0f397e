/**
 * Draws the pictures that show when a page is shared (docs/decisions/042-sharing-pictures.md):
 *
 *   node --import ./scripts/typescript-imports.mjs scripts/draw-sharing.mjs
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { brand } from "../app/brand.ts";
import { CATALOGUE } from "../app/content/catalogue.ts";
import { CATEGORIES } from "../app/domain/category.ts";
import { CITIES } from "../app/domain/city.ts";
import { findChromium } from "./quality/chromium.mjs";
import { cardOf } from "./sharing/card.mjs";
import { pngOf } from "./sharing/png.mjs";

const OUT = new URL("../public/sharing/", import.meta.url);
const SIZE = { width: 1200, height: 630 };

/** As app/styles/pictures.css paints them. @type {Record<string, string | undefined>} */
const ACCENTS = {
  schoonmaken: "sky",
  fotografie: "sky",
  loodgieter: "sky",
  verhuizen: "brick",
  overig: "brick",
  tuinieren: "leaf",
  tech: "leaf",
};

/** @type {Record<string, Omit<import("./sharing/card.mjs").Card, "brand">>} */
const CARDS = {
  default: { drawing: { sprite: "street", name: "street", shape: "street" } },
  ...Object.fromEntries(
    CITIES.map(({ slug, nl }) => [
      `city-${slug}`,
      { title: nl, drawing: { sprite: "skylines", name: slug, shape: "skyline" } },
    ]),
  ),
  ...Object.fromEntries(
    CATEGORIES.map(({ slug }) => [
      `category-${slug}`,
      { drawing: { sprite: "categories", name: slug, shape: "one", accent: ACCENTS[slug] } },
    ]),
  ),
  ...Object.fromEntries(
    CATALOGUE.map(({ drawing }) => [
      `article-${drawing}`,
      { drawing: { sprite: "articles", name: drawing, shape: "one" } },
    ]),
  ),
};

/** In the page: the picture of it that was taken, as pixels. @param {string} base64 */
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
for (const [name, card] of Object.entries(CARDS)) {
  await page.setContent(cardOf({ brand: brand.name, ...card }));
  await page.evaluate(() => document.fonts.ready);
  const shot = (await page.screenshot()).toString("base64");
  const png = pngOf({ pixels: Uint32Array.from(await page.evaluate(decode, shot)), ...SIZE });
  writeFileSync(new URL(`${name}.png`, OUT), png);
  console.log(`${name}: ${png.length} bytes`);
}
await browser.close();
