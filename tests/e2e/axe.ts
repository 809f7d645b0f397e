import type { Page } from "@playwright/test";
import { build, type Rollup } from "vite";
import type { judgePage } from "./judge-page";

const GLOBAL = "judging";

async function script(): Promise<string> {
  const entry = new URL("judge-page.ts", import.meta.url).pathname;
  const lib = { entry, formats: ["iife" as const], name: GLOBAL };
  const built = await build({ configFile: false, logLevel: "error", build: { lib, write: false, minify: true } });
  const [{ output }] = built as [Rollup.RollupOutput];
  return `window.startJudging = () => { ${output[0].code} window.${GLOBAL} = ${GLOBAL}; };`;
}

let content: Promise<string> | undefined;
const supplied = new WeakSet<Page>();

/** Half a megabyte, sent once for all documents of a page: sending it to each took two thirds of axe's own time. */
async function supply(page: Page): Promise<void> {
  if (supplied.has(page)) return;
  supplied.add(page);
  content ??= script();
  await page.addInitScript({ content: await content });
  await page.evaluate(await content);
}

const judged = new Set<string>();

export async function axeFaults(page: Page): Promise<string[]> {
  await supply(page);
  const { faults, legible } = await page.evaluate(
    (before) => {
      const own = window as unknown as { startJudging(): void; judging: { judgePage: typeof judgePage } };
      own.startJudging();
      return own.judging.judgePage(before);
    },
    [...judged],
  );
  for (const colours of legible) judged.add(colours);
  return faults;
}
