export interface Drawing {
  sprite: "street" | "skylines" | "categories" | "articles";
  name: string;
  shape: "street" | "skyline" | "one";
  accent?: string;
}

export interface Card {
  title?: string;
  drawing: Drawing;
}

export interface Sources {
  brand: string;
  /** app/styles/tokens.css */
  tokens: string;
  /** public/favicon.svg */
  mark: string;
  font: string;
  /** app/components/illustrations/*.svg */
  sprites: Record<Drawing["sprite"], string>;
}

/** Light colours: a shared image has one theme. */
const coloursOf = (tokens: string) =>
  [...(tokens.split("@variant")[0] ?? "").matchAll(/(--color-[\w-]+): light-dark\((#\w+),/g)]
    .map(([, name, day]) => `${name}: ${day};`)
    .join("");

const styleOf = ({ font, tokens }: Sources) => `
  @font-face { font-family: Bricolage; font-weight: 200 800; src: url(${font}); }
  * { margin: 0; box-sizing: border-box; }
  body { width: 1200px; height: 630px; overflow: hidden; background: var(--color-paper); color: var(--color-ink); font-family: Bricolage; ${coloursOf(tokens)} }
  .brand { position: absolute; top: 56px; left: 64px; display: flex; align-items: center; gap: 20px; font-size: 52px; font-weight: 800; letter-spacing: -.035em; }
  .brand svg { width: 76px; height: 76px; }
  h1 { position: absolute; top: 164px; left: 64px; font-size: 92px; line-height: 1; font-weight: 800; letter-spacing: -.03em; }
  .picture { position: absolute; color: var(--color-pic-line); }
  .picture-skyline { left: 60px; right: 60px; bottom: -22px; width: 1080px; height: 403px; }
  .picture-street { left: 0; bottom: 0; width: 1200px; height: 400px; }
  .picture-one { left: 440px; bottom: 40px; width: 700px; height: 525px; }
  .ground { position: absolute; inset: auto 0 0; height: 130px; background: var(--color-sunken); }
`;

function drawn({ sprite, name, shape, accent }: Drawing, { sprites }: Sources) {
  const paint = accent ? ` style="--pic-accent: var(--color-pic-${accent})"` : "";
  return `${sprites[sprite].replace("<svg ", '<svg width="0" height="0" style="position:absolute" ')}
    <svg class="picture picture-${shape}"${paint}><use href="#${name}"/></svg>`;
}

export const cardOf = ({ title = "", drawing }: Card, sources: Sources) =>
  `<!doctype html><meta charset="utf-8"><style>${styleOf(sources)}</style>${drawing.shape === "one" ? '<div class="ground"></div>' : ""}
  <div class="brand">${sources.mark.replace(/<\?xml.*?\?>/, "")}<span>${sources.brand}</span></div><h1>${title}</h1>${drawn(drawing, sources)}`;
