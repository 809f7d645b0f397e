import type { RouteConfigEntry } from "@react-router/dev/routes";
import { ts } from "@ts-morph/common";
import { matchRoutes, type RouteObject } from "react-router";
import entries from "../../app/routes";
import type { Sources } from "./source";

export interface Address {
  id: string;
  path: string;
  files: string[];
}

const idOf = ({ id, file }: RouteConfigEntry) => id ?? file.replace(/\.tsx?$/, "");
const fileOf = ({ file }: RouteConfigEntry) => `app/${file}`;

function listed(list: RouteConfigEntry[], above: RouteConfigEntry[] = []): Address[] {
  return list.flatMap((one) => {
    const branch = [...above, one];
    const path = `/${branch.flatMap(({ path }) => path?.replace(/^\//, "") || []).join("/")}`;
    const within = listed(one.children ?? [], branch);
    // A route with an index is a frame around its pages.
    if (one.children?.some(({ index }) => index)) return within;
    return [{ id: idOf(one), path, files: branch.map(fileOf) }, ...within];
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

function showsNothing(node: ts.Node): boolean {
  const [first] = ts.isFunctionDeclaration(node) ? (node.body?.statements ?? []) : [];
  return Boolean(first && ts.isReturnStatement(first) && first.expression?.kind === ts.SyntaxKind.NullKeyword);
}

function hasPage(sources: Sources, { files }: Address): boolean {
  const page = sources.at(files.at(-1) ?? "").exports.get("default");
  return page !== undefined && !(page.is === "here" && showsNothing(page.node));
}

export const pages = (sources: Sources): Address[] => listed(entries).filter((one) => hasPage(sources, one));
