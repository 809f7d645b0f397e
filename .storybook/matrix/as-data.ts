interface Declared {
  args?: object;
  globals?: object;
}

/**
 * Stands in for the preview. It only merges what stories declare.
 *
 * @public By the alias below, which knip does not know.
 */
export default {
  meta: (all: Declared) => ({
    story: (input: Declared = {}) => ({
      input,
      composed: { args: { ...all.args, ...input.args }, globals: { ...all.globals, ...input.globals } },
    }),
  }),
};

/**
 * Node imports stories as data: the modules that run stories need a browser, and Storybook's `expect` would replace
 * Vitest's.
 */
export const asData = [
  {
    find: /^storybook\/test$|^(?:\.\.\/)+\.storybook\/preview$|^\.\/(?:beside|live-story|route-story)$/,
    replacement: import.meta.filename,
  },
];
