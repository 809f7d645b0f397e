import { expect } from "storybook/test";
import preview from "../../.storybook/preview";
import { MatrixPage } from "./matrix-page";

const meta = preview.meta({
  title: "Matrix",
  component: MatrixPage,
  parameters: { docs: { disable: true } },
  globals: { viewport: { value: "100pct-100pct" } },
});

/** axe checks two of the hundred similar sections. */
const two = { include: [".matrix"], exclude: ["section:nth-of-type(n + 3)"] };

export const Pages = meta.story({ parameters: { a11y: { context: two } } });

export const Filtered = meta.story({
  tags: ["!dev"],
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByRole("searchbox", { name: "Address" }), "/task/:id/bod");
    const [page, ...others] = canvas.getAllByRole("article");
    await expect(page).toHaveAccessibleName("/task/:id/bod");
    await expect(others).toEqual([]);
    await expect(canvas.getByRole("link", { name: "Submitting" })).toHaveAttribute(
      "href",
      expect.stringContaining("path=/story/screens-bids-bid--submitting"),
    );
  },
});
