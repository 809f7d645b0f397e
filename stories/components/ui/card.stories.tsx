import { expect } from "storybook/test";
import { Card } from "~/components/ui/card";
import preview from "../../../.storybook/preview";
import { says } from "../../plays";
import { guide } from "../guide";
import { acrossPaper } from "../inside";

/** White on the background, with a hairline border. */
const meta = preview.meta({
  ...acrossPaper,
  component: Card,
  tags: ["autodocs"],
  args: { children: "Wat bij elkaar hoort." },
});

export const Default = meta.story({ play: says("Wat bij elkaar hoort.") });

export const Interactive = meta.story({
  args: {
    as: "article",
    interactive: true,
    children: (
      <h2 className="text-lg">
        <a className="card-link" href="/task/12">
          Kraan vervangen
        </a>
      </h2>
    ),
  },
  async play({ canvas }) {
    const card = canvas.getByRole("article").getBoundingClientRect();
    const at = document.elementFromPoint(card.right - 8, card.bottom - 8);
    await expect(at).toBe(canvas.getByRole("link", { name: "Kraan vervangen" }));
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/card.tsx",
    does: [
      "Make the title the link, with the class card-link.",
      "Choose the element by what it is: article, section or li.",
    ],
    donts: [
      "Don’t nest cards.",
      "Don’t wrap a whole card in a link: a screen reader would read all of it as one name.",
      "Don’t put a second link under the first without lifting it above (relative z-1).",
    ],
    keyboard: "Tab reaches the one link in it; focus is shown around the card.",
    name: "That of its link. A section gets its heading by aria-labelledby.",
  }),
);
