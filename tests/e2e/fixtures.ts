import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { watchFaults } from "./faults";
import { type Account, chooseLanguage, enter } from "./people";
import type { Language } from "./texts";

export type Open = (
  language: Language,
  account?: Account | null,
  viewport?: { width: number; height: number },
) => Promise<Page>;

interface Fixtures {
  faults: string[];
  open: Open;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  faults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, "faults of the pages").toEqual([]);
  },

  context: async ({ context, faults }, use) => {
    watchFaults(context, faults);
    await use(context);
  },

  // The settings of the project (script, address) also apply to these.
  open: async ({ browser, baseURL, faults }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (language, account = null, viewport = { width: 1280, height: 800 }) => {
      const context = await browser.newContext({ locale: language === "nl" ? "nl-NL" : "en-GB", viewport });
      contexts.push(context);
      watchFaults(context, faults);
      await chooseLanguage(context, baseURL ?? "", language);
      const page = await context.newPage();
      if (account) await enter(page, account);
      return page;
    });
    await Promise.all(contexts.map((context) => context.close()));
  },
});

export { expect };
