import type { Browser, Response } from "@playwright/test";
import type { Weight } from "../budgets.ts";

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
    // A preloaded stylesheet has no resource type of its own.
    const isStyle = new URL(response.url()).pathname.endsWith(".css");
    const kind = isStyle ? "styles" : (KINDS[response.request().resourceType()] ?? "pictures");
    weight[kind] += (await response.request().sizes()).responseBodySize / 1024;
  }
  return weight;
}

export async function firstVisit(browser: Browser, address: string): Promise<Weight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 800 },
    isMobile: true,
    hasTouch: true,
    locale: "nl-NL",
    serviceWorkers: "block",
  });
  try {
    const page = await context.newPage();
    const responses: Response[] = [];
    page.on("response", (response) => responses.push(response));
    await page.goto(address, { waitUntil: "networkidle" });
    return await weigh(responses);
  } finally {
    await context.close();
  }
}
