import type { StorybookConfig } from "@storybook/react-vite";
import tailwindcss from "@tailwindcss/vite";
import { mergeConfig } from "vite";
import routes from "../app/routes.ts";
import { noEntries } from "./entries.ts";
import { fonts } from "./fonts.ts";
import { lightPackages } from "./light-packages.ts";
import { screens } from "./matrix/plugin.ts";
import { withoutOwnerStacks } from "./owner-stacks.ts";
import { plainLists } from "./prop-types.ts";
import { storyBodies } from "./story-bodies.ts";

/** Optimised before the first story: a dependency found later would reload the page under a running test. */
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
  "hono/html",
  "axe-core",
  "@storybook/addon-docs",
  "@storybook/addon-docs/blocks",
  "msw",
  "msw/browser",
  "msw/experimental",
  "@mswjs/interceptors/fetch",
  "@mswjs/interceptors/XMLHttpRequest",
];

export default {
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-docs", "@storybook/addon-vitest", "msw-storybook-addon"],
  // Its own Vite config: Storybook cannot run the plugins reactRouter() and cloudflare().
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } } },
  // Not in vite.config.ts, which the test project of the stories does not read.
  viteFinal: (config) =>
    // Before the plugin of react-docgen.
    mergeConfig(mergeConfig({ plugins: [plainLists()] }, config), {
      plugins: [
        tailwindcss(),
        noEntries(),
        screens(),
        fonts(),
        storyBodies(),
        lightPackages(),
        ...(process.env.VITEST ? [withoutOwnerStacks()] : []),
      ],
      define: { SITE_ROUTES: JSON.stringify(routes) },
      optimizeDeps: { include: used },
      server: {
        warmup: { clientFiles: ["./.storybook/preview.tsx", "./stories/*.{ts,tsx}", "./app/{root,entry.server}.tsx"] },
      },
    }),
  staticDirs: ["../public", "./public"],
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
