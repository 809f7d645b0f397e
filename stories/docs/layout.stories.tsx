import type { ReactNode } from "react";
import preview from "../../.storybook/preview";
import { opens } from "../plays";
import { DocsPage, Points, Section, Table } from "./page";

const Block = ({ children }: { children: ReactNode }) => (
  <div className="rounded-control border border-control bg-sunken p-3 text-sm">{children}</div>
);

function Layout() {
  return (
    <DocsPage
      title="Layout"
      lead="One column on a phone, in the order in which one reads. What is beside something on a wide screen comes after it in the markup."
    >
      <Section title="Widths">
        <Table
          caption="Widths"
          head={["Class", "For", "As wide as"]}
          rows={[
            ["page-width", "Everything a page has between its header and footer", "74rem, with gutters of 1 to 2rem"],
            ["measure", "Running text", "33em: 60 to 70 characters"],
            ["max-w-2xl", "Forms and pages about one thing", "42rem; a form in a card is max-w-xl, 36rem"],
          ]}
        />
      </Section>
      <Section title="Lists of cards">
        <p className="measure">
          One column below 40rem, two from there, three from 64rem:{" "}
          <code>grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3</code>.
        </p>
        <div className="grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          <Block>First</Block>
          <Block>Second</Block>
          <Block>Third</Block>
        </div>
      </Section>
      <Section title="A thing and what belongs to it">
        <p className="measure">
          The thing itself takes the room; facts and the one action stand beside it from 64rem, below it before. On a
          phone StickyAction holds the action at the thumb.
        </p>
        <div className="grid gap-3 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <Block>The job, its pictures, questions</Block>
          <Block>What it pays, who posted it, the action</Block>
        </div>
      </Section>
      <Section title="Rules">
        <Points
          items={[
            "Every page works at 320 px wide and at 400% zoom, without scrolling sideways. Tables scroll in a box of their own.",
            "What can be pressed is at least 44 px high.",
            "Spaces are gap, on the parent; things have no margins of their own.",
            "A word of fifty letters breaks, a name of sixty letters wraps: try both.",
            "Nothing moves after it was painted: pictures have a ratio, buttons keep their width.",
          ]}
        />
      </Section>
    </DocsPage>
  );
}

const meta = preview.meta({ component: Layout });

export const Page = meta.story({ play: opens("Layout") });
