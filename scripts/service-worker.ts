import type { Plugin } from "vite";

const SOURCE = "/app/service-worker/sw.ts";

/**
 * The service worker at `/sw.js`: an address that stays, over all pages. Built it is one file that imports nothing; while
 * developing it is a module whose parts Vite serves.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      if (this.environment.mode === "build") this.emitFile({ type: "chunk", id: `.${SOURCE}`, fileName: "sw.js" });
    },
    configureServer({ middlewares, environments }) {
      middlewares.use("/sw.js", (_request, answer, next) => {
        environments.client.transformRequest(SOURCE).then((found) => {
          answer.setHeader("Content-Type", "text/javascript");
          answer.end(found?.code);
        }, next);
      });
    },
  };
}
