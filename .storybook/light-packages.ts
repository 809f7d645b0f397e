import type { Plugin } from "vite";

const PACKAGE = /\/sb-vite\/deps\//;

/** Failed checks print the names of functions and classes. They are a tenth of the code. */
const minify = { compress: { keepNames: { function: true, class: true } }, mangle: { keepNames: true }, codegen: true };

/** Serves packages minified and without Vite's inline source maps: less than 6 MB instead of 25 MB before the first story. */
export const lightPackages = (): Plugin => ({
  name: "light-packages",
  enforce: "post",
  config: () => ({ optimizeDeps: { rolldownOptions: { output: { minify } } } }),
  transform: {
    filter: { id: PACKAGE },
    handler: (code) => ({ code, map: { mappings: "" } }),
  },
});
