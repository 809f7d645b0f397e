import { globSync, readFileSync } from "node:fs";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { matchRoutes, type RouteObject } from "react-router";
import { expect, it } from "vitest";
import site from "../../app/routes";

const LINK = /\b(?:to|href|path)(?:=|: )"(\/[^"?#]*)/g;

const OTHER = /^\/(?:(?:api|icons|fonts|assets)\/|status$)/;

const asRoute = ({ path, index, children }: RouteConfigEntry): RouteObject =>
  index ? { index, path } : { path, children: children?.map(asRoute) };

const table = site.map(asRoute);

const isPage = (address: string): boolean => {
  const match = matchRoutes(table, address)?.at(-1);
  return match !== undefined && Object.keys(match.params).length === 0;
};

it("every address that a component names is a page of its own, not the value of a parameter", () => {
  const files = globSync("app/{components,routes,enhance,live}/**/*.{ts,tsx}");
  const links = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(LINK)].map(([, address = ""]) => ({ file, address })),
  );
  expect(links.length).toBeGreaterThan(50);
  expect(links.filter(({ address }) => !OTHER.test(address) && !isPage(address))).toEqual([]);
});
