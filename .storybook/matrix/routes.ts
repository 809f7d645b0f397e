import type { RouteConfigEntry } from "@react-router/dev/routes";
import { ts } from "@ts-morph/common";
import { matchRoutes, type RouteObject } from "react-router";
import entries from "../../app/routes";
import type { Sources } from "./source";

export interface Address {
  id: string;
  path: string;
  file: string;
}

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, "");

function listed(list: RouteConfigEntry[], above = ""): Address[] {
  return list.flatMap((one) => {
    const path = one.path ? `${above}/${one.path.replace(/^\//, "")}` : above;
    const within = listed(one.children ?? [], path);
    // A route with an index is a frame around its pages.
    if (one.children?.some(({ index }) => index)) return within;
    return [{ id: idOf(one), path: path || "/", file: `app/${one.file}` }, ...within];
  });
}

const toMatch = (list: RouteConfigEntry[] = []): RouteObject[] =>
  list.map((one) => {
    const { path, index } = one;
    return index ? { id: idOf(one), path, index: true } : { id: idOf(one), path, children: toMatch(one.children) };
  });

const site = toMatch(entries);

const known = new Map<string, string>();

export function idAt(at: string): string {
  const { pathname } = new URL(at, "https://x.test");
  const id = known.get(pathname) ?? matchRoutes(site, pathname)?.at(-1)?.route.id ?? "";
  known.set(pathname, id);
  return id;
}

function showsNothing(page: ts.Node | undefined): boolean {
  const [first] = page && ts.isFunctionDeclaration(page) ? (page.body?.statements ?? []) : [];
  return Boolean(first && ts.isReturnStatement(first) && first.expression?.kind === ts.SyntaxKind.NullKeyword);
}

/** False for feeds, files, redirects and routes that only take a form. */
function hasPage(sources: Sources, { file }: Address): boolean {
  const page = sources.exportOf(file, "default");
  return page !== undefined && !showsNothing(sources.declarationOf(page));
}

export const pages = (sources: Sources): Address[] => listed(entries).filter((one) => hasPage(sources, one));
