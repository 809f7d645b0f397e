import type { Page } from "@playwright/test";
import { areaOf } from "../../app/live/area";
import { READERS } from "./addresses";
import { axeFaults } from "./axe";
import { layoutShifts, watchShifts } from "./faults";
import { expect, test } from "./fixtures";
import { invalidIn } from "./valid-html";

const TABLET = { width: 1024, height: 768 };
const PHONE = { width: 360, height: 740 };
const NARROW = { width: 320, height: 640 };

/** The window that opens a page, and narrower ones: whether a page overflows or squeezes a column depends on its words. */
const WINDOWS = {
  nl: { opened: { width: 1440, height: 900 }, narrower: [TABLET, PHONE, NARROW] },
  en: { opened: PHONE, narrower: [NARROW] },
};

for (const language of ["nl", "en"] as const) {
  const { opened, narrower } = WINDOWS[language];
  for (const { who, account, pages } of READERS) {
    test(`every page is faultless for ${who} in ${language}, ${opened.width} px wide`, async ({ open }) => {
      test.slow();
      const page = await open(language, account, opened);
      const addresses = await pages(page);
      await watchShifts(page);
      const hold = await intercept(page);
      for (const [path, status] of addresses) {
        await test.step(path, async () => {
          const html = await visit(page, path, status, hold);
          // A real shift repeats; a busy browser sometimes paints half a page.
          if ((await layoutShifts(page)).length > 0) await visit(page, path, status, hold);
          expect.soft(await invalidIn(html), `HTML of ${path}`).toEqual([]);
          await expectFaultless(page, path);
          expect.soft(await page.evaluate(strayType), `type of ${path} at ${opened.width} px`).toEqual([]);
          for (const window of narrower) {
            await page.setViewportSize(window);
            expect.soft(await overflow(page), `what sticks out of ${path} at ${window.width} px`).toEqual([]);
            expect.soft(await page.evaluate(squeezed), `squeezed text of ${path} at ${window.width} px`).toEqual([]);
            expect.soft(await page.evaluate(strayType), `type of ${path} at ${window.width} px`).toEqual([]);
          }
          await page.setViewportSize(opened);
        });
      }
    });
  }
}

/** Return pages of the provider; they continue after five seconds, which must not happen during the test. */
const GOING_ON = ["*/payment/success*", "*/payment/cancel*", "*/account/kyc/*"];

interface Paused {
  requestId: string;
  responseStatusCode?: number;
  responseHeaders?: { name: string; value: string }[];
}

/**
 * Images wait until after the first paint, as on a slow connection, so that their shifts always show. Not by
 * `page.route`, which disables the browser's cache.
 * @returns a function that holds the images of the next page and returns a function that releases them
 */
async function intercept(page: Page): Promise<() => () => void> {
  let painted = Promise.withResolvers<void>();
  const browser = await page.context().newCDPSession(page);
  async function goOn({ requestId, responseStatusCode: responseCode, responseHeaders: headers }: Paused) {
    if (!headers) {
      await painted.promise;
      return browser.send("Fetch.continueRequest", { requestId });
    }
    const responseHeaders = headers.filter(({ name }) => name.toLowerCase() !== "refresh");
    return browser.send("Fetch.continueResponse", { requestId, responseCode, responseHeaders });
  }
  // Leaving a page cancels its requests.
  browser.on("Fetch.requestPaused", (paused) => void goOn(paused).catch(() => undefined));
  await browser.send("Fetch.enable", {
    patterns: [
      { urlPattern: "*/media/*", requestStage: "Request" },
      ...GOING_ON.map((urlPattern) => ({ urlPattern, requestStage: "Response" as const })),
    ],
  });
  return () => {
    painted = Promise.withResolvers<void>();
    return painted.resolve;
  };
}

const nextPaint = (page: Page) =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));

async function visit(page: Page, path: string, status: number, hold: () => () => void): Promise<string> {
  const showImages = hold();
  const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
  await nextPaint(page);
  showImages();
  await page.waitForLoadState();
  await nextPaint(page);
  expect.soft(answer?.status(), `status of ${path}`).toBe(status);
  return (await answer?.text()) ?? "";
}

