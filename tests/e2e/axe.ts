import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Result, RunOptions } from "axe-core";

// Playwright's own builder sends the page one and a half megabytes, for frames that our pages do not have.
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // There is no sound or film whose length would have to be known first.
  preload: false,
};

/** What axe has against the page as it is now, each with where it stands. */
export async function axeFaults(page: Page): Promise<string[]> {
  // The end keeps it from being sent back.
  await page.evaluate(`${source};0`);
  const violations = await page.evaluate<Result[], RunOptions>(async (options) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    return (await axe.run(document, options)).violations;
  }, OPTIONS);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
  );
}
