import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { chromium } from "playwright";
import { findChromium } from "./quality/chromium.mjs";

/** Renders the demonstration drawings to WebP, as base64 in the module that the Worker loads. */
const folder = path.join(import.meta.dirname, "..", "workers", "api", "seed", "pictures");

const SCENE = [
  { suffix: "-large", width: 960, height: 720, most: 20_000 },
  { suffix: "-small", width: 360, height: 270, most: 6_000 },
];
const PORTRAIT = [{ suffix: "", width: 160, height: 160, most: 4_000 }];

/**
 * Runs in the page: renders the drawing in the best quality of at most `most` bytes.
 * @param {{ svg: string, width: number, height: number, most: number }} wanted
 */
async function render({ svg, width, height, most }) {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0, width, height);
  for (let quality = 0.9; quality > 0.2; quality -= 0.02) {
    const base64 = canvas.toDataURL("image/webp", quality).split(",")[1] ?? "";
    if (base64.length * 0.75 <= most) return { base64, quality };
  }
  throw new Error(`cannot be drawn in ${most} bytes`);
}

const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage();
const lines = [];
for (const file of (await readdir(folder)).filter((one) => one.endsWith(".svg")).sort()) {
  const svg = await readFile(path.join(folder, file), "utf8");
  const name = path.basename(file, ".svg");
  for (const { suffix, ...size } of name.startsWith("portret-") ? PORTRAIT : SCENE) {
    const { base64, quality } = await page.evaluate(render, { svg, ...size });
    lines.push(`  "${name}${suffix}":\n    "${base64}",`);
    console.log(`${name}${suffix}: ${Math.round(base64.length * 0.75)} bytes at quality ${quality.toFixed(2)}`);
  }
}
await browser.close();
const heading = "/** Drawn by scripts/draw-seed-pictures.mjs from the SVG files beside it: WebP in base64, by name. */";
const constant = `export const DATA: Readonly<Record<string, string>> = {\n${lines.join("\n")}\n};\n`;
await writeFile(path.join(folder, "data.generated.ts"), `${heading}\n${constant}`);
