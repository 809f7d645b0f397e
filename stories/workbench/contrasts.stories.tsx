import type { StoryContext } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { judgeContrasts, type Worn } from "../../.storybook/judging";
import preview from "../../.storybook/preview";
import { namesOfColours } from "../../tests/colour-rules";

/** Tests of the contrast check itself. The stories are illegible on purpose. */
const meta = preview.meta({
  title: "Workbench/Contrasts",
  tags: ["!dev"],
  parameters: { a11y: { test: "off" } },
});

interface Judgement {
  asked: number;
  faint: string[];
}

async function judged({ globals }: StoryContext): Promise<Judgement> {
  const { asked, faults } = await judgeContrasts(globals as Worn);
  return { asked, faint: faults.map(({ element }) => element.textContent) };
}

const DARK = `
  .themed { background: #fffdf1; color: #101112 }
  [data-theme="dark"] .themed { background: #3b3c3d; color: #4b4c4d }`;

export const FaintInAnotherTheme = meta.story({
  render: () => (
    <>
      <style>{DARK}</style>
      <p className="themed">Alleen overdag te lezen</p>
    </>
  ),
  async play(story) {
    await expect(await judged(story)).toMatchObject({ faint: ["Alleen overdag te lezen"] });
    await expect(document.documentElement.dataset.theme).toBe("dark");
  },
});

export const JudgedOnce = meta.story({
  render: () => (
    <p style={{ background: "#fefdfa", color: "#0a0b0d" }}>
      <span>Goed te lezen</span>
    </p>
  ),
  async play(story) {
    await expect(await judged(story)).toEqual({ asked: 1, faint: [] });
    const [words] = story.canvas.getAllByText("Goed te lezen");
    words?.insertAdjacentElement("afterend", words.cloneNode(true) as HTMLElement);
    await expect(await judged(story)).toEqual({ asked: 0, faint: [] });
    if (words?.parentElement) words.parentElement.style.opacity = "0.3";
    await expect(await judged(story)).toEqual({ asked: 1, faint: ["Goed te lezen", "Goed te lezen"] });
    await expect(await judged(story)).toMatchObject({ asked: 1 });
  },
});

/** Large text may have less contrast: a heading does not prove a paragraph. */
export const SmallerInTheSameColours = meta.story({
  render: () => (
    <div style={{ background: "#fffefb" }}>
      <p style={{ color: "#8c8d8e", fontSize: 32 }}>Groot genoeg</p>
      <p style={{ color: "#8c8d8e", fontSize: 14 }} hidden>
        Te klein
      </p>
    </div>
  ),
  async play(story) {
    await expect(await judged(story)).toEqual({ asked: 1, faint: [] });
    story.canvas.getByText("Te klein").hidden = false;
    await expect(await judged(story)).toEqual({ asked: 1, faint: ["Te klein"] });
  },
});

const RULES = `
  .tinted { color: #101112; &.wide { padding: 9px } [data-shade] & { background: #fffdf2 } }
  @media all { .painted[data-tone] > q { --tint: #101112 } }
  .spaced { margin: 9px; [data-gap] & { gap: 9px } }`;

/** Only names that rules of colour use distinguish texts, not those of layout. */
export const ByWhatColoursGo = meta.story({
  render: () => <style>{RULES}</style>,
  async play() {
    const { types, classes, attributes } = namesOfColours();
    const known = { types: ["q"], classes: ["tinted", "painted"], attributes: ["data-shade", "data-tone"] };
    await expect(known.types.filter((name) => types.has(name))).toEqual(known.types);
    await expect(known.classes.filter((name) => classes.has(name))).toEqual(known.classes);
    await expect(known.attributes.filter((name) => attributes.has(name))).toEqual(known.attributes);
    await expect(["spaced", "wide", "grid"].filter((name) => classes.has(name))).toEqual([]);
    await expect(attributes.has("data-gap")).toBe(false);
  },
});

export const NotForReading = meta.story({
  render: () => (
    <div style={{ background: "#fffcfa", color: "#fffafc" }}>
      <button type="button" disabled style={{ background: "inherit", color: "inherit" }}>
        Kan nu niet
      </button>
      <p style={{ visibility: "hidden" }}>Nog niet te zien</p>
      <p className="visually-hidden">
        Alleen <em>te horen</em>
      </p>
      <p style={{ opacity: 0 }}>Al weg</p>
      <p style={{ position: "absolute", left: -999, width: 100 }}>Naast het scherm</p>
    </div>
  ),
  async play(story) {
    await expect(await judged(story)).toEqual({ asked: 0, faint: [] });
  },
});

/** axe cannot judge text over an image, so it asks about each text. */
export const OverAPicture = meta.story({
  render: () => (
    <div style={{ position: "relative", background: "#fdfffa", color: "#0d0c0b" }}>
      <svg width="300" height="60" style={{ position: "absolute", inset: 0, display: "none" }} aria-hidden="true">
        <rect width="300" height="60" fill="#bada55" />
      </svg>
      <p style={{ position: "relative" }}>Op een plaatje</p>
    </div>
  ),
  async play(story) {
    const words = story.canvas.getByText("Op een plaatje");
    await expect(await judged(story)).toEqual({ asked: 1, faint: [] });
    words.parentElement?.querySelector("svg")?.style.removeProperty("display");
    await expect(await judged(story)).toEqual({ asked: 1, faint: [] });
    await expect(await judged(story)).toEqual({ asked: 0, faint: [] });
    words.textContent = "Op hetzelfde plaatje";
    await expect(await judged(story)).toEqual({ asked: 1, faint: [] });
  },
});
