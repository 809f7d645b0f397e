import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { siteEntries } from "./scripts/browser-entries.ts";
import { liveChunks } from "./scripts/live-chunks.ts";
import { documentsLoadNothing, documentsStayHere } from "./scripts/live-routes.mjs";
import { leavingOut } from "./scripts/local/deployed.mjs";
import { localVars, readPort } from "./scripts/local/settings.mjs";
import { serviceWorker } from "./scripts/service-worker.ts";
import { speculationRules } from "./scripts/speculation-rules.ts";

const serving = !process.argv.includes("build");
/** Without `CLOUDFLARE_ENV` a build is for this machine. */
const { define, treeshake } = leavingOut(Boolean(process.env.CLOUDFLARE_ENV));
const stateDir = process.env.STATE_DIR ?? ".state";

/** Optimised together from the start: two rounds would give a page two Reacts. */
const rendering = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom/server",
  "react-router",
  "@react-router/cloudflare",
  "react-i18next",
  "i18next",
  "remix-i18next",
  "@conform-to/react",
  "@conform-to/zod/v4",
  "zod",
  "hono",
  "jose",
  // Found late, a passkey’s packages would replace each other’s modules while one is made.
  "reflect-metadata",
  "@simplewebauthn/server",
];

/** Every isolate starts with this. One chunk compresses better than thirty shared ones. */
const start = { name: "start", tags: ["$initial" as const] };

export default defineConfig({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: stateDir },
      config: (worker) => {
        // wrangler runs the result of this build.
        Object.assign(worker, {
          main: "./workers/app.ts",
          build: undefined,
          assets: undefined,
        });
        // A build is for any machine, so variables of a local start are not part of it.
        if (serving) worker.vars = { ...worker.vars, ...localVars(readPort(process.env.PORT)) };
      },
    }),
    tailwindcss(),
    reactRouter(),
    siteEntries(),
    serviceWorker(),
    documentsStayHere(),
    documentsLoadNothing(),
    speculationRules(),
  ],
  resolve: { tsconfigPaths: true },
  define,
  // Optimised before the first request: a dependency found later would restart the Worker during it.
  environments: {
    client: {
      optimizeDeps: { include: ["react-dom/client", "react-i18next", "react-router/dom", "i18next"] },
      build: { rolldownOptions: { output: { codeSplitting: { groups: liveChunks } } } },
    },
    ssr: {
      optimizeDeps: { entries: ["workers/app.ts", "app/**/*.{ts,tsx}"], include: rendering },
      build: { minify: true, rolldownOptions: { treeshake, output: { codeSplitting: { groups: [start] } } } },
    },
  },
  server: {
    // The Worker sets the CORS headers, and the development server must not override them.
    cors: false,
    watch: { ignored: [`${stateDir}/**`, "**/.state/**", "**/build/**", "**/test-results/**"] },
  },
});
