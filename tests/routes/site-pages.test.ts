import { readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import { loginReason } from "~/domain/accounts/login-reason";
import { sitePages } from "~/routes/search/site-pages";
import site from "../../app/routes";

const NOT_FOUND_BY_SEARCH = ["/offline"];

const pathsOf = (
  { path = "", file, children = [] }: RouteConfigEntry,
  parent = "",
): { path: string; file: string }[] => [
  { path: `${parent}/${path}`.replace(/^\/+/, "/").replace(/\/+$/, "") || "/", file },
  ...children.flatMap((child) => pathsOf(child, path ? `${parent}/${path}` : parent)),
];

const isPublic = ({ file }: { file: string }) =>
  /"Cache-Control": "public/.test(readFileSync(`app/${file}`, "utf8")) && file.endsWith(".tsx");

const open = site.flatMap((entry) => pathsOf(entry)).filter(isPublic);
const example = (path: string) => path.replace(/\/:\w+\?/, "").replace(/:\w+/g, "1");

describe("a page for visitors", () => {
  it("has a login button that does not say that the page needs an account", () => {
    expect(open.length).toBeGreaterThan(20);
    const closed = open.map(({ path }) => example(path)).filter((path) => loginReason(path) !== null);
    expect(closed.filter((path) => !NOT_FOUND_BY_SEARCH.includes(path))).toEqual([]);
  });

  it("is in the list for search engines", async () => {
    const listed = (await sitePages("")).map(({ address }) => address);
    const named = open.map(({ path }) => path.replace(/\/:\w+\?/, "")).filter((path) => !path.includes(":"));
    expect(named.filter((path) => !listed.includes(path) && !NOT_FOUND_BY_SEARCH.includes(path))).toEqual([]);
  });
});
