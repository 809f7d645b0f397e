import { globSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readMatrix } from "../../.storybook/matrix/matrix.ts";
import { ONLY_WITH } from "../../.storybook/matrix/refusals.ts";

const { rows } = readMatrix();

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

  it("are not named like their group: of two such words Storybook has one in a story's address", () => {
    const files = globSync("stories/screens/*/*.stories.tsx");
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => path.basename(file, ".stories.tsx") === path.basename(path.dirname(file)))).toEqual(
      [],
    );
  });

  it("show what the API may refuse each page", () => {
    expect(holes).toEqual({});
  });

  it("leave out what only something in a body is refused for on pages that do not send it, not on those that do", () => {
    const met = new Set(rows.flatMap(({ refusals }) => refusals.map(({ call, code }) => `${call} ${code}`)));
    const named = Object.entries(ONLY_WITH).flatMap(([call, codes]) =>
      Object.keys(codes).map((code) => `${call} ${code}`),
    );
    expect(named.filter((one) => !met.has(one))).toEqual([]);
    const notices = rows.find(({ file }) => file === "app/routes/profile/notifications.tsx");
    expect(notices?.refusals.map(({ call, code }) => `${call} ${code}`)).not.toContain("profile.change money_open");
  });

  it("are read as they are: who looks, in which language, and what the API says, at first and later", () => {
    const bids = rows.find(({ path }) => path === "/task/:id/bod");
    const story = (name: string) => bids?.stories.find((one) => one.name === name);
    expect(story("AsVisitor")?.role).toBe("visitor");
    expect(story("Default")?.role).toBe("helper");
    expect(story("AsOwner")?.role).toBe("placer");
    expect(story("English")?.language).toBe("en");
    const taken = bids?.refusals.find(({ call, code }) => call === "bid.place" && code === "job_not_open");
    expect(taken?.stories).toEqual(["screens-bids-bid--job-taken"]);
    const dispute = rows.find(({ path }) => path === "/payment/:id/geschil/voorstel");
    const turn = dispute?.refusals.find(({ call, code }) => call === "payment.propose" && code === "transition");
    expect(turn?.stories).toContain("screens-trust-dispute-proposal--not-ones-turn");
  });
});
