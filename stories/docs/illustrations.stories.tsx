import { expect } from "storybook/test";
import { ArticlePicture } from "~/components/illustrations/article-picture";
import articles from "~/components/illustrations/articles.svg?raw";
import { CategoryPicture } from "~/components/illustrations/category-picture";
import { Scene, type SceneName } from "~/components/illustrations/scene";
import scenes from "~/components/illustrations/scenes.svg?raw";
import { Skyline } from "~/components/illustrations/skyline";
import { Street } from "~/components/illustrations/street";
import { CATEGORIES } from "~/domain/jobs/category-names";
import type { ArticleDrawing } from "~/domain/site/article";
import { CITIES } from "~/domain/site/city";
import preview from "../../.storybook/preview";
import { opens } from "../plays";
import { DocsPage, Gallery, Points, Section } from "./page";

const namesIn = <Name extends string>(sprite: string) =>
  [...sprite.matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name as Name);

function Illustrations() {
  return (
    <DocsPage
      title="Illustrations"
      lead="One family: ink lines over one paint that lies a little beside them, like a print that slipped. At night the same street is lit by the moon."
    >
      <Section title="How to use them">
        <Points
          items={[
            "A drawing shows what the words say. The page must be whole before it comes.",
            "Without a title or alt it is decoration; give one only where it explains a step that no sentence tells.",
            "One drawing on a screen. Photos are of jobs and people, and of nothing else.",
            "Lines are currentColor, paints are the pic- tokens. No other colours.",
          ]}
        />
      </Section>
      <Section title="The street">
        <Street className="w-full rounded-card border border-line" />
      </Section>
      <Section title="Categories">
        <Gallery
          things={CATEGORIES.map(({ slug }) => [slug, <CategoryPicture key={slug} name={slug} className="size-24" />])}
        />
      </Section>
      <Section title="Scenes">
        <Gallery wide things={namesIn<SceneName>(scenes).map((name) => [name, <Scene key={name} name={name} />])} />
      </Section>
      <Section title="Skylines">
        <Gallery wide things={CITIES.map(({ slug }) => [slug, <Skyline key={slug} name={slug} />])} />
      </Section>
      <Section title="Articles">
        <Gallery
          wide
          things={namesIn<ArticleDrawing>(articles).map((name) => [
            name,
            <ArticlePicture key={name} name={name} alt="" />,
          ])}
        />
      </Section>
    </DocsPage>
  );
}

const meta = preview.meta({ component: Illustrations });

export const Page = meta.story({
  async play(story) {
    await opens("Illustrations")(story);
    for (const { slug } of CATEGORIES) await expect(story.canvas.getByText(slug)).toBeVisible();
  },
});
export const ByNight = meta.story({ globals: { theme: "dark" }, play: opens("Illustrations") });
