import { describe, expect, it } from "vitest";
import { pagesAround } from "~/components/ui/pages-around";

const written = (page: number, pages: number) =>
  pagesAround(page, pages)
    .map((entry) => (entry.kind === "gap" ? "…" : entry.kind === "current" ? `[${entry.page}]` : `${entry.page}`))
    .join(" ");

describe("the pages worth a link", () => {
  it.each([
    [1, 1, "[1]"],
    [1, 2, "[1] 2"],
    [1, 20, "[1] 2 … 20"],
    [3, 20, "1 2 [3] 4 … 20"],
    [4, 20, "1 2 3 [4] 5 … 20"],
    [5, 20, "1 … 4 [5] 6 … 20"],
    [17, 20, "1 … 16 [17] 18 19 20"],
    [20, 20, "1 … 19 [20]"],
  ])("on page %i of %i: %s", (page, pages, expected) => {
    expect(written(page, pages)).toBe(expected);
  });
});
