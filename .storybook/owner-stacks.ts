import type { Plugin } from "vite";

const NOTED = /1e4 > ReactSharedInternals\.recentlyCreatedOwnerStacks\+\+/g;

/**
 * React's development build stores a stack trace per element. In a browser driven from outside that takes a fifth of a
 * story's test, and tests do not read it.
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
