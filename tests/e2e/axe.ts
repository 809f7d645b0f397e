import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { Result, RunOptions } from "axe-core";
import { transformWithOxc } from "vite";
import { AXE_RULES } from "../axe-rules";
import type * as Colours from "../colours";
import type * as Targets from "../targets";

interface InPage {
  axe: typeof import("axe-core");
  colours: typeof Colours;
  targets: typeof Targets;
}

/** A module without imports, as a script that leaves its functions behind. */
async function scriptOf(name: keyof InPage, path: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(new URL(path, import.meta.url), "utf8"), path);
  const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, exported]) => exported);
  return `window.${name} = (() => {${code.replaceAll(/^export /gm, "")}; return { ${names.join(", ")} } })();`;
}

// Playwright's own builder sends the page one and a half megabytes, for frames that our pages do not have.
const source = Promise.all([
  readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"),
  scriptOf("colours", "../colours.ts"),
  scriptOf("targets", "../targets.ts"),
]);

const OPTIONS: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // There is no sound or film whose length would have to be known first.
  preload: false,
};

/** Colours of texts that were legible on a page before. */
const judged = new Set<string>();

type Asked = [options: RunOptions, rulesOfOurs: typeof AXE_RULES, before: string[]];

interface Judgement {
  violations: Pick<Result, "id" | "nodes">[];
  legible: string[];
}

/**
 * What stands over what is most of what axe does. It has to know only for colours that it did not see before, and for targets that
 * are small or lie over each other.
 */
async function judgePage([options, rulesOfOurs, before]: Asked): Promise<Judgement> {
  const { axe, colours, targets } = window as unknown as InPage;
  axe.configure({ rules: rulesOfOurs });
  const found = colours.markColours(colours.textIn(document.body), new Set(before), new Set());
  const rules = {
    "color-contrast": { enabled: false },
    "target-size": { enabled: targets.mayBeCramped(document.body) },
  };
  const { violations } = await axe.run(document, { ...options, rules });
  if (found.length === 0) return { violations, legible: [] };
  const marked = { include: [[`[${colours.MARK}]`], ["head"]] };
  const asked: RunOptions = { ...options, runOnly: ["color-contrast"], resultTypes: ["passes", "violations"] };
  const contrast = await axe.run(marked, asked);
  const passed = contrast.passes.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));
  return {
    violations: [...violations, ...contrast.violations],
    legible: colours.takeMarks(found, passed, new Set()),
  };
}

/** What axe has against the page as it is now, each with where it stands. */
export async function axeFaults(page: Page): Promise<string[]> {
  // The end keeps it from being sent back.
  await page.evaluate(`${(await source).join("\n")};0`);
  const { violations, legible } = await page.evaluate(judgePage, [OPTIONS, AXE_RULES, [...judged]] as Asked);
  for (const colours of legible) judged.add(colours);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
  );
}
