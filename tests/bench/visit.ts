import type { Browser, BrowserContext, Page, Response } from "@playwright/test";
import type { Vitals, Weight } from "../budgets.ts";

/** A phone of the cheaper kind on slow 4G, as Lighthouse simulates it: 150 ms there and back. */
export const PHONE = { slowdown: 4, latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

/** Milliseconds before a first request can be sent: the name, the connection and its encryption, which a browser's emulation leaves out. */
export const CONNECTING = 3 * PHONE.latency;

export interface Visit {
  vitals: Vitals;
  /** What was seen last and largest. */
  largest: string;
  weight: Weight;
}

interface Seen extends Vitals {
  largest: string;
}

/** Runs in the page, before anything of it. */
function watch(): void {
  const seen: Seen = { lcp: 0, cls: 0, task: 0, inp: 0, largest: "" };
  Object.assign(window, { seen });
  const on = <T extends PerformanceEntry>(type: string, note: (entry: T) => void, options: object = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as T))).observe({
      type,
      buffered: true,
      ...options,
    });
  on<PerformanceEntry & { element?: Element }>("largest-contentful-paint", ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.largest = element ? `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 24)}` : "";
  });
  on<PerformanceEntry & { value: number; hadRecentInput: boolean }>("layout-shift", (shift) => {
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  on("longtask", ({ duration }) => {
    seen.task = Math.max(seen.task, duration);
  });
  const press = ({ duration, interactionId }: PerformanceEventTiming) => {
    if (interactionId) seen.inp = Math.max(seen.inp, duration);
  };
  on<PerformanceEventTiming>("event", press, { durationThreshold: 16 });
}

const KINDS: Record<string, keyof Weight> = {
  document: "html",
  stylesheet: "styles",
  font: "fonts",
  script: "script",
  image: "pictures",
};

async function weigh(responses: readonly Response[]): Promise<Weight> {
  const weight: Weight = { html: 0, styles: 0, fonts: 0, script: 0, pictures: 0, requests: responses.length };
  for (const response of responses) {
    // Asked for ahead, a stylesheet has no type of its own.
    const isStyle = new URL(response.url()).pathname.endsWith(".css");
    const kind = isStyle ? "styles" : (KINDS[response.request().resourceType()] ?? "pictures");
    weight[kind] += (await response.request().sizes()).responseBodySize / 1024;
  }
  return weight;
}

async function slowDown(page: Page, context: BrowserContext): Promise<void> {
  const control = await context.newCDPSession(page);
  const { latency, bytesPerSecond, slowdown } = PHONE;
  const line = { offline: false, latency, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
  await control.send("Network.emulateNetworkConditions", line);
  await control.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** What a press sets off is done, and painted. */
const settled = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );

/** Opens what folds open, one after another, and writes into a field: what a thumb does first. */
async function press(page: Page): Promise<void> {
  for (const summary of await page.locator("summary:visible").all()) {
    await summary.tap();
    await settled(page);
    await summary.tap();
    await settled(page);
  }
  const [field] = await page.locator("main input:visible:not([type=checkbox], [type=radio], [type=hidden])").all();
  await field?.tap();
  await field?.press("a");
  await settled(page);
}

async function inNewBrowser<T>(browser: Browser, use: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    isMobile: true,
    hasTouch: true,
    locale: "nl-NL",
    serviceWorkers: "block",
  });
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Opens a page and waits until nothing comes any more. */
async function open(page: Page, address: string): Promise<Weight> {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto(address, { waitUntil: "networkidle" });
  return weigh(responses);
}

/** Somebody opens a page of the site for the first time. */
export const firstVisit = (browser: Browser, address: string): Promise<Pick<Visit, "weight">> =>
  inNewBrowser(browser, async (page) => ({ weight: await open(page, address) }));

/** The same on a slow phone, and presses what can be pressed. */
export const onSlowPhone = (browser: Browser, address: string): Promise<Visit> =>
  inNewBrowser(browser, async (page, context) => {
    await slowDown(page, context);
    await page.addInitScript(watch);
    const weight = await open(page, address);
    await press(page);
    const { largest, ...vitals } = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return { vitals, largest, weight };
  });
