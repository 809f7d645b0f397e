import { addons } from "storybook/manager-api";

/** Folded, because Storybook redraws the sidebar at every step of a story. */
addons.setConfig({ sidebar: { collapsedRoots: ["components", "docs", "mails", "paths", "sharing", "workbench"] } });
