export interface Seen {
  story: string;
  /** Width and theme, like `360-dark`. */
  view: string;
  /** Paths from the page's folder. A new story has no `before`, a removed one no `after`. */
  before: string | null;
  after: string | null;
  difference: string | null;
}

const CODES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => CODES[sign] ?? sign);

const STYLE = `
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 2rem; }
  section { border-top: 1px solid; padding-block: 1rem 2rem; }
  .row { display: flex; gap: 1rem; overflow-x: auto; align-items: start; }
  figure { margin: 0; flex: 1 0 20rem; }
  img { max-width: 100%; border: 1px solid GrayText; }
`;

const figure = (caption: string, src: string | null) =>
  src
    ? `<figure><figcaption>${caption}</figcaption><a href="${escape(src)}"><img loading="lazy" src="${escape(src)}" alt="${caption}"></a></figure>`
    : "";

const section = ({ story, view, before, after, difference }: Seen) => `
  <section>
    <h2>${escape(story)} · ${escape(view)}${before ? (after ? "" : " · gone") : " · new"}</h2>
    <div class="row">${figure("Before", before)}${figure("After", after)}${figure("Difference", difference)}</div>
  </section>`;

export function reportOf(commit: string, different: readonly Seen[], same: number): string {
  const title = `${different.length} of ${different.length + same} pictures differ from ${escape(commit)}`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${STYLE}</style>
  <h1>${title}</h1>${different.map(section).join("")}</html>\n`;
}
