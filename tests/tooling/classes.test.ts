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
