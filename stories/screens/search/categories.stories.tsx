import { expect } from "storybook/test";
import { CATEGORIES } from "~/domain/jobs/category-names";
import preview from "../../../.storybook/preview";
import { english, mobile, opens, press, screen } from "../../screen";

const meta = preview.meta({ ...screen, args: { at: "/categorieen" } });

export const Default = meta.story({
  async play({ canvas }) {
    await opens("Alle categorieën")({ canvas });
    for (const { nl, slug } of CATEGORIES) {
      await expect(canvas.getByRole("link", { name: nl })).toHaveAttribute("href", `/category/${slug}`);
    }
    await expect(canvas.getByRole("link", { name: "Plaats een loodgietersklus" })).toHaveAttribute(
      "href",
      "/post-job?category=10",
    );
    await expect(canvas.getByRole("link", { name: "Den Haag" })).toHaveAttribute("href", "/klusjesman-den-haag");
  },
});

export const ToCategory = meta.story({
  async play(story) {
    await press(story, "link", "Tuinieren");
    await opens("Tuinklussen in jouw buurt")(story);
  },
});

export const English = meta.story({ ...english, play: opens("All categories") });
export const Mobile = meta.story({ ...mobile, play: opens("Alle categorieën") });
