import { describe, expect, it } from "vitest";
import { readMatrix } from "../../.storybook/matrix/matrix.ts";
import { unshown } from "../../.storybook/matrix/unshown.ts";

const { rows } = readMatrix();

/** What a page may be refused without a story, as `.storybook/matrix/unshown.ts` lists it. */
const holes = Object.fromEntries(
  rows.flatMap(({ file, refusals }) => {
    const missing = refusals.filter(({ stories }) => stories.length === 0).map(({ call, code }) => `${call} ${code}`);
    return missing.length > 0 ? [[file, missing]] : [];
  }),
);

describe("the stories of pages", () => {
  it("open every page of the site", () => {
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ stories }) => stories.length === 0).map(({ path }) => path)).toEqual([]);
    expect(rows.filter(({ path }) => path.includes("//"))).toEqual([]);
  });

  it("show what the API may refuse each page, but for what is listed as not shown", () => {
    expect(holes).toEqual(unshown);
  });

  it("are read as they are: who looks, in which language, and what the API says", () => {
    const bids = rows.find(({ path }) => path === "/task/:id/bod");
    const story = (name: string) => bids?.stories.find((one) => one.name === name);
    expect(story("AsVisitor")?.role).toBe("visitor");
    expect(story("Default")?.role).toBe("helper");
    expect(story("AsOwner")?.role).toBe("placer");
    expect(story("English")?.language).toBe("en");
    const taken = bids?.refusals.find(({ call, code }) => call === "bid.place" && code === "job_not_open");
    expect(taken?.stories).toEqual(["screens-bid--job-taken"]);
  });
});
