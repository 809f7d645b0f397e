import { readFileSync } from "node:fs";

/**
 * @typedef {{ sprite: string, name: string, shape: "street" | "skyline" | "one", accent?: string }} Drawing
 * @typedef {{ brand: string, title?: string, drawing: Drawing }} Card
 */

/** @param {string} path */
const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const FACE = new URL(
  "../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  import.meta.url,
);

/** The colours of the day: a picture that is shared has one theme. */
const colours = [
  ...(read("app/styles/tokens.css").split("@variant")[0] ?? "").matchAll(/(--color-[\w-]+): light-dark\((#\w+),/g),
]
  .map(([, name, day]) => `${name}: ${day};`)
  .join("");

const STYLE = `
  @font-face { font-family: Bricolage; font-weight: 200 800; src: url(data:font/woff2;base64,${readFileSync(FACE).toString("base64")}); }
  * { margin: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; overflow: hidden; background: var(--color-paper); color: var(--color-ink); font-family: Bricolage; ${colours} }
  .brand { position: absolute; top: 56px; left: 64px; display: flex; align-items: center; gap: 20px; font-size: 52px; font-weight: 800; letter-spacing: -.035em; }
  .brand svg { width: 76px; height: 76px; }
  h1 { position: absolute; top: 164px; left: 64px; font-size: 92px; line-height: 1; font-weight: 800; letter-spacing: -.03em; }
  .picture { position: absolute; color: var(--color-pic-line); }
  .picture-skyline { left: 60px; right: 60px; bottom: -22px; width: 1080px; height: 403px; }
  .picture-street { left: 0; bottom: 0; width: 1200px; height: 400px; }
  .picture-one { left: 440px; bottom: 40px; width: 700px; height: 525px; }
  .ground { position: absolute; inset: auto 0 0; height: 130px; background: var(--color-sunken); }
`;

const MARK = read("public/favicon.svg").replace(/<\?xml.*?\?>/, "");

/** A drawing out of its sprite, in the paint of its family. @param {Drawing} drawing */
function drawn({ sprite, name, shape, accent }) {
  const symbols = read(`app/components/illustrations/${sprite}.svg`);
  const paint = accent ? ` style="--pic-accent: var(--color-pic-${accent})"` : "";
  return `${symbols.replace("<svg ", '<svg width="0" height="0" style="position:absolute" ')}
    <svg class="picture picture-${shape}"${paint}><use href="#${name}"/></svg>`;
}

/** A page of 1200 by 630: who we are, what it is about, a drawing. @param {Card} card */
export const cardOf = ({ brand, title = "", drawing }) =>
  `<!doctype html><meta charset="utf-8"><style>${STYLE}</style>${drawing.shape === "one" ? '<div class="ground"></div>' : ""}
  <div class="brand">${MARK}<span>${brand}</span></div><h1>${title}</h1>${drawn(drawing)}`;
