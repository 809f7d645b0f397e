import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import type { StoryContext } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { brand } from "~/brand";
import articles from "~/components/illustrations/articles.svg?raw";
import categories from "~/components/illustrations/categories.svg?raw";
import skylines from "~/components/illustrations/skylines.svg?raw";
import street from "~/components/illustrations/street.svg?raw";
import tokens from "~/styles/tokens.css?raw";
import mark from "../../public/favicon.svg?raw";
import { type Card, cardOf, type Sources } from "../../scripts/sharing/card";
import { CARDS } from "../../scripts/sharing/cards";

const sources: Sources = {
  brand: brand.name,
  tokens,
  mark,
  font: new URL(bricolage, location.href).href,
  sprites: { street, skylines, categories, articles },
};

export type Kind = keyof typeof CARDS;

export function Drawn({ kind }: { kind: Kind }) {
  return (
    <main className="grid gap-6 p-6" lang="en">
      {Object.entries(CARDS[kind]).map(([name, card]) => (
        <Pair key={name} name={name} card={card} />
      ))}
    </main>
  );
}

function Pair({ name, card }: { name: string; card: Card }) {
  return (
    <section className="grid gap-2" aria-label={name}>
      <h2 className="text-lg">{name}.png</h2>
      <div className="grid gap-4 lg:grid-cols-2">
        <figure className="grid gap-1">
          {/* Full width: an SVG scales its embedded image. */}
          <svg className="aspect-[1200/630] w-full rounded-control border border-line" viewBox="0 0 1200 630">
            <foreignObject width="1200" height="630">
              <iframe
                title={`Drawing of ${name}`}
                className="block h-[630px] w-[1200px]"
                sandbox="allow-same-origin"
                srcDoc={cardOf(card, sources)}
              />
            </foreignObject>
          </svg>
          <figcaption className="text-sm text-ink-soft">As the script draws it</figcaption>
        </figure>
        <figure className="grid gap-1">
          <img
            className="aspect-[1200/630] w-full rounded-control border border-line"
            src={`/sharing/${name}.png`}
            alt={`${name} as it is served`}
            width={1200}
            height={630}
          />
          <figcaption className="text-sm text-ink-soft">As it is served</figcaption>
        </figure>
      </div>
    </section>
  );
}

export const isDrawn =
  (kind: Kind) =>
  async ({ canvas }: Pick<StoryContext, "canvas">) => {
    for (const [name, { title = "", drawing }] of Object.entries(CARDS[kind])) {
      const frame = canvas.getByTitle<HTMLIFrameElement>(`Drawing of ${name}`);
      await waitFor(() => {
        const page = frame.contentDocument;
        void expect(page?.querySelector(".brand")).toHaveTextContent(brand.name);
        void expect(page?.querySelector("h1")).toHaveTextContent(title);
        void expect(page?.getElementById(drawing.name)).not.toBeNull();
      });
      const kept = canvas.getByAltText<HTMLImageElement>(`${name} as it is served`);
      await waitFor(() => expect([kept.naturalWidth, kept.naturalHeight]).toEqual([1200, 630]));
    }
  };
