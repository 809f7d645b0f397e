import { expect } from "storybook/test";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-names";
import sprite from "~/components/ui/icons.svg?raw";
import preview from "../../.storybook/preview";
import { opens } from "../plays";
import { DocsPage, Gallery, Points, Section } from "./page";

const names = [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name as IconName);

function Icons() {
  return (
    <DocsPage
      title="Icons"
      lead="Our own, on a grid of 24, in one file that is fetched once. Lines take the colour of the text they stand beside."
    >
      <Section title="How to use them">
        <Points
          items={[
            "An icon stands beside words, never in their place. Where there is truly no room, the button gets an aria-label.",
            "One thing has one icon: the pin is a place, the clock a wait, the calendar a day.",
            "They are as big as a line of text; a class makes them bigger.",
            "A new one is a symbol in app/components/ui/icons.svg and its name in icon-names.ts.",
          ]}
        />
      </Section>
      <Section title={`All ${names.length}`}>
        <Gallery things={names.map((name) => [name, <Icon key={name} name={name} className="size-8" />])} />
      </Section>
    </DocsPage>
  );
}

const meta = preview.meta({ component: Icons });

export const Page = meta.story({
  async play(story) {
    await opens("Icons")(story);
    await expect(story.canvas.getByText("verified")).toBeVisible();
  },
});
