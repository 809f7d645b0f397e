import { globSync } from "node:fs";
import path from "node:path";
import { ts } from "@ts-morph/common";

export const root = path.join(import.meta.dirname, "..", "..");
const CLIENT = "app/api/client.ts";

/** Packages, texts and parts of pages make no calls. Without them, the program is ready sooner. */
const LEFT_OUT = /\/node_modules\/|\/app\/(?:components|content|domain|locales)\//;

/** @param texts Code of files that do not exist, by their path. */
function programOf(texts: Record<string, string>): ts.Program {
  const { config } = ts.readConfigFile(path.join(root, "tsconfig.cloudflare.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, root);
  const given = { ...options, noLib: true, types: [] };
  const host = ts.createCompilerHost(given);
  return ts.createProgram(
    [CLIENT, ...globSync("app/routes/**/*.{ts,tsx}", { cwd: root }), ...Object.keys(texts)].map((file) =>
      path.join(root, file),
    ),
    given,
    {
      ...host,
      fileExists: (file) => !LEFT_OUT.test(file) && host.fileExists(file),
      getSourceFile(file, version) {
        const text = texts[path.relative(root, file)];
        return text === undefined ? host.getSourceFile(file, version) : ts.createSourceFile(file, text, version);
      },
    },
  );
}

export const fileOf = (node: ts.Node) => node.getSourceFile().fileName.slice(root.length + 1);

export function* nodesIn(node: ts.Node, isLeftOut: (node: ts.Node) => boolean = () => false): Generator<ts.Node> {
  if (isLeftOut(node)) return;
  yield node;
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesIn(child, isLeftOut);
}

/** The names that `[…]` may have: `${app}LogIn` ends in LogIn. */
function namesOf(node: ts.Expression): RegExp {
  if (!ts.isTemplateExpression(node)) return /^/;
  const texts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  return new RegExp(`^${texts.join(".*")}$`);
}

export class Sources {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #calls = new Map<ts.Symbol | undefined, string>();

  constructor(texts: Record<string, string> = {}) {
    this.#program = programOf(texts);
    this.#checker = this.#program.getTypeChecker();
    const client = this.exportOf(CLIENT, "ApiClient");
    for (const group of client ? this.#checker.getDeclaredTypeOfSymbol(client).getProperties() : [])
      for (const call of this.#checker.getTypeOfSymbol(group).getProperties())
        this.#calls.set(call, `${group.name}.${call.name}`);
  }

  at(file: string): ts.SourceFile {
    const source = this.#program.getSourceFile(path.join(root, file));
    if (!source) throw new Error(`${file} is no file of the routes`);
    return source;
  }

  exportOf(file: string, name: string): ts.Symbol | undefined {
    const module = this.#checker.getSymbolAtLocation(this.at(file));
    return module && this.#checker.tryGetMemberInModuleExports(name, module);
  }

  /** Returns the meaning of a name; undefined for a property, because its type takes time. */
  symbolAt(node: ts.Node): ts.Symbol | undefined {
    const { parent } = node;
    if (!ts.isIdentifier(node) || (ts.isPropertyAccessExpression(parent) && parent.name === node)) return undefined;
    const isShort = ts.isShorthandPropertyAssignment(parent);
    return isShort ? this.#checker.getShorthandAssignmentValueSymbol(parent) : this.#checker.getSymbolAtLocation(node);
  }

  declarationOf(symbol: ts.Symbol | undefined): ts.Node | undefined {
    if (!symbol) return undefined;
    const isAlias = symbol.flags & ts.SymbolFlags.Alias;
    const { valueDeclaration: node } = isAlias ? this.#checker.getAliasedSymbol(symbol) : symbol;
    if (!node) return undefined;
    const whole = ts.isBindingElement(node) ? ts.walkUpBindingElementsAndPatterns(node) : node;
    const isKnown = ts.isFunctionDeclaration(whole) || ts.isVariableDeclaration(whole) || ts.isExportAssignment(whole);
    return isKnown ? whole : undefined;
  }

  callsAt(node: ts.Node): string[] {
    return this.#namedAt(node).flatMap((symbol) => this.#calls.get(symbol) ?? []);
  }

  #namedAt(node: ts.Node): (ts.Symbol | undefined)[] {
    if (ts.isPropertyAccessExpression(node)) return [this.#checker.getSymbolAtLocation(node.name)];
    if (ts.isElementAccessExpression(node)) {
      const names = namesOf(node.argumentExpression);
      const all = this.#checker.getTypeAtLocation(node.expression).getProperties();
      return all.filter(({ name }) => names.test(name));
    }
    const taken = this.symbolAt(node)?.valueDeclaration;
    if (!taken || !ts.isBindingElement(taken) || taken === node.parent) return [];
    return [this.#checker.getTypeAtLocation(taken.parent).getProperty((taken.propertyName ?? taken.name).getText())];
  }
}
