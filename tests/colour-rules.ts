export interface Names {
  types: ReadonlySet<string>;
  classes: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
}

const COLOUR =
  /^(?:--|color|background|fill|stroke|opacity|filter|backdrop-filter|mix-blend-mode|text-shadow|all$|-webkit-text)/;

const TYPE = /(?:^|[\s>+~(,&])([a-z][\w-]*)/g;
const CLASS = /\.((?:[\w-]|\\.)+)/g;
const ATTRIBUTE = /\[\s*([\w-]+)/g;

const givesColours = (style: CSSStyleDeclaration | undefined) => [...(style ?? [])].some((name) => COLOUR.test(name));

function* selectorsIn(rules: CSSRuleList, around = ""): Generator<string> {
  for (const rule of rules) {
    const { selectorText = "", style, cssRules } = rule as Partial<CSSStyleRule>;
    const selectors = `${around} ${selectorText}`;
    if (givesColours(style)) yield selectors;
    if (cssRules) yield* selectorsIn(cssRules, selectors);
  }
}

const known = new WeakMap<CSSStyleSheet, string>();

function selectorsOf(sheet: CSSStyleSheet): string {
  const before = known.get(sheet);
  if (before !== undefined) return before;
  const selectors = [...selectorsIn(sheet.cssRules)].join();
  known.set(sheet, selectors);
  return selectors;
}

let last: { selectors: string; names: Names } | undefined;

export function namesOfColours(): Names {
  const selectors = [...document.styleSheets].map(selectorsOf).join();
  if (last?.selectors === selectors) return last.names;
  const named = (pattern: RegExp) => [...selectors.matchAll(pattern)].map(([, name = ""]) => name.replaceAll("\\", ""));
  const names = { types: new Set(named(TYPE)), classes: new Set(named(CLASS)), attributes: new Set(named(ATTRIBUTE)) };
  last = { selectors, names };
  return names;
}
