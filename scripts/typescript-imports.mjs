// `node --import ./scripts/typescript-imports.mjs file.ts`: Node runs TypeScript as it is, and with this also finds the
// modules of the contract, which name each other without `.ts`.
import { registerHooks } from "node:module";

registerHooks({
  resolve(specifier, context, next) {
    try {
      return next(specifier, context);
    } catch (error) {
      if (!specifier.startsWith(".") || specifier.endsWith(".ts")) throw error;
      return next(`${specifier}.ts`, context);
    }
  },
});
