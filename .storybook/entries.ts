import type { Plugin } from "vite";

const FILES: Record<string, unknown> = {
  "virtual:browser-entries": { fonts: "data:text/css,", styles: "data:text/css;charset=utf-8," },
  "virtual:page-styles": null,
};

/** Pages in stories load no scripts: stories/enhance.ts enhances them without a build of the site. */
export const noEntries = (): Plugin => ({
  name: "no-entries",
  resolveId: (id) => (id in FILES ? `\0${id}` : null),
  load(id) {
    const name = id.slice(1);
    return id.startsWith("\0") && name in FILES ? `export default ${JSON.stringify(FILES[name])};` : null;
  },
});
