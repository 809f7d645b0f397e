import { ts } from "@ts-morph/common";
import { contract } from "../../app/api/contract";
import { childrenOf, letsPass, mayBeGone, reachedFrom } from "./reach";
import { callOf } from "./refusals";
import type { Sources } from "./source";
import type { Asking } from "./types";

const ENTRIES = ["loader", "action", "middleware"];
const FORMS = "app/forms/read-fields.ts";

const groups: Record<string, Record<string, unknown>> = contract;

type Parts = Map<string, string[]>;

/** Which part of the client an expression is: `[]` is the whole, null is something else. */
export function partOf(node: ts.Node, parts: Parts): string[] | null {
  if (ts.isIdentifier(node)) return node.text === "api" ? [] : (parts.get(node.text) ?? null);
  if (ts.isCallExpression(node)) {
    return ts.isIdentifier(node.expression) && node.expression.text === "getApi" ? [] : null;
  }
  if (ts.isPropertyAccessExpression(node)) {
    const of = partOf(node.expression, parts);
    return of && [...of, node.name.text];
  }
  if (!ts.isElementAccessExpression(node)) return null;
  const of = partOf(node.expression, parts);
  return of && [...of, patternOf(node.argumentExpression)];
}

const patternOf = (node: ts.Expression) =>
  ts.isTemplateExpression(node) ? `*${node.templateSpans.map(({ literal }) => literal.text).join("*")}` : "*";

export function partsIn(node: ts.Node, parts: Parts = new Map()): Parts {
  const isClient =
    ts.isParameter(node) && node.type && ts.isTypeReferenceNode(node.type) && ts.isIdentifier(node.type.typeName)
      ? node.type.typeName.text === "ApiClient"
      : false;
  if (
    (ts.isVariableDeclaration(node) || isClient) &&
    ts.isObjectBindingPattern((node as ts.VariableDeclaration).name)
  ) {
    const { name, initializer } = node as ts.VariableDeclaration;
    const of = isClient ? [] : initializer && partOf(initializer, parts);
    for (const element of of ? (name as ts.ObjectBindingPattern).elements : []) {
      if (!ts.isIdentifier(element.name)) continue;
      const own = (element.propertyName as ts.Identifier | undefined)?.text ?? element.name.text;
      parts.set(element.name.text, [...(of ?? []), own]);
    }
  }
  for (const child of childrenOf(node)) partsIn(child, parts);
  return parts;
}

export function callsAt([group = "", name = "", ...rest]: string[]): string[] {
  const calls = Object.hasOwn(groups, group) ? Object.keys(groups[group] ?? {}) : [];
  if (rest.length > 0 || name === "") return [];
  const pattern = new RegExp(`^${name.replaceAll("*", "\\w*")}$`);
  return calls.filter((one) => pattern.test(one)).map((one) => `${group}.${one}`);
}

function* callsIn(node: ts.Node, parts: Parts): Generator<string> {
  if (letsPass(node) || ts.isBindingElement(node)) return;
  const calls = callsAt(partOf(node, parts) ?? []);
  yield* calls;
  if (calls.length > 0) return;
  for (const child of childrenOf(node)) {
    for (const call of callsIn(child, parts)) if (!mayBeGone(node) || !isLooking(call)) yield call;
  }
}

/** A GET is only refused when the thing is gone. */
const isLooking = (call: string) => callOf(call)?.method === "GET";

function* wordsIn(node: ts.Node): Generator<string> {
  if (ts.isIdentifier(node) || ts.isStringLiteral(node)) yield node.text;
  for (const child of childrenOf(node)) yield* wordsIn(child);
}

export function askingOf(sources: Sources, file: string): Asking {
  const stopAt = (at: string) => /^app\/(?:api|components|locales|context)/.test(at);
  const reached = [...reachedFrom(sources, file, ENTRIES, stopAt)];
  const calls = reached.flatMap(([node]) => [...callsIn(node, partsIn(node))]);
  const routes = reached.filter(([, source]) => source.file.startsWith("app/routes/"));
  return {
    calls: [...new Set(calls)].sort(),
    readsForm: reached.some(([, source]) => source.file === FORMS),
    words: new Set(routes.flatMap(([node]) => [...wordsIn(node)])),
  };
}
