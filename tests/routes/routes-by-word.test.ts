import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import site from "../../app/routes";
import { routesByWord } from "../../workers/pages/routes-by-word";

type Routes = ServerBuild["routes"];
type Route = NonNullable<Routes[string]>;

function listed(entries: RouteConfigEntry[], parentId: string): [string, Route][] {
  return entries.flatMap((entry) => {
    const { path, index } = entry;
    const id = entry.id ?? entry.file;
    return [[id, { id, parentId, path, index } as Route], ...listed(entry.children ?? [], id)];
  });
}
const all: Routes = Object.fromEntries([["root", { id: "root", path: "" } as Route], ...listed(site, "root")]);

const childrenOf = (routes: Routes, parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route?.parentId === parentId)
    .map((route) =>
      route?.index
        ? { id: route.id, index: true, path: route.path }
        : { id: route?.id, path: route?.path, children: childrenOf(routes, route?.id) },
    );
const found = (routes: Routes, address: string) =>
  (matchRoutes(childrenOf(routes), address) ?? []).map(({ route, params }) => [route.id, params]);

const routesAt = routesByWord(all);
const words = Object.values(all).flatMap((route) => route?.path?.split("/") ?? []);
const encoded = (word: string) => word.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`);
const part = fc.oneof(
  fc.constantFrom(...words, ...words.map((word) => word.toUpperCase()), ...words.map(encoded)),
  fc.constantFrom("", "%", "%2F", "é", "%C3%A9", ".data", "_", "1"),
);
const address = fc.array(part, { maxLength: 5 }).map((parts) => `/${parts.join("/")}`);

function leadTo(addresses: fc.Arbitrary<string>, asked: (address: string) => string) {
  const leads = fc.property(addresses, (one) => {
    expect(found(routesAt(asked(one)), one)).toEqual(found(all, one));
  });
  fc.assert(leads, { numRuns: 500 });
}

describe("the routes for an address", () => {
  beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());
  afterEach(() => vi.restoreAllMocks());

  it("lead where all of the site's routes lead", () => {
    leadTo(address, (one) => one);
  });

  it("lead there for the data of a live page, too", () => {
    const pages = address.map((one) => one.replace(/\/*$/, ""));
    leadTo(pages, (one) => `${one}.data`);
  });

  it("are few, and the same for the same word", () => {
    expect(Object.keys(all).length).toBeGreaterThan(150);
    expect(Object.keys(routesAt("/browse-tasks"))).toEqual([
      "root",
      "routes/home/home.tsx",
      "routes/jobs/browse.tsx",
      "routes/searches/save.tsx",
      "routes/not-found.tsx",
    ]);
    expect(routesAt("/Browse-Tasks/2")).toBe(routesAt("/browse-tasks"));
    expect(routesAt("/there-is-none")).toBe(routesAt("/nor-here/1"));
  });
});
