import { type Judgement, judge, lineOf } from "../axe";
import { CONTRAST } from "../axe-rules";
import { markColours, takeMarks, textIn } from "../colours";
import { mayBeCramped } from "../targets";

const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Overlap is most of axe's work: it only matters for unjudged colours, and for targets that are small or overlap. */
export async function judgePage(before: string[]): Promise<{ faults: string[]; legible: string[] }> {
  const unsure = new Set<Element>();
  const found = markColours(textIn(document.body), new Set(before), unsure);
  const rules = {
    [CONTRAST]: { enabled: found.length > 0 },
    "target-size": { enabled: mayBeCramped(document.body) },
  };
  const { faults, legible }: Judgement = await judge(document, { runOnly, rules });
  const settled = takeMarks(found, legible, unsure);
  return { faults: faults.map(lineOf), legible: faults.length > 0 ? [] : settled };
}
