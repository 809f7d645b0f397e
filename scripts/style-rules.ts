import postcss, { type AtRule, type ChildNode, type Container } from "postcss";
import type { StyleGroup, StyleRule } from "../app/page-styles.ts";

interface Rule {
  within: string;
  css: string;
  /** All classes of one of these. */
  needs: string[][];
}

const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;

const unescaped = (name: string) =>
  name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code: string, letter: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  );

/** A selector without what stands in brackets: what an element must not be, or may be one of. */
function plainParts(selector: string): string {
  let depth = 0;
  let plain = "";
  for (const [piece] of selector.matchAll(/\\.|[^\\]/gs)) {
    if (piece === "(" || piece === "[") depth++;
    else if (piece === ")" || piece === "]") depth--;
    else if (depth === 0) plain += piece;
  }
  return plain;
}

/** The classes without which a selector matches nothing. */
const classesOf = (selector: string) =>
  [...plainParts(selector).matchAll(CLASS)].map(([, name]) => unescaped(name ?? ""));

/** An at-rule with rules in it that stand by themselves. */
const isGroup = ({ name, nodes = [] }: AtRule) =>
  !name.endsWith("keyframes") && nodes.some(({ type }) => type !== "decl");

function* rulesBelow(node: Container, within: string): Generator<Rule> {
  for (const child of node.nodes as ChildNode[]) {
    if (child.type === "rule") {
      yield { within, css: child.toString(), needs: child.selectors.map((selector) => classesOf(selector)) };
    } else if (child.type === "atrule") {
      if (isGroup(child)) yield* rulesBelow(child, `${within}@${child.name} ${child.params}{`);
      else yield { within, css: `${child.toString()}${child.nodes ? "" : ";"}`, needs: [] };
    }
  }
}

const NAMED = /^@(?:property|keyframes) ([\w-]+)/;
/** Needed with any class of a rule that speaks of it; a rule that is always there makes it always there. */
function withItsUsers(rule: Rule, all: readonly Rule[]): Rule[] {
  const name = NAMED.exec(rule.css)?.[1];
  if (!name) return [rule];
  const users = all.filter(
    ({ css, within }) => css.includes(name) && !NAMED.test(css) && !within.startsWith("@layer properties"),
  );
  const isAlways = users.some(({ needs }) => needs.length === 0 || needs.some((classes) => classes.length === 0));
  return users.length > 0 ? [{ ...rule, needs: isAlways ? [] : users.flatMap(({ needs }) => needs) }] : [];
}

/** Those that follow each other in the same place. */
function grouped(rules: readonly Rule[]): StyleGroup[] {
  const groups: { within: string; rules: StyleRule[] }[] = [];
  for (const { within, css, needs } of rules) {
    if (groups.at(-1)?.within !== within) groups.push({ within, rules: [] });
    const always = needs.some((classes) => classes.length === 0);
    groups.at(-1)?.rules.push([css, ...(always ? [] : needs.map((classes) => classes.join(" ")))]);
  }
  return groups;
}

/** A stylesheet as the rules it is made of, each with the classes that it needs to mean anything, in its order. */
export function rulesIn(css: string): StyleGroup[] {
  const rules = [...rulesBelow(postcss.parse(css), "")];
  const layers = new Set(rules.flatMap(({ within }) => /^@layer ([\w-]+)\{/.exec(within)?.[1] ?? []));
  // A page without one of them would have the others in another order.
  const order = { within: "", css: `@layer ${[...layers].join(",")};`, needs: [] };
  return grouped([order, ...rules.flatMap((rule) => withItsUsers(rule, rules))]);
}
