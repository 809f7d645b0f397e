import { ts } from "@ts-morph/common";
import { callOf } from "./refusals";
import { fileOf, nodesIn, type Sources } from "./source";
import type { Asking } from "./types";

const ENTRIES = ["loader", "action", "middleware"];

const FORMS = "app/forms/read-fields.ts";

const isRoute = (file: string) => file.startsWith("app/routes/");
const isClient = (file: string) => /^app\/(?:api|context)/.test(file);

const isCallOf = (node: ts.Node, name: string) =>
  ts.isCallExpression(node) &&
  (ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression).getText() === name;

/** `optional(…)` and `….catch(…)` swallow a refusal, so no page shows it. */
const isSwallowed = (node: ts.Node) => ts.isTypeNode(node) || isCallOf(node, "optional") || isCallOf(node, "catch");

/** `ifThere(…)` swallows 404 and 410, and a GET is only refused when the thing is gone. */
const isShown = (node: ts.Node, call: string) =>
  callOf(call)?.method !== "GET" || !ts.findAncestor(node, (above) => isCallOf(above, "ifThere"));

function reachedFrom(sources: Sources, file: string): ts.Node[] {
  const reached = new Map<ts.Node, ts.Node[]>();
  function visit(symbol: ts.Symbol | undefined) {
    const of = sources.declarationOf(symbol);
    if (!of || reached.has(of) || isClient(fileOf(of))) return;
    const nodes = [...nodesIn(of, isSwallowed)];
    reached.set(of, nodes);
    for (const node of nodes) visit(sources.symbolAt(node));
  }
  for (const name of ENTRIES) visit(sources.exportOf(file, name));
  return [...reached.values()].flat();
}

export function askingOf(sources: Sources, file: string): Asking {
  const reached = reachedFrom(sources, file);
  const calls = reached.flatMap((node) => sources.callsAt(node).filter((call) => isShown(node, call)));
  const words = reached.filter((node) => (ts.isIdentifier(node) || ts.isStringLiteral(node)) && isRoute(fileOf(node)));
  return {
    calls: [...new Set(calls)].sort(),
    readsForm: reached.some((node) => fileOf(node) === FORMS),
    words: new Set(words.map((node) => (node as ts.Identifier | ts.StringLiteral).text)),
  };
}
