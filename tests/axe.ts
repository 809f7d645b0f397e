import axe, { type DqElement, type ElementContext, type RawResult, type RunOptions } from "axe-core";
import { AXE_RULES, CONTRAST } from "./axe-rules";
import { MARK } from "./colours";

export interface Fault {
  rule: string;
  element: Element;
  target: string;
  summary: string;
}

export interface Judgement {
  faults: Fault[];
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

// A reporter of faults only. Axe's own reporters describe every checked element: a fifth of its time.
const FAULTS = "faults";
axe.addReporter<Judgement>(FAULTS, (results, _, resolve) =>
  resolve({ faults: results.flatMap(faultsIn), legible: legibleIn(results) }),
);
axe.configure({ rules: [...AXE_RULES, { id: CONTRAST, selector: `[${MARK}]` }], noHtml: true });

/** The site has no media whose length matters, and its frames run no script. */
const ALWAYS: RunOptions = { preload: false, iframes: false };

export async function judge(context: ElementContext, options: RunOptions): Promise<Judgement> {
  return (await axe.run(context, { ...ALWAYS, ...options, reporter: FAULTS })) as unknown as Judgement;
}

export const lineOf = ({ rule, element, target, summary }: Fault): string =>
  `${rule}: ${target} (${element.outerHTML.slice(0, 120)}) ${summary}`;
