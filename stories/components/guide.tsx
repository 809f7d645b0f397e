import type { StoryContext } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect } from "storybook/test";
import { Icon } from "~/components/ui/icon";

type Rule = string | { show: ReactNode; text: string };

export interface Guidance {
  file: string;
  does: readonly [Rule, ...Rule[]];
  donts: readonly [Rule, ...Rule[]];
  keyboard: string;
  name: string;
}

const sources = import.meta.glob<string>("../../app/components/**/*.tsx", { query: "?raw", import: "default" });

/** Requested once: a suspended component asks again at each render. */
const asked = new Map<string, Promise<string>>();

export function sourceOf(file: string): Promise<string> {
  const source = asked.get(file) ?? sources[`../../app/components/${file}`]?.();
  if (!source) throw new Error(`There is no app/components/${file}`);
  asked.set(file, source);
  return source;
}

export const guide = (guidance: Guidance) => ({
  parameters: { guide: guidance, controls: { disable: true } },
  loaders: [async () => ({ source: await sourceOf(guidance.file) })],
  render: (_args: unknown, { loaded }: { loaded: Record<string, unknown> }) => (
    <Guide {...guidance} source={String(loaded.source)} />
  ),
  async play({ canvas }: Pick<StoryContext, "canvas">) {
    for (const list of ["Do", "Don’t"]) await expect(canvas.getByRole("list", { name: list })).toBeVisible();
    await expect(canvas.getByText(guidance.keyboard)).toBeVisible();
    await expect(canvas.getByText(guidance.name)).toBeVisible();
    await expect(canvas.getByText(`app/components/${guidance.file}`)).toBeVisible();
  },
});

export function Guide({ file, does, donts, keyboard, name, source }: Guidance & { source: string }) {
  return (
    <div className="grid w-full gap-6" lang="en">
      <div className="grid gap-4 sm:grid-cols-2">
        <Rules title="Do" rules={does} icon="check-circle" tone="border-action" />
        <Rules title="Don’t" rules={donts} icon="block" tone="border-danger" />
      </div>
      <dl className="grid gap-4">
        <Fact term="Keyboard">{keyboard}</Fact>
        <Fact term="Accessible name">{name}</Fact>
      </dl>
      <details>
        <summary className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4">
          <Icon name="chevron-down" />
          <code className="wrap-anywhere">app/components/{file}</code>
        </summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
        <pre className="overflow-x-auto rounded-card bg-sunken p-4 text-sm" tabIndex={0}>
          {source}
        </pre>
      </details>
    </div>
  );
}

interface RulesProps {
  title: string;
  rules: readonly Rule[];
  icon: "check-circle" | "block";
  tone: string;
}

function Rules({ title, rules, icon, tone }: RulesProps) {
  const id = `guide-${icon}`;
  return (
    <section className={`grid content-start gap-3 border-t-4 pt-3 ${tone}`}>
      <h2 id={id} className="inline-flex items-center gap-2 text-lg">
        <Icon name={icon} />
        {title}
      </h2>
      <ul className="grid gap-4" aria-labelledby={id}>
        {rules.map((rule) =>
          typeof rule === "string" ? <li key={rule}>{rule}</li> : <Shown key={rule.text} {...rule} />,
        )}
      </ul>
    </section>
  );
}

function Shown({ show, text }: Exclude<Rule, string>) {
  return (
    <li className="grid justify-items-start gap-2">
      <div lang="nl">{show}</div>
      {text}
    </li>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="measure">{children}</dd>
    </div>
  );
}
