import type { Plugin } from "vite";

/** A statement that calls one of these, or keeps what it answers, in code that was written out anew. */
const STATEMENT = /^(\s*(?:const \w+ = )?)(use(?:Effect|LayoutEffect|EffectEvent|Ref)\()/gm;

/**
 * Nothing rendered to a string has effects, so a build of the Worker holds none: it is told that these calls do nothing, and leaves out
 * those whose answer nobody reads. What only effects called goes with them.
 */
export const withoutEffects = (): Plugin => ({
  name: "without-effects",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: {
    filter: { id: /\/app\/.+\.tsx?$/, code: /\buse(?:Effect|LayoutEffect)\(/ },
    handler: (code) => ({ code: code.replace(STATEMENT, "$1/* @__PURE__ */ $2"), map: null }),
  },
});
