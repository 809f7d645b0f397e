import axe, { type DqElement, type ElementContext, type RawResult, type RunOptions } from "axe-core";
import { AXE_RULES, CONTRAST } from "./axe-rules";
import { MARK } from "./colours";

export interface Fault {
  /** The name that axe has for it. */
  rule: string;
  element: Element;
  /** A selector of it. */
  target: string;
  /** What is wrong with it. */
  summary: string;
}

export interface Judgement {
  faults: Fault[];
  /** Marked text that can be read. */
  legible: Set<Element>;
}

function faultsIn({ id: rule, violations }: RawResult): Fault[] {
  return violations.map(({ node, any, all, none }) => {
    const { element, selector } = node as DqElement;
    const summary = [...any, ...all, ...none].map(({ message }) => message).join("; ");
    return { rule, element, target: [selector].flat().join(" "), summary };
  });
}

function legibleIn(results: RawResult[]): Set<Element> {
  const passed = results.find(({ id }) => id === CONTRAST)?.passes ?? [];
  return new Set(passed.map(({ node }) => (node as DqElement).element));
}

// Nobody wants to know but what is wrong. Axe's own reporters describe everything that it looked at: a fifth of its time.
const FAULTS = "faults";
axe.addReporter<Judgement>(FAULTS, (results, _, resolve) =>
  resolve({ faults: results.flatMap(faultsIn), legible: legibleIn(results) }),
);
// Of colours only those that are marked are asked (`./colours.ts`).
axe.configure({ rules: [...AXE_RULES, { id: CONTRAST, selector: `[${MARK}]` }], noHtml: true });

/** There is no sound or film whose length would have to be known first, and frames of ours run no script. */
const ALWAYS: RunOptions = { preload: false, iframes: false };

/** What axe has against a page, or against a part of it. */
export async function judge(context: ElementContext, options: RunOptions): Promise<Judgement> {
  return (await axe.run(context, { ...ALWAYS, ...options, reporter: FAULTS })) as unknown as Judgement;
}

/** A line of a report. */
export const lineOf = ({ rule, element, target, summary }: Fault): string =>
  `${rule}: ${target} (${element.outerHTML.slice(0, 120)}) ${summary}`;
