import { createRequire } from "node:module";
import path from "node:path";
import type { Plugin } from "vite";

const reactDom = path.dirname(createRequire(import.meta.url).resolve("react-dom/package.json"));
/** `react-dom/server` without its renderer of streams, which is a whole second one. */
const TO_STRINGS = path.join(reactDom, "cjs/react-dom-server-legacy.browser.production.js");

/** Pages are rendered to strings (docs/decisions/018), so a build of the Worker holds that renderer alone. */
export const renderedToStrings = (): Plugin => ({
  name: "rendered-to-strings",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (id) => (id === "react-dom/server" ? TO_STRINGS : null),
});
