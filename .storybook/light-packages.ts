import type { Plugin } from "vite";

const PACKAGE = /\/sb-vite\/deps\//;

/**
 * Packages go to the browser minified and without their source maps, which Vite writes into each file: 5 MB instead of 25 before
 * the first story.
 */
export const lightPackages = (): Plugin => ({
  name: "light-packages",
  enforce: "post",
  config: () => ({ optimizeDeps: { rolldownOptions: { output: { minify: true } } } }),
  transform: {
    filter: { id: PACKAGE },
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
});
