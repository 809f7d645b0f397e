import { expect } from "storybook/test";
import { Pagination } from "~/components/ui/pagination";
import preview from "../../../.storybook/preview";
import { guide } from "../guide";
import { onPaper } from "../inside";

/** Links to the first, last and neighbouring pages. */
const meta = preview.meta({
  ...onPaper,
  component: Pagination,
  tags: ["autodocs"],
  args: {
    page: 5,
    pages: 41,
    href: (page: number) => `?page=${page}`,
    labels: { navigation: "Pagina’s", previous: "Vorige", next: "Volgende", page: (page: number) => `Pagina ${page}` },
  },
});

export const Middle = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole("link", { name: "Pagina 5", current: "page" })).toBeVisible();
  },
});
export const First = meta.story({
  args: { page: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole("link", { name: "Vorige" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Volgende" })).toHaveAttribute("rel", "next");
  },
});
export const Last = meta.story({
  args: { page: 41 },
  async play({ canvas }) {
    await expect(canvas.queryByRole("link", { name: "Volgende" })).toBeNull();
  },
});
export const OnlyOne = meta.story({
  args: { page: 1, pages: 1 },
  async play({ canvas }) {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
});

export const Guide = meta.story(
  guide({
    file: "ui/pagination.tsx",
    does: [
      "Keep the filters in each address.",
      "Use it wherever the API gives pages: one can share and find back page 3.",
    ],
    donts: ["Don’t load more by scrolling: the foot of the page would be out of reach."],
    keyboard: "Tab goes from page to page.",
    name: "A navigation with a label; each number is read as ‘page 5’.",
  }),
);
