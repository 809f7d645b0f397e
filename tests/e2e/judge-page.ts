import { type Judgement, judge, lineOf } from "../axe";
import { CONTRAST } from "../axe-rules";
import { markColours, takeMarks, textIn } from "../colours";
import { mayBeCramped } from "../targets";

const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Ends the transitions under way and holds those to come: half-way through a fade, text has the contrast of neither end.
 * @returns a function that lets the page go on
 */
function holdStill(): () => void {
  const finite = document.getAnimations().filter((one) => Number.isFinite(one.effect?.getComputedTiming().endTime));
  const underWay = finite.filter((one) => one.effect?.getComputedTiming().progress != null);
  for (const animation of underWay) animation.finish();
  const toCome = finite.filter((one) => one.playState === "running");
  for (const animation of toCome) animation.pause();
  return () => {
    for (const animation of toCome) animation.play();
  };
}

/** Overlap is most of axe's work: it only matters for unjudged colours, and for targets that are small or overlap. */
export async function judgePage(before: string[]): Promise<{ faults: string[]; legible: string[] }> {
  const goOn = holdStill();
  const unsure = new Set<Element>();
  const found = markColours(textIn(document.body), new Set(before), unsure);
  const rules = {
    [CONTRAST]: { enabled: found.length > 0 },
    "target-size": { enabled: mayBeCramped(document.body) },
  };
  const { faults, legible }: Judgement = await judge(document, { runOnly, rules });
  goOn();
  const settled = takeMarks(found, legible, unsure);
  return { faults: faults.map(lineOf), legible: faults.length > 0 ? [] : settled };
}
