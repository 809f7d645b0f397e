import { type BrowserContext, type Page, test } from "@playwright/test";

const withoutScript = () => test.info().project.use.javaScriptEnabled === false;

/** A live page asks for the data of a page in place of the page. */
export const isPageData = (url: string) => new URL(url).pathname.endsWith(".data");

/** Notes what no page of ours may do: log an error, throw one, or ask for something that does not come. */
export function watchFaults(context: BrowserContext, faults: string[]): void {
  context.on("console", (message) => {
    if (message.type() !== "error" || isStatus(message.text())) return;
    faults.push(`console of ${message.page()?.url()}: ${message.text()}`);
  });
  context.on("weberror", (error) => faults.push(`error on ${error.page()?.url()}: ${error.error().message}`));
  context.on("requestfailed", (request) => {
    // A page that is left takes back what it had asked for.
    const reason = request.failure()?.errorText;
    // Without script Chromium is told by a policy to load none, also what a live page asks for ahead.
    const isSwitchedOff = reason === "csp" && request.resourceType() === "script" && withoutScript();
    if (reason !== "net::ERR_ABORTED" && !isSwitchedOff) faults.push(`${request.method()} ${request.url()}: ${reason}`);
  });
  context.on("response", (response) => {
    const isPage = response.request().isNavigationRequest() || isPageData(response.url());
    // A page may be refused or missing, and then the test says so; what belongs to a page may not.
    if (response.status() >= (isPage ? 500 : 400)) faults.push(`${response.status()} ${response.url()}`);
  });
}

/** Chromium logs every status from 400; `response` above judges those. */
const isStatus = (text: string) => text.startsWith("Failed to load resource: the server responded with a status of");

/** Counts what moves after it was painted; read it with `layoutShift`. */
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

/** What moved on a page that `watchShifts` was told of; nothing when it is 0.000 together, the precision of the metric. */
export async function layoutShifts(page: Page, limit = 0.0005): Promise<string[]> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
  const total = shifts.reduce((sum, shift) => sum + Number.parseFloat(shift), 0);
  return total < limit ? [] : shifts;
}
