import type { Plugin } from "vite";

const FILES = ["atkinson.woff2", "bricolage.woff2"];

const preload = (file: string) => ({
  tag: "link",
  attrs: {
    rel: "preload",
    href: `/app/styles/faces/${file}`,
    as: "font",
    type: "font/woff2",
    crossorigin: "anonymous",
  },
  injectTo: "head-prepend" as const,
});

/**
 * Stories in the site's own typefaces: asked for before anything else, as the site's root does, and waited for. The site shows a
 * page without a face that is late; a workbench is judged by its looks.
 */
export const faces = (): Plugin => ({
  name: "faces",
  enforce: "pre",
  transform(code, id) {
    if (!id.split("?")[0]?.endsWith("/app/styles/fonts.css")) return null;
    return code.replaceAll(/font-display:\s*optional/g, "font-display: block");
  },
  transformIndexHtml: { order: "pre", handler: () => FILES.map(preload) },
});
