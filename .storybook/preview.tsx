import addonA11y from "@storybook/addon-a11y";
import { definePreview } from "@storybook/react-vite";
import { setupWorker } from "msw/browser";
import addonMsw from "msw-storybook-addon";
import { I18nextProvider } from "react-i18next";
import { configure } from "storybook/test";
import type { Language } from "../app/domain/language";
import { textsIn } from "../app/locales";
import { happy } from "../tests/mocks/happy";
import "../app/styles/app.css";
import { freezeClock } from "./clock";
import { noFaults, watchConsole } from "./console";

configure({
  // The first page of a run is still being read from disk.
  asyncUtilTimeout: 4000,
  // A page as one reads it says more than a page of markup.
  getElementError: (message, page) => new Error(`${message?.split("\n")[0]}\n\n${(page as HTMLElement).innerText}`),
});

/** A call of the API that no story answers is a fault of the story; anything else is Storybook's own. */
async function worker() {
  const made = setupWorker(...happy);
  await made.start({
    quiet: true,
    onUnhandledFrame({ frame, defaults }) {
      const { request } = frame.data as { request?: Request };
      if (!request || !new URL(request.url).pathname.startsWith("/api/")) return;
      console.error(`No story answers ${request.method} ${request.url}`);
      defaults.error();
    },
  });
  return made;
}

const toolbar = (
  title: string,
  icon: "globe" | "paintbrush" | "lightning",
  items: { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

/** Every story: the site's styles, its texts, MSW and axe. */
export default definePreview({
  addons: [addonA11y(), addonMsw(worker)],
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    controls: { disable: true },
    viewport: {
      options: {
        small: { name: "Kleine telefoon", styles: { width: "320px", height: "640px" } },
        phone: { name: "Telefoon", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet", styles: { width: "820px", height: "1180px" } },
        desktop: { name: "Scherm", styles: { width: "1280px", height: "900px" } },
      },
    },
  },
  initialGlobals: { language: "nl", theme: "light", script: "on", viewport: { value: "desktop" } },
  globalTypes: {
    language: toolbar("Taal", "globe", [
      { value: "nl", title: "Nederlands" },
      { value: "en", title: "English" },
    ]),
    theme: toolbar("Thema", "paintbrush", [
      { value: "light", title: "Licht" },
      { value: "dark", title: "Donker" },
      { value: "contrast", title: "Hoog contrast" },
    ]),
    script: toolbar("JavaScript", "lightning", [
      { value: "on", title: "JavaScript aan" },
      { value: "off", title: "JavaScript uit" },
    ]),
  },
  beforeEach({ globals }) {
    const { dataset, lang } = document.documentElement;
    dataset.theme = globals.theme === "dark" ? "dark" : "light";
    if (globals.theme === "contrast") dataset.contrast = "more";
    else delete dataset.contrast;
    document.documentElement.lang = globals.language ?? lang;
    const thaw = freezeClock();
    const stopWatching = watchConsole();
    return () => {
      thaw();
      stopWatching();
    };
  },
  afterEach: noFaults,
  decorators: [
    (Story, { globals }) => (
      <I18nextProvider i18n={textsIn(globals.language as Language)}>
        <Story />
      </I18nextProvider>
    ),
  ],
});
