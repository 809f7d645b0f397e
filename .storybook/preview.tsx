import addonA11y from "@storybook/addon-a11y";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { I18nextProvider } from "react-i18next";
import { configure } from "storybook/test";
import type { Language } from "../app/domain/values/language";
import { textsIn } from "../app/locales";
import { AXE_RULES } from "../tests/axe-rules";
import "../app/styles/fonts.css";
import "../app/styles/app.css";
import { byServiceWorker, inThePage } from "./answers";
import { stopClock } from "./clock";
import { noFaults, watchConsole } from "./console";
import { isTest, judgeStory } from "./judging";
import { goOver } from "./network";
import { withWrittenTypes } from "./prop-types";
import { dress } from "./theme";
import { toolbars, usual, viewports } from "./toolbars";

configure({
  // The first page of a run is still read from disk.
  asyncUtilTimeout: 4000,
  getElementError: (message, page) => new Error(`${message?.split("\n")[0]}\n\n${(page as HTMLElement).innerText}`),
});

export default definePreview({
  addons: [addonA11y(), addonMsw(isTest ? inThePage : byServiceWorker)],
  parameters: {
    // Tests run axe themselves (`judgeStory`).
    a11y: { test: "error", disable: isTest, config: { rules: AXE_RULES } },
    layout: "fullscreen",
    controls: { disable: true },
    viewport: { options: viewports },
    options: { storySort: { order: ["Matrix", "*"] } },
  },
  argTypesEnhancers: [withWrittenTypes],
  initialGlobals: usual,
  globalTypes: toolbars,
  beforeEach({ globals }) {
    dress(globals.theme, globals.text);
    document.documentElement.lang = globals.language;
    const restore = [stopClock(globals.moment), goOver(globals.network), watchConsole()];
    return () => {
      for (const undo of restore) undo();
    };
  },
  async afterEach(story) {
    noFaults();
    await judgeStory(story);
  },
  decorators: [
    (Story, { globals }) => (
      <I18nextProvider i18n={textsIn(globals.language as Language)}>
        <Story />
      </I18nextProvider>
    ),
  ],
});
