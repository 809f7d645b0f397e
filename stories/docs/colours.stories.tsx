import { expect } from "storybook/test";
import tokens from "~/styles/tokens.css?raw";
import preview from "../../.storybook/preview";
import { opens } from "../plays";
import { colour, contrast, MODES, type Pairs, pairsOf, palettesOf, SIGNS, TEXTS, THEMES } from "./contrast";
import { DocsPage, Points, Section, Table } from "./page";

const palettes = palettesOf(tokens);
const looks = THEMES.flatMap((theme) => MODES.map((mode) => ({ theme, mode })));
const columns = looks.map(({ theme, mode }) => (theme === "plain" ? `By ${mode}` : `High contrast, by ${mode}`));
const names = Object.keys(palettes.plain);

function Swatch({ of }: { of: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg className="size-8 flex-none" aria-hidden="true" viewBox="0 0 32 32">
        <rect width="31" height="31" x="0.5" y="0.5" rx="8" fill={of} className="stroke-control" />
      </svg>
      <code>{of}</code>
    </span>
  );
}

function Measured({ front, back }: { front: string; back: string }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <svg className="h-8 w-12 flex-none" aria-hidden="true" viewBox="0 0 48 32">
        <rect width="47" height="31" x="0.5" y="0.5" rx="8" fill={back} className="stroke-control" />
        <circle cx="24" cy="16" r="7" fill={front} />
      </svg>
      {/* Rounded down: an insufficient contrast must not look sufficient. */}
      {(Math.floor(contrast(front, back) * 10) / 10).toFixed(1)}
    </span>
  );
}

const measured = (pairs: Pairs) =>
  pairsOf(pairs).map(([front, back]) => [
    `${front} on ${back}`,
    ...looks.map(({ theme, mode }) => (
      <Measured
        key={theme + mode}
        front={colour(palettes[theme], front, mode)}
        back={colour(palettes[theme], back, mode)}
      />
    )),
  ]);

function Colours() {
  return (
    <DocsPage
      title="Colours"
      lead="Paper and ink: one colour to act with, one that asks for attention, one for danger. All of this is read and measured from app/styles/tokens.css."
    >
      <Section title="How to use them">
        <Points
          items={[
            "Choose a colour by what it is for (action, danger, ink-soft), never by how it looks: it is another one by night.",
            "Action is for what can be pressed, attention for what waits for the reader, danger for what cannot be undone.",
            "Colour never says anything alone: a word or a sign says it, too.",
            "The colours called pic- are paint for drawings. They carry no text.",
            "A new pair of text and ground is added to stories/docs/contrast.ts first; a test holds it to the law.",
          ]}
        />
      </Section>
      <Section title="Tokens">
        <Table
          caption="Every colour in each theme"
          head={["Token", ...columns]}
          rows={names.map((name) => [
            name,
            ...looks.map(({ theme, mode }) => <Swatch key={theme + mode} of={colour(palettes[theme], name, mode)} />),
          ])}
        />
      </Section>
      <Section title="Text: at least 4.5 to 1">
        <Table caption="Contrast of text" head={["Pair", ...columns]} rows={measured(TEXTS)} />
      </Section>
      <Section title="Edges and signs: at least 3 to 1">
        <Table caption="Contrast of edges and signs" head={["Pair", ...columns]} rows={measured(SIGNS)} />
      </Section>
    </DocsPage>
  );
}

const meta = preview.meta({ component: Colours });

export const Page = meta.story({
  async play(story) {
    await opens("Colours")(story);
    const row = story.canvas.getAllByRole("row", { name: /^ink on paper/ })[0];
    const ratios = row?.textContent?.match(/\d+\.\d/g)?.map(Number) ?? [];
    await expect(ratios).toHaveLength(looks.length);
    for (const ratio of ratios) await expect(ratio).toBeGreaterThanOrEqual(4.5);
  },
});
export const HighContrast = meta.story({ globals: { theme: "contrast" }, play: opens("Colours") });
export const ByNight = meta.story({ globals: { theme: "dark" }, play: opens("Colours") });
