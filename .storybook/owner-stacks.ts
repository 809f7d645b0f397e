import type { Plugin } from "vite";

const NOTED = /1e4 > ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g;

/**
 * React's development build notes for each element where it was made, by an error with its stack, of which a browser that is driven
 * from outside keeps two hundred frames: a fifth of the time of a story's test. A test does not look at these.
 */
export const withoutOwnerStacks = (): Plugin => ({
  name: "without-owner-stacks",
  config: () => ({
    optimizeDeps: {
      rolldownOptions: {
        plugins: [
          {
            name: "without-owner-stacks",
            transform: {
              filter: { id: /\/react\/cjs\/.*\.development\.js$/ },
              handler: (code) => ({ code: code.replaceAll(NOTED, "false"), map: null }),
            },
          },
        ],
      },
    },
  }),
});
