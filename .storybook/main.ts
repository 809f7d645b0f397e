import type { StorybookConfig } from "@storybook/react-vite";

export default {
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest", "msw-storybook-addon"],
  // Its own vite config: the app's has the reactRouter() and cloudflare() plugins, which Storybook cannot run.
  framework: { name: "@storybook/react-vite", options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } } },
  staticDirs: ["../public", "./public"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
} satisfies StorybookConfig;
