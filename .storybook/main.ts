import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { mergeConfig } from "vite";
import routes from "../app/routes.ts";
import { siteEntries } from "../scripts/browser-entries.ts";

/** Found before the first story: a dependency found later would reload the page under a running test. */
const used = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom/server",
  "react-router",
  "react-i18next",
  "i18next",
  "remix-i18next",
  "@conform-to/react",
  "@conform-to/zod/v4",
  "zod",
  "msw",
  "msw/browser",
];

export default {
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest", "msw-storybook-addon"],
  // Its own vite config: the app's has the reactRouter() and cloudflare() plugins, which Storybook cannot run.
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } } },
  // Here and not in vite.config.ts, which the stories' test project does not read.
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [tailwindcss(), siteEntries()],
      define: { SITE_ROUTES: JSON.stringify(routes) },
      optimizeDeps: { include: used },
    }),
  staticDirs: ["../public", "./public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
