import { ts } from "@ts-morph/common";
import { contract } from "../../app/api/contract";
import { childrenOf, letsPass, reachedFrom } from "./reach";
import type { Sources } from "./source";

/** What the router runs of a route on the server. */
const ENTRIES = ["loader", "action", "middleware"];

const groups: Record<string, Record<string, unknown>> = contract;

/** Names under which parts of the client go in a function: `const { job } = getApi(context)`. */
type Parts = Map<string, string[]>;

/** Which part of the client an expression is: `[]` is the whole, null is something else. */
function partOf(node: ts.Node, parts: Parts): string[] | null {
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

/** A name that is put together from a part that is known and one that is not; any name, when nothing is known. */
const patternOf = (node: ts.Expression) =>
  ts.isTemplateExpression(node) ? `*${node.templateSpans.map(({ literal }) => literal.text).join("*")}` : "*";

/** The parts that a function takes out of the client: in a declaration, or as its parameter. */
function partsIn(node: ts.Node, parts: Parts = new Map()): Parts {
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

/** The calls of the contract that a path names. */
function callsAt([group = "", name = "", ...rest]: string[]): string[] {
  const calls = Object.hasOwn(groups, group) ? Object.keys(groups[group] ?? {}) : [];
  if (rest.length > 0 || name === "") return [];
  const pattern = new RegExp(`^${name.replaceAll("*", "\\w*")}$`);
  return calls.filter((one) => pattern.test(one)).map((one) => `${group}.${one}`);
}

function* callsIn(node: ts.Node, parts: Parts): Generator<string> {
  if (letsPass(node) || ts.isBindingElement(node)) return;
  const calls = callsAt(partOf(node, parts) ?? []);
  yield* calls;
  if (calls.length === 0) for (const child of childrenOf(node)) yield* callsIn(child, parts);
}

/** The calls that a route makes and whose refusals it does not let pass: what its own page would have to tell. */
export function callsOf(sources: Sources, file: string): string[] {
  // What every page asks, and how the client does it, is no route's.
  const stopAt = (at: string) => /^app\/(?:api|components|locales|context)/.test(at);
  const reached = reachedFrom(sources, file, ENTRIES, stopAt);
  return [...new Set([...reached.keys()].flatMap((node) => [...callsIn(node, partsIn(node))]))].sort();
}
