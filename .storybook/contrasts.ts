import { afterEach as judge } from "@storybook/addon-a11y/preview";
import { MARK, markColours, paintsOf, type Text, takeMarks, textIn } from "../tests/colours";
import { dress } from "./theme";

type Story = Parameters<typeof judge>[0];

const RULE = "color-contrast";
/** Whether a test shows the story, and nobody looks. */
export const isTest = "__vitest_worker__" in globalThis;

/**
 * A test only wants to know what is wrong. There is no sound or film whose length would have to be known first; frames run no
 * script, so that axe would wait for an answer of its own in them, half a second each time.
 */
const faultsOnly = { reporter: "no-passes", preload: false, iframes: false };

/** What axe does of its own accord: everything, in a test all but what `judgeContrasts` does. */
export const axeOptions = isTest ? { ...faultsOnly, rules: { [RULE]: { enabled: false } } } : {};

/** Themes differ in nothing but colours. */
const COLOURS = {
  // The head says nothing, and stays: what is marked on a page that lives may be gone when axe comes.
  context: { include: [`[${MARK}]`, "head"] },
  options: {
    preload: false,
    iframes: false,
    runOnly: { type: "rule", values: [RULE] },
    resultTypes: ["passes", "violations"],
  },
};

/** Colours that need not be judged again: a thousand stories have few others. */
const judged = new Set<string>();

/** How texts are painted that were legible in every theme. */
const legible = new Set<string>();

/** Selectors of what axe found legible. */
function legibleIn(story: Story): string[] {
  const [report] = story.reporting.reports.slice(-1);
  const { passes } = report?.result as { passes: { nodes: { target: unknown[] }[] }[] };
  return passes.flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])));
}

async function judgeColours(story: Story, text: Text[], unsure: Set<Element>): Promise<void> {
  const colours = markColours(text, judged, unsure);
  if (colours.length === 0) return;
  await judge({ ...story, parameters: { ...story.parameters, a11y: { ...story.parameters.a11y, ...COLOURS } } });
  for (const one of takeMarks(colours, legibleIn(story), unsure)) judged.add(one);
}

/** The colours of what a test left, in each theme, its own last. A picture in between two themes has the colours of neither. */
export async function judgeContrasts(story: Story): Promise<void> {
  if (!isTest || story.parameters.a11y?.test === "off") return;
  const { theme, text: size } = story.globals;
  // What is on its way arrives: in between it has colours of its own.
  for (const motion of document.getAnimations()) motion.cancel();
  const text = textIn(document.body);
  const paints = paintsOf(text).map((paint) => `${theme}: ${paint}`);
  const unsure = new Set<Element>();
  const unknown = text.filter((_, at) => !legible.has(paints[at] ?? ""));
  if (unknown.length === 0) return;
  const still = document.head.appendChild(document.createElement("style"));
  still.textContent = "*, ::before, ::after { transition: none !important; animation: none !important }";
  try {
    for (const one of [...["light", "dark", "contrast", "contrast-dark"].filter((other) => other !== theme), theme]) {
      dress(one, size);
      await judgeColours(story, unknown, unsure);
    }
    text.forEach(({ element }, at) => !unsure.has(element) && legible.add(paints[at] ?? ""));
  } finally {
    still.remove();
  }
}