async function expectFaultless(page: Page, path: string): Promise<void> {
  const at = `${path} at ${page.viewportSize()?.width} px`;
  // On a phone, the bottom of some conversations moves by a line during hydration.
  const limit = path.startsWith("/messages/") ? 0.01 : undefined;
  expect.soft(await layoutShifts(page, limit), `what moved on ${at}`).toEqual([]);
  const right = { title: expect.stringMatching(/\S/), headings: 1, strayTerms: [] };
  expect.soft(await page.evaluate(outlineOf), `outline of ${at}`).toEqual(right);
  expect.soft(await page.evaluate(wrongDefaults), `what Enter would press on ${at}`).toEqual([]);
  expect.soft(await axeFaults(page), `axe on ${at}`).toEqual([]);
  if (areaOf(new URL(page.url()).pathname) === null)
    expect.soft(await page.evaluate(scriptsOfLivePages), `what a document has no use for on ${at}`).toEqual([]);
}

const scriptsOfLivePages = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => /\/assets\/(?:react|live|messages|desk)-/.test(name));

const outlineOf = () => ({
  title: document.title,
  headings: Array.from(document.querySelectorAll("h1")).filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  ).length,
  // A div in a dl may only contain dt and dd; html-validate does not check it.
  strayTerms: Array.from(document.querySelectorAll("dl > div > :not(dt, dd)"), (one) => one.outerHTML.slice(0, 120)),
});

const wrongDefaults = () =>
  Array.from(document.forms)
    .filter((form) =>
      Array.from(form.elements).some((one) =>
        one.matches(
          "input:not([type]), [type=text], [type=search], [type=email], [type=password], [type=tel], [type=url], [type=number], [type=date], [type=time]",
        ),
      ),
    )
    .flatMap((form) => {
      const buttons = Array.from(document.querySelectorAll("button")).filter(
        (one) => one.form === form && one.type === "submit",
      );
      const main = buttons.filter((one) => one.classList.contains("button-primary"));
      const [first] = buttons;
      const says = (one: HTMLButtonElement) => `${one.name}=${one.value} ${one.formAction}`;
      const isMain = !first || buttons.length === 1 || main.some((one) => says(one) === says(first));
      return isMain ? [] : [first.outerHTML.slice(0, 200)];
    });

const overflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (one) => one.getBoundingClientRect().right > clientWidth,
    );
    return wide.slice(0, 3).map((one) => one.outerHTML.slice(0, 120));
  });

/** Text in a column that is narrower than its words: a few letters per line. Hidden labels are clipped. */
const squeezed = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isClipped = (one: Element | null) => one !== null && getComputedStyle(one).clipPath === "inset(50%)";
  const found: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    const words = data.trim();
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    const longest = Math.max(...words.split(/\s+/).map(({ length }) => length));
    const isSqueezed = lines >= 4 && words.length / lines < Math.min(6, longest);
    if (isSqueezed && ![parentElement, parentElement?.parentElement ?? null].some(isClipped))
      found.push(`${lines} lines: ${words.slice(0, 60)}`);
  }
  return found;
};

/** Visible text below 16 px or in a third weight, and fields below 16 px: iOS zooms in on those. Drawings and maps scale their text. */
const strayType = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  const check = (one: Element, words: string) => {
    if (one.closest("svg") || !one.checkVisibility({ visibilityProperty: true })) return;
    const { fontSize, fontWeight } = getComputedStyle(one);
    if (Number.parseFloat(fontSize) < 16 || !["400", "700"].includes(fontWeight))
      found.add(`${fontSize}, ${fontWeight}: ${words.slice(0, 40)}`);
  };
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (parentElement && data.trim() !== "") check(parentElement, data.trim());
  }
  for (const field of document.querySelectorAll("input, select, textarea")) check(field, field.outerHTML);
  return [...found];
};
