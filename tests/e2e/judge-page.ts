import { type Judgement, judge, lineOf } from "../axe";
import { CONTRAST } from "../axe-rules";
import { markColours, takeMarks, textIn } from "../colours";
import { mayBeCramped } from "../targets";

const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What axe has against the page as it is now, a line each, and colours that need not be judged again. What stands over what is most of
 * what axe does: it has to know only for colours that were not seen before, and for targets that are small or lie over each other.
 */
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
