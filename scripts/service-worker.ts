import type { Plugin } from "vite";

const SOURCE = "/app/service-worker/sw.ts";

/**
 * Builds the service worker at `/sw.js`, a fixed URL. The build is one file without imports; in development Vite serves
 * it as a module.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    applyToEnvironment: ({ name }) => name === "client",
    buildStart() {
      if (this.environment.mode === "build") this.emitFile({ type: "chunk", id: `.${SOURCE}`, fileName: "sw.js" });
    },
    // A classic worker with an import does not start.
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      if (worker?.type !== "chunk" || worker.imports.length === 0) return;
      this.error(`sw.js imports ${worker.imports.join(", ")}: it shares no module with the pages`);
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
