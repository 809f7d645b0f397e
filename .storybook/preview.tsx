import addonA11y from "@storybook/addon-a11y";
import { definePreview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import addonMsw from "msw-storybook-addon";
import { I18nextProvider } from "react-i18next";
import { configure } from "storybook/test";
import type { Language } from "../app/domain/language";
import { textsIn } from "../app/locales";
import { happy } from "../tests/mocks/happy";
import "../app/styles/fonts.css";
import "../app/styles/app.css";
import { stopClock } from "./clock";
import { noFaults, watchConsole } from "./console";
import { axeOptions, judgeContrasts } from "./contrasts";
import { goOver } from "./network";
import { notTheApi, ownFiles } from "./own-files";
import { dress } from "./theme";
import { toolbars, usual, viewports } from "./toolbars";

configure({
  // The first page of a run is still being read from disk.
  asyncUtilTimeout: 4000,
  // A page as one reads it says more than a page of markup.
  getElementError: (message, page) => new Error(`${message?.split("\n")[0]}\n\n${(page as HTMLElement).innerText}`),
});

/** A call of the API that no story answers is a fault of the story; anything else is Storybook's own. */
async function worker() {
  const made = setupWorker(...ownFiles, notTheApi, ...happy);
  await made.start({
    quiet: true,
    // Beside the workbench, wherever that lies.
    serviceWorker: { url: "./mockServiceWorker.js" },
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (!request || !new URL(request.url).pathname.startsWith("/api/")) return;
      console.error(`No story answers ${request.method} ${request.url}`);
      defaults.error();
    },
  });
  return made;
}

/** Every story: the site's styles, its texts, MSW and axe. */
export default definePreview({
  addons: [addonA11y(), addonMsw(worker)],
  parameters: {
    a11y: { test: "error", options: axeOptions },
    layout: "fullscreen",
    controls: { disable: true },
    viewport: { options: viewports },
    // What there is, before what it is made of.
    options: { storySort: { order: ["Matrix", "*"] } },
  },
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
    await judgeContrasts(story);
  },
  decorators: [
    (Story, { globals }) => (
      <I18nextProvider i18n={textsIn(globals.language as Language)}>
        <Story />
      </I18nextProvider>
    ),
  ],
});
