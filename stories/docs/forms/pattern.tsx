import type { StoryContext } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { FIELD_MESSAGES } from "~/api/field-messages";
import { DocsPage, Points, Section, Table } from "../page";

export interface Pattern {
  title: string;
  lead: string;
  example: ReactNode;
  use: readonly string[];
  avoid: readonly string[];
  works: readonly ReactNode[];
  errors: readonly (readonly [when: string, says: keyof typeof FIELD_MESSAGES])[];
  seen: readonly string[];
}

const SECTIONS = ["When to use it", "When not to", "How it works", "Errors", "Where to see it"] as const;

export function PatternPage({ title, lead, example, use, avoid, works, errors, seen }: Pattern) {
  const [whenTo, whenNot, how, faults, where] = SECTIONS;
  return (
    <DocsPage title={title} lead={lead}>
      <div className="max-w-xl rounded-card border border-line bg-card p-5" lang="nl">
        {example}
      </div>
      <Section title={whenTo}>
        <Points items={use} />
      </Section>
      <Section title={whenNot}>
        <Points items={avoid} />
      </Section>
      <Section title={how}>
        <Points items={works} />
      </Section>
      <Section title={faults}>
        <Table
          caption="What is said when"
          head={["When", "Dutch", "English"]}
          rows={errors.map(([when, says]) => {
            const { nl, en } = FIELD_MESSAGES[says];
            return [
              when,
              <span key="nl" lang="nl">
                {nl}
              </span>,
              en,
            ];
          })}
        />
      </Section>
      <Section title={where}>
        <Points items={seen} />
      </Section>
    </DocsPage>
  );
}

export const tells =
  (title: string) =>
  async ({ canvas }: Pick<StoryContext, "canvas">) => {
    await expect(canvas.getByRole("heading", { level: 1, name: title })).toBeVisible();
    for (const section of SECTIONS) await expect(canvas.getByRole("region", { name: section })).toBeVisible();
  };
