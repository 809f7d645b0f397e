import type { Renderer, StoryContextForEnhancers } from "storybook/internal/types";
import type { Plugin } from "vite";

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

export function withWrittenTypes({ argTypes, component }: StoryContextForEnhancers<Renderer>) {
  const { props = {} } = (component as Documented | undefined)?.__docgenInfo ?? {};
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = props[name]?.tsType?.raw;
      return [name, summary ? { ...argType, table: { ...argType.table, type: { summary } } } : argType];
    }),
  );
}

/** react-docgen calls `readonly Job[]` unknown. */
export const plainLists = (): Plugin => ({
  name: "plain-lists",
  enforce: "pre",
  transform: {
    filter: { id: /\/app\/components\/.*\.tsx$/ },
    handler: (code) => ({ code: code.replaceAll(/\breadonly (?=[\w.<>"| ]+\[\])/g, ""), map: null }),
  },
});
