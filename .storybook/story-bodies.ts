import type { Plugin } from "vite";

const BODY = ":where(body:not(:has(.story-body)), .story-body):has(";

/** A story shows a page inside a `.story-body`. Rules that lay out the page by its `body` apply to that instead. */
export const storyBodies = (): Plugin => ({
  name: "story-bodies",
  transform(code, id) {
    if (!id.split("?")[0]?.endsWith("/app/styles/app.css")) return null;
    return { code: code.replaceAll(/\bbody:has\(/g, BODY), map: null };
  },
});
