import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { siteEntries } from "./scripts/browser-entries.ts";
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
];

/** ALL is the code of all live pages, without the fields: only the admin area has those. */
const ALL =
  /app\/(?:root\.tsx|components\/(?:shell\/|illustrations\/|ui\/|photos\/photo-(?:grid|address))|components\/[a-z]+\.ts|components\/chats\/when|routes\/head|forms\/props|domain\/(?:values\/(?:page|calendar)|money\/deal-money|jobs\/job-life)\.ts|live\/(?:area|heard|hydration|use-now|use-fresh-list|api)\.ts|api\/error\.ts)/;
const FIELDS =
  /ui\/(?:amount-field|card|error-summary|field|field-error|form-errors|input|radio-group|select|text-field|textarea)\./;

/** Chunks of live pages only: packages, which rarely change, the shell, and messages. */
const pieces = [
  {
    name: "react",
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|react-i18next|i18next)\//,
    priority: 3,
  },
  // Every page of a logged-in user loads this chunk, so it contains nothing of React.
  {
    name: "unread",
    test: /app\/(?:entry\.unread|live\/(?:connection|socket|tab|unread)|domain\/chats\/live-limits)\.ts/,
    priority: 4,
  },
  // Documents load this too: in the chunk of live pages it would bring React.
  {
    name: "both",
    test: /app\/(?:enhance\/smaller-photo|forms\/once-field|domain\/(?:values\/(?:formatters|language|unseen)|money\/money))\.ts/,
    priority: 4,
  },
  { name: "live", test: (id: string) => ALL.test(id) && !FIELDS.test(id) && !id.includes("ui/switch"), priority: 2 },
  { name: "messages", test: /app\/(?:components\/chats|routes\/messages)\//, priority: 1 },
  // What two admin pages share. The rest is loaded with its page.
  { name: "desk", test: /app\/(?:components\/admin|routes\/admin)\//, priority: 1, minShareCount: 2 },
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
      build: { rolldownOptions: { output: { codeSplitting: { groups: pieces } } } },
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
