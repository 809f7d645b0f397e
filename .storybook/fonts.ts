import type { Plugin } from "vite";

const FILES = ["atkinson.woff2", "bricolage.woff2"];

const preload = (file: string) => ({
  tag: "link",
  attrs: {
    rel: "preload",
    href: `/app/styles/fonts/${file}`,
    as: "font",
    type: "font/woff2",
    crossorigin: "anonymous",
  },
  injectTo: "head-prepend" as const,
});

/** Preloads the site's fonts and waits for them. The site itself does not wait for a late font. */
export const fonts = (): Plugin => ({
  name: "fonts",
  enforce: "pre",
  transform(code, id) {
    if (!id.split("?")[0]?.endsWith("/app/styles/fonts.css")) return null;
    return code.replaceAll(/font-display:\s*optional/g, "font-display: block");
  },
  transformIndexHtml: { order: "pre", handler: () => FILES.map(preload) },
});
