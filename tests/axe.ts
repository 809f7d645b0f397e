import axe, { type ElementContext, type RawResult, type RunOptions } from "axe-core";
import { AXE_RULES, CONTRAST } from "./axe-rules";
import { MARK } from "./colours";

// Of what is asked of axe here nobody wants to know but what is wrong. Its own reporters describe everything it looked at: a fifth of its
// time. Of colours only those that are marked are asked (`./colours.ts`).

const RAW = "raw-results";
axe.addReporter<RawResult[]>(RAW, (results, _, resolve) => resolve(results));
axe.configure({ rules: [...AXE_RULES, { id: CONTRAST, selector: `[${MARK}]` }], noHtml: true });

/** There is no sound or film whose length would have to be known first, and frames of ours run no script. */
const ALWAYS: RunOptions = { preload: false, iframes: false };

export interface Fault {
  /** The name that axe has for it. */
  rule: string;
  element: Element;
  /** A selector of it. */
  target: string;
  /** What would mend it. */
  summary: string;
}

export interface Judgement {
  faults: Fault[];
  /** Marked text that can be read. */
  legible: Set<Element>;
}

/** What axe has against a page, or against a part of it. */
export async function judge(context: ElementContext, options: RunOptions): Promise<Judgement> {
  const asked = { ...ALWAYS, ...options, reporter: RAW };
  const results = (await axe.run(context, asked)) as unknown as RawResult[];
  const failed = results.filter(({ violations }) => violations.length > 0).map(({ id }) => id);
  const passed = results.find(({ id }) => id === CONTRAST)?.passes ?? [];
  return {
    faults: failed.length > 0 ? await described(context, failed) : [],
    legible: new Set(passed.flatMap(({ node }) => ("element" in node ? [node.element] : []))),
  };
}

async function described(context: ElementContext, rules: string[]): Promise<Fault[]> {
  const asked: RunOptions = { ...ALWAYS, runOnly: { type: "rule", values: rules }, elementRef: true };
  const { violations } = await axe.run(context, asked);
  return violations.flatMap(({ id: rule, nodes }) =>
    nodes.map(({ element = document.body, target, failureSummary: summary = "" }) => ({
      rule,
      element: element as Element,
      target: target.join(" "),
      summary,
    })),
  );
}

/** A line of a report. */
export const lineOf = ({ rule, element, target, summary }: Fault): string =>
  `${rule}: ${target} (${element.outerHTML.slice(0, 120)}) ${summary}`;
