import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

const stateDir = process.env.STATE_DIR ?? ".state";
const upstream = process.env.API_ORIGIN;

/** Made into one bundle from the start: found in two rounds, there would be two Reacts in one page. */
const rendering = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom/server",
  "react-router",
  "@react-router/cloudflare",
  "react-i18next",
  "i18next",
  "@conform-to/react",
  "@conform-to/zod/v4",
  "zod",
  "hono",
  "jose",
];

export default defineConfig({
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: stateDir },
      inspectorPort: false,
      config: (worker) => {
        if (upstream) worker.vars = { ...worker.vars, API_ORIGIN: upstream };
      },
    }),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  // Named and found before the first request; one found later would restart the Worker in the middle of it.
  environments: { ssr: { optimizeDeps: { entries: ["workers/app.ts", "app/**/*.{ts,tsx}"], include: rendering } } },
  server: {
    // The Worker says who may read across origins; the development server must not say otherwise.
    cors: false,
    watch: { ignored: [`${stateDir}/**`, "**/.state/**", "**/build/**", "**/test-results/**"] },
  },
});
