import { type BrowserContext, type Page, test } from "@playwright/test";

const withoutScript = () => test.info().project.use.javaScriptEnabled === false;

export const isPageData = (url: string) => new URL(url).pathname.endsWith(".data");

export function watchFaults(context: BrowserContext, faults: string[]): void {
  context.on("console", (message) => {
    if (message.type() !== "error" || isStatus(message.text())) return;
    faults.push(`console of ${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (error) => faults.push(`error on ${error.page()?.url()}: ${error.error().message}`));
  context.on("requestfailed", (request) => {
    // Leaving a page cancels its requests.
    const reason = request.failure()?.errorText;
    // Without script, Chromium's policy blocks scripts, also preloads of a live page.
    const isSwitchedOff = reason === "csp" && request.resourceType() === "script" && withoutScript();
    if (reason !== "net::ERR_ABORTED" && !isSwitchedOff) faults.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  context.on("response", (response) => {
    const request = response.request();
    // A script of the page that posts a form is answered with a page, as a navigation is.
    const isPosted = request.method() === "POST" && !request.serviceWorker();
    const isForm = isPosted && response.headers()["content-type"]?.startsWith("text/html");
    const isPage = request.isNavigationRequest() || isForm || isPageData(response.url());
    // The test itself checks the status of pages; their subresources must load.
    if (response.status() >= (isPage ? 500 : 400)) faults.push(`${response.status()} ${response.url()}`);
  });
}

/** Chromium logs every status from 400; `response` above checks those. */
const isStatus = (text: string) => text.startsWith("Failed to load resource: the server responded with a status of");

export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : "?"));
        shifts.push(`${entry.value.toFixed(4)} ${nodes.join(" ")}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** Layout shifts since `watchShifts`; empty if their sum rounds to 0.000, the precision of the metric. */
export async function layoutShifts(page: Page, limit = 0.0005): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  return total < limit ? [] : shifts;
}
