import type { StoryContext } from "@storybook/react-vite";
import type { ElementContext } from "axe-core";
import { type Fault, judge, lineOf } from "../tests/axe";
import { CONTRAST } from "../tests/axe-rules";
import { MARK, markColours, paintsOf, type Text, takeMarks, textIn } from "../tests/colours";
import { dress } from "./theme";

export const isTest = "__vitest_worker__" in globalThis;

export type Worn = Pick<StoryContext["globals"], "theme" | "text">;

const judged = new Set<string>();

const legible = new Set<string>();

/** Includes `head`, which always exists: axe fails if the marked elements have disappeared. */
const MARKED: ElementContext = { include: [`[${MARK}]`, "head"] };

/** @returns what is too faint, `null` where nothing had to be asked */
async function judgeColours(text: Text[], unsure: Set<Element>): Promise<Fault[] | null> {
  const colours = markColours(text, judged, unsure);
  if (colours.length === 0) return null;
  const found = await judge(MARKED, { runOnly: { type: "rule", values: [CONTRAST] } });
  const settled = takeMarks(colours, found.legible, unsure);
  // Do not cache faults: a failed story is retried.
  if (found.faults.length === 0) for (const one of settled) judged.add(one);
  return found.faults;
}

export interface Contrasts {
  asked: number;
  faults: Fault[];
}

/** The story's own theme comes last: a page between two themes has the colours of neither. Stops at the first fault. */
export async function judgeContrasts({ theme, text: size }: Worn): Promise<Contrasts> {
  // Transitions have other colours halfway.
  for (const motion of document.getAnimations()) motion.cancel();
  const text = textIn(document.body);
  const paints = paintsOf(text).map((paint) => `${theme}: ${paint}`);
  const unsure = new Set<Element>();
  const unknown = text.filter((_, at) => !legible.has(paints[at] ?? ""));
  let asked = 0;
  if (unknown.length === 0) return { asked, faults: [] };
  const still = document.head.appendChild(document.createElement("style"));
  still.textContent = "*, ::before, ::after { transition: none !important; animation: none !important }";
  try {
    for (const one of [...["light", "dark", "contrast", "contrast-dark"].filter((other) => other !== theme), theme]) {
      dress(one, size);
      const faults = await judgeColours(unknown, unsure);
      if (faults) asked++;
      if (faults?.length) return { asked, faults };
    }
  } finally {
    still.remove();
  }
  text.forEach(({ element }, at) => !unsure.has(element) && legible.add(paints[at] ?? ""));
  return { asked, faults: [] };
}

/** Storybook also shows parts of pages, without landmarks. */
const RULES = { region: { enabled: false }, [CONTRAST]: { enabled: false } };

export async function judgeStory({ globals, parameters }: StoryContext): Promise<void> {
  if (!isTest || parameters.a11y?.test === "off") return;
  const { faults } = await judge(parameters.a11y?.context ?? document.body, { rules: RULES });
  const contrasts = await judgeContrasts(globals as Worn);
  const lines = [...faults, ...contrasts.faults].map(lineOf);
  const { theme } = document.documentElement.dataset;
  if (lines.length > 0) throw new Error(`What axe has against it, in the theme ${theme}:\n${lines.join("\n")}`);
}
