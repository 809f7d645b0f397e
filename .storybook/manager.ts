import { addons } from "storybook/manager-api";
import { create, getPreferredColorScheme } from "storybook/theming";
import { look } from "../app/brand-look";
import { asWords } from "./words";

const scheme = getPreferredColorScheme();
/** The values of app/styles/tokens.css, which the manager does not load. */
const [action, ink, inkSoft, line, card] = {
  light: ["#0e6a45", "#15231b", "#4b5a51", "#e2dccc", "#ffffff"],
  dark: ["#63d69e", "#f3f0e6", "#b6c2b9", "#2b3f34", "#16251d"],
}[scheme];
const paper = look.themeColor[scheme];

addons.setConfig({
  theme: create({
    base: scheme,
    brandTitle: `<img src="./favicon.svg" alt="" width="28" height="28" style="vertical-align:middle;margin-right:8px">${look.name}`,
    brandUrl: "./",
    brandTarget: "_self",
    colorPrimary: action,
    colorSecondary: action,
    barSelectedColor: action,
    barHoverColor: action,
    textColor: ink,
    textMutedColor: inkSoft,
    appBorderColor: line,
    appBg: paper,
    barBg: card,
    appContentBg: card,
    inputBg: card,
    inputTextColor: ink,
    buttonBg: paper,
    booleanBg: paper,
  }),
  sidebar: {
    // Folded, because Storybook redraws the sidebar at every step of a story.
    collapsedRoots: ["components", "docs", "mails", "paths", "sharing", "workbench"],
    renderLabel: ({ name, type }) => (type === "story" || type === "docs" ? name : asWords(name)),
  },
});
