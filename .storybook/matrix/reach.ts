import { ts } from "@ts-morph/common";
import type { Source, Sources } from "./source";

/** `optional(…)` and `….catch(…)` swallow a refusal, so no page shows it. */
export function letsPass(node: ts.Node): boolean {
  if (!ts.isCallExpression(node)) return false;
  const { expression } = node;
  if (ts.isIdentifier(expression)) return expression.text === "optional";
  return ts.isPropertyAccessExpression(expression) && expression.name.text === "catch";
}

/** `ifThere(…)` swallows 404 and 410, so no page shows them. */
export const mayBeGone = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "ifThere";

function* usedIn(node: ts.Node): Generator<ts.Identifier> {
  if (letsPass(node) || ts.isTypeNode(node)) return;
  if (ts.isIdentifier(node)) yield node;
  else if (ts.isPropertyAccessExpression(node)) yield* usedIn(node.expression);
  else if (ts.isPropertyAssignment(node)) yield* usedIn(node.initializer);
  else for (const child of childrenOf(node)) yield* usedIn(child);
}

export function childrenOf(node: ts.Node): ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  return children;
}

export function reachedFrom(sources: Sources, file: string, names: string[], stopAt: (file: string) => boolean) {
  const reached = new Map<ts.Node, Source>();
  const visit = (source: Source, name: string) => {
    const of = sources.follow(source.names.get(name) ?? source.exports.get(name));
    if (!of || of.is === "package" || of.is === "elsewhere" || stopAt(of.source.file)) return;
    const node = of.is === "here" ? of.node : of.of;
    if (reached.has(node)) return;
    reached.set(node, of.source);
    for (const { text } of usedIn(node)) visit(of.source, text);
  };
  for (const name of names) if (sources.at(file).exports.has(name)) visit(sources.at(file), name);
  return reached;
}
