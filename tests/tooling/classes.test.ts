import { globSync, readFileSync } from "node:fs";
import tailwindcss from "@tailwindcss/vite";
import { ts } from "@ts-morph/common";
import { build } from "vite";
import { expect, it } from "vitest";

function namesIn(node: ts.StringLiteralLike | ts.TemplateLiteralToken): string[] {
  const isCutBefore = ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  const isCutAfter = ts.isTemplateHead(node) || ts.isTemplateMiddle(node);
  const names = node.text.split(/\s+/);
  return names.slice(isCutBefore ? 1 : 0, isCutAfter ? -1 : undefined).filter(Boolean);
}

function* classesIn(node: ts.Node): Generator<string> {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) {
    yield* namesIn(node);
  } else if (ts.isConditionalExpression(node)) {
    yield* classesIn(node.whenTrue);
    yield* classesIn(node.whenFalse);
  } else if (ts.isBinaryExpression(node)) {
    const isChoice = [ts.SyntaxKind.AmpersandAmpersandToken, ts.SyntaxKind.BarBarToken].includes(
      node.operatorToken.kind,
    );
    if (isChoice) yield* classesIn(node.right);
  } else if (!ts.isElementAccessExpression(node) && !ts.isPropertyAccessExpression(node)) {
    for (const child of node.getChildren()) yield* classesIn(child);
  }
}

function* classesOf(node: ts.Node): Generator<string> {
  if (ts.isJsxAttribute(node) && /^class$|[cC]lassName$/.test(node.name.getText()) && node.initializer) {
    yield* classesIn(node.initializer);
  } else {
    for (const child of node.getChildren()) yield* classesOf(child);
  }
}

const classesInText = (text: string) =>
  [...text.matchAll(/\sclass="([\w\s:/.-]+)"/g)].flatMap(([, names = ""]) => names.split(/\s+/).filter(Boolean));

async function builtStyles(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    plugins: [tailwindcss()],
    build: { write: false, minify: false, rollupOptions: { input: "app/styles/app.css" } },
  });
  const files = [built].flat().flatMap((one) => ("output" in one ? one.output : []));
  return files.flatMap((file) => (file.type === "asset" ? [String(file.source)] : [])).join("\n");
}

/** All classes in a selector: `:has(.x)` and `:not(.x)` use a class too. */
const styledIn = (css: string) =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replace(/\\(.)/g, "$1")));

it("every class in the markup has a style: what a script looks for is a data attribute", async () => {
  const styled = styledIn(await builtStyles());
  const unstyled = globSync("app/**/*.{ts,tsx}").flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const classes = new Set([...classesOf(source), ...classesInText(text)]);
    return [...classes].filter((name) => !styled.has(name)).map((name) => `${file}: ${name}`);
  });
  expect(styled.size).toBeGreaterThan(500);
  expect(unstyled).toEqual([]);
});

function wordsIn(file: string): { words: string[]; beginnings: string[] } {
  const words: string[] = [];
  const beginnings: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      words.push(...(node.text.match(/[\w-]+/g) ?? []));
    if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node)) {
      const cut = /[\w-]+-$/.exec(node.text)?.[0];
      if (cut) beginnings.push(cut);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return { words, beginnings };
}

it("every class with a style is in the markup", () => {
  const sources = globSync("app/**/*.{ts,tsx}").map(wordsIn);
  const words = new Set(sources.flatMap((source) => source.words));
  const beginnings = [...new Set(sources.flatMap((source) => source.beginnings))];
  const unused = globSync("app/styles/*.css").flatMap((file) => {
    const css = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
    const selectors = [...css.matchAll(/[^{};]+(?=\{)/g)].map(([rule]) => rule.trim());
    const names = styledIn(selectors.filter((rule) => !rule.startsWith("@")).join(" "));
    const isUsed = (name: string) => words.has(name) || beginnings.some((beginning) => name.startsWith(beginning));
    return [...names].filter((name) => !isUsed(name)).map((name) => `${file}: ${name}`);
  });
  expect(words.size).toBeGreaterThan(1000);
  expect(unused).toEqual([]);
});
