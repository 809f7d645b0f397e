import { expect } from "storybook/test";
import tokens from "~/styles/tokens.css?raw";
import preview from "../../.storybook/preview";
import { opens } from "../plays";
import { DocsPage, Points, Section, Table } from "./page";
import { pixelsAt, stepsOf } from "./type-scale";

const steps = stepsOf(tokens);
const WIDTHS = [360, 768, 1440] as const;

/** Written out: Tailwind finds classes by reading the source. */
const classes: Record<string, string> = {
  sm: "text-sm",
  base: "text-base",
  lg: "text-lg",
  xl: "text-xl",
  "2xl": "text-2xl",
  "3xl": "text-3xl",
  display: "text-display",
};

const pixels = (value: string, width: number) => `${Number(pixelsAt(value, width).toFixed(1))} px`;

function Type() {
  return (
    <DocsPage
      title="Type"
      lead="Two fonts: Bricolage Grotesque for headings and prices, Atkinson Hyperlegible Next for all that is read. Sizes grow with the screen."
    >
      <Section title="Scale">
        <Table
          caption="Sizes of text"
          head={["Step", "Sample", ...WIDTHS.map((width) => `At ${width} px`), "Line height"]}
          rows={steps.map(({ name, value, line }) => [
            classes[name] ?? name,
            <span key={name} className={`${classes[name]} whitespace-nowrap`} lang="nl">
              Hulp om de hoek
            </span>,
            ...WIDTHS.map((width) => pixels(value, width)),
            line,
          ])}
        />
      </Section>
      <Section title="Fonts">
        <dl className="grid gap-4" lang="nl">
          <div>
            <dt className="text-sm text-ink-soft">
              <code>font-heading</code>
            </dt>
            <dd className="font-heading text-3xl font-bold">Lekkende kraan? Ik kom zo even kijken</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-soft">
              <code>font-sans</code>
            </dt>
            <dd className="measure">
              De kraan in de keuken druppelt al weken. De nieuwe ligt klaar, die moet er alleen nog op. Il1 O0 zijn goed
              uit elkaar te houden.
            </dd>
          </div>
          <div>
            <dt className="text-sm text-ink-soft">
              <code>money</code>
            </dt>
            <dd className="money text-2xl">€ 1.204,50</dd>
          </div>
        </dl>
      </Section>
      <Section title="How to use it">
        <Points
          items={[
            "Headings have their size from h1, h2 and h3. Give another one only where a card is too small for it.",
            "Running text is never smaller than text-base; text-sm (16 px) is for what stands beside it. No text is smaller.",
            "Keep lines to 60 or 70 characters: the class measure does.",
            "Amounts have the class money: figures of one width, so that columns line up.",
            "No capitals for whole words, no italics for more than a few.",
          ]}
        />
      </Section>
    </DocsPage>
  );
}

const meta = preview.meta({ component: Type });

export const Page = meta.story({
  async play(story) {
    await opens("Type")(story);
    for (const { name } of steps)
      await expect(story.canvas.getByRole("rowheader", { name: classes[name] ?? "" })).toBeVisible();
    const base = steps.find(({ name }) => name === "base")?.value ?? "";
    await expect(pixelsAt(base, 320)).toBeGreaterThanOrEqual(17);
  },
});
