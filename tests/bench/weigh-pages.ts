import { chromium as browsers } from "@playwright/test";
import { WEIGHED } from "../budgets.ts";
import { chromium } from "../chromium.ts";
import { compressingProxy } from "./compressing-proxy.ts";
import { heads, Judge, pagesOf } from "./page-kinds.ts";
import { seededSite } from "./seeded-site.ts";
import { firstVisit } from "./visit.ts";

export async function weighPages(build: string, port: number): Promise<number> {
  const judge = new Judge();
  const site = await seededSite(build, port);
  const proxy = await compressingProxy(site.origin, port + 1);
  const browser = await browsers.launch(chromium);
  try {
    console.log("a first visit, KB over the line by kind; over its budget: >most");
    console.log(heads(WEIGHED));
    for (const { name, path, most } of await pagesOf(site.origin)) {
      const weight = await firstVisit(browser, `http://127.0.0.1:${port + 1}${path}`);
      console.log(`${name.padEnd(9)}${judge.weight(weight, most)}`);
    }
  } finally {
    await browser.close();
    proxy.closeAllConnections();
    proxy.close();
    site.stop();
  }
  return judge.over;
}
