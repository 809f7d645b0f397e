import postcss, { type AtRule, type ChildNode, type Container } from "postcss";
import type { StyleGroup, StyleRule } from "../app/page-styles.ts";

interface Rule {
  within: string;
  css: string;
  /** Sets of classes; a page needs the rule if it has all classes of one set. */
  needs: string[][];
}

const CLASS = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;

const unescaped = (name: string) =>
  name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code: string, letter: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : letter,
  );

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

const classesOf = (selector: string) =>
  [...plainParts(selector).matchAll(CLASS)].map(([, name]) => unescaped(name ?? ""));

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
/** A @property or @keyframes needs the classes of the rules that use it. If a rule always applies, so does it. */
function withItsUsers(rule: Rule, all: readonly Rule[]): Rule[] {
  const name = NAMED.exec(rule.css)?.[1];
  if (!name) return [rule];
  const users = all.filter(
    ({ css, within }) => css.includes(name) && !NAMED.test(css) && !within.startsWith("@layer properties"),
  );
  const isAlways = users.some(({ needs }) => needs.length === 0 || needs.some((classes) => classes.length === 0));
  return users.length > 0 ? [{ ...rule, needs: isAlways ? [] : users.flatMap(({ needs }) => needs) }] : [];
}

function grouped(rules: readonly Rule[]): StyleGroup[] {
  const groups: { within: string; rules: StyleRule[] }[] = [];
  for (const { within, css, needs } of rules) {
    if (groups.at(-1)?.within !== within) groups.push({ within, rules: [] });
    const always = needs.some((classes) => classes.length === 0);
    groups.at(-1)?.rules.push([css, ...(always ? [] : needs.map((classes) => classes.join(" ")))]);
  }
  return groups;
}

export function rulesIn(css: string): StyleGroup[] {
  const rules = [...rulesBelow(postcss.parse(css), "")];
  const layers = new Set(rules.flatMap(({ within }) => /^@layer ([\w-]+)\{/.exec(within)?.[1] ?? []));
  // Declares the order of the layers: a page without one of them would order the others differently.
  const order = { within: "", css: `@layer ${[...layers].join(",")};`, needs: [] };
  return grouped([order, ...rules.flatMap((rule) => withItsUsers(rule, rules))]);
}
