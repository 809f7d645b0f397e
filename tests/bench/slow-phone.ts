import { type Browser, type BrowserContext, chromium as browsers } from "@playwright/test";
import { chromium } from "../chromium.ts";

/** A cheap phone on slow 4G, as Lighthouse simulates it. */
const PHONE = { slowdown: 4, latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 };

export interface Arrival {
  /** Milliseconds from the request until the first paint, and until React responds. */
  painted: number;
  interactive: number;
}

async function arrival(context: BrowserContext, address: string): Promise<Arrival> {
  const page = await context.newPage();
  const control = await context.newCDPSession(page);
  await control.send("Network.enable");
  await control.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
  await control.send("Emulation.setCPUThrottlingRate", { rate: PHONE.slowdown });
  await page.goto(address, { waitUntil: "commit" });
  const interactive = await page.waitForFunction(
    () => {
      const field = document.querySelector(".inbox a, .composer textarea");
      const taken = field && Object.keys(field).some((key) => key.startsWith("__reactProps"));
      return taken ? performance.now() : 0;
    },
    undefined,
    { polling: 50, timeout: 60_000 },
  );
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0);
  const found = { painted, interactive: Number(await interactive.jsonValue()) };
  await page.close();
  return found;
}

export async function onSlowPhone(address: string, cookie: string, rounds: number): Promise<[Arrival, Arrival][]> {
  const browser: Browser = await browsers.launch(chromium);
  const [name = "", value = ""] = cookie.split("=");
  const found: [Arrival, Arrival][] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 390, height: 800 }, isMobile: true });
    await context.addCookies([{ name, value, url: address }]);
    found.push([await arrival(context, address), await arrival(context, address)]);
    await context.close();
  }
  await browser.close();
  return found;
}
