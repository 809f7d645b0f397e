// Loaded into openapi-typescript, which needs the syntax tree factory that TypeScript 7 no longer has.
import { registerHooks } from "node:module";

const FACTORY = `data:text/javascript,${encodeURIComponent(`export { ts as default } from "${import.meta.resolve("@ts-morph/common")}"`)}`;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "typescript") return { url: FACTORY, shortCircuit: true };
    return next(specifier, context);
  },
});
