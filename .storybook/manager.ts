import { addons } from "storybook/manager-api";

/** What is chosen is shown, and the rest folded: the sidebar is drawn anew at every step of a story. */
addons.setConfig({ sidebar: { collapsedRoots: ["components", "docs", "mails", "paths", "sharing", "workbench"] } });
