import { afterEach as judge } from "@storybook/addon-a11y/preview";
import { dress } from "./theme";

type Story = Parameters<typeof judge>[0];

const RULE = "color-contrast";
const isTest = "__vitest_worker__" in globalThis;

/**
 * A test only wants to know what is wrong. There is no sound or film whose length would have to be known first; frames run no
 * script, so that axe would wait for an answer of its own in them, half a second each time.
 */
const faultsOnly = { reporter: "no-passes", preload: false, iframes: false };

/** What axe does of its own accord: everything, in a test all but what `judgeContrasts` does. */
export const axeOptions = isTest ? { ...faultsOnly, rules: { [RULE]: { enabled: false } } } : {};

/** Themes differ in nothing but colours. */
const COLOURS = { options: { ...faultsOnly, runOnly: { type: "rule", values: [RULE] } } };

/** What stands around every page, as it was judged before: it has the same colours under each of a thousand stories. */
const judged = new Set<string>();

/** A part that looks as its markup says: a focus or what lies open over it is not written there. */
const PARTS = "body :is(header, footer, nav):not(:focus-within, :has(:popover-open, :modal))";

/** What colours depend on: the markup, what it stands in, and the size of window and text. */
function keyOf(part: Element): string {
  let key = `${innerWidth} ${document.documentElement.style.fontSize} ${part.outerHTML}`;
  for (let around = part.parentElement; around; around = around.parentElement) key += ` ${around.className}`;
  return key;
}

/** Takes parts out of sight, with whatever it costs to look at them. Gives what brings them back. */
function hide(parts: HTMLElement[]): () => void {
  const were = parts.map(({ style }) => style.display);
  for (const { style } of parts) style.setProperty("display", "none", "important");
  return () => parts.forEach(({ style }, at) => style.setProperty("display", were[at] ?? ""));
}

/** The colours of what a test left, in each theme, its own last. A picture in between two themes has the colours of neither. */
export async function judgeContrasts(story: Story): Promise<void> {
  const { a11y } = story.parameters;
  if (!isTest || a11y?.test === "off") return;
  const { theme, text } = story.globals;
  const parts = [...document.querySelectorAll<HTMLElement>(PARTS)].map((part) => ({ part, key: keyOf(part) }));
  const show = hide(parts.filter(({ key }) => judged.has(key)).map(({ part }) => part));
  const still = document.head.appendChild(document.createElement("style"));
  still.textContent = "*, ::before, ::after { transition: none !important; animation: none !important }";
  try {
    for (const one of [...["light", "dark", "contrast", "contrast-dark"].filter((other) => other !== theme), theme]) {
      dress(one, text);
      await judge({ ...story, parameters: { ...story.parameters, a11y: { ...a11y, ...COLOURS } } });
    }
  } finally {
    still.remove();
    show();
  }
  for (const { key } of parts) judged.add(key);
}
