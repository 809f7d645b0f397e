import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { ts } from "@ts-morph/common";

export const root = path.join(import.meta.dirname, "..", "..");

export type Named =
  | { is: "here"; node: ts.Node; source: Source }
  | { is: "part"; of: ts.Expression; name: string; source: Source }
  | { is: "elsewhere"; file: string; name: string }
  | { is: "package"; name: string };

export interface Source {
  file: string;
  tree: ts.SourceFile;
  names: Map<string, Named>;
  exports: Map<string, Named>;
}

const ENDINGS = ["", ".ts", ".tsx", "/index.ts"];

/** Returns the file of an import; null for a package. */
function fileOf(from: string, specifier: string): string | null {
  if (!/^[.~]/.test(specifier)) return null;
  const wanted = specifier.startsWith("~/")
    ? path.join("app", specifier.slice(2))
    : path.join(path.dirname(from), specifier);
  const found = ENDINGS.map((ending) => wanted + ending).find(
    (file) => /\.tsx?$/.test(file) && existsSync(path.join(root, file)),
  );
  return found ?? null;
}

const named = (from: string, specifier: string, name: string): Named => {
  const file = fileOf(from, specifier);
  return file ? { is: "elsewhere", file, name } : { is: "package", name };
};

const isExported = (node: ts.Node, kind = ts.SyntaxKind.ExportKeyword) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind);

const textOf = (node: ts.Expression) => (ts.isStringLiteral(node) ? node.text : "");

function readImport({ file, names }: Source, { importClause, moduleSpecifier }: ts.ImportDeclaration): void {
  const from = textOf(moduleSpecifier);
  if (importClause?.name) names.set(importClause.name.text, named(file, from, "default"));
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return;
  for (const { name, propertyName } of bindings.elements)
    names.set(name.text, named(file, from, (propertyName ?? name).text));
}

function readVariable(source: Source, { name, initializer }: ts.VariableDeclaration): string[] {
  if (!initializer) return [];
  if (ts.isIdentifier(name)) {
    source.names.set(name.text, { is: "here", node: initializer, source });
    return [name.text];
  }
  return name.elements.flatMap((element) => {
    if (!ts.isBindingElement(element) || !ts.isIdentifier(element.name)) return [];
    const of = (element.propertyName as ts.Identifier | undefined)?.text ?? element.name.text;
    source.names.set(element.name.text, { is: "part", of: initializer, name: of, source });
    return [element.name.text];
  });
}

function readExports(source: Source, statement: ts.ExportDeclaration): void {
  if (!statement.exportClause || !ts.isNamedExports(statement.exportClause)) return;
  for (const { name, propertyName } of statement.exportClause.elements) {
    const local = (propertyName ?? name).text;
    const of = statement.moduleSpecifier
      ? named(source.file, textOf(statement.moduleSpecifier), local)
      : source.names.get(local);
    if (of) source.exports.set(name.text, of);
  }
}

function declared(source: Source, statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap((one) => readVariable(source, one));
  if (!ts.isFunctionDeclaration(statement)) return [];
  const name = statement.name?.text ?? "default";
  source.names.set(name, { is: "here", node: statement, source });
  return [name];
}

function readStatement(source: Source, statement: ts.Statement): void {
  if (ts.isImportDeclaration(statement)) return readImport(source, statement);
  if (ts.isExportDeclaration(statement)) return readExports(source, statement);
  if (ts.isExportAssignment(statement)) {
    source.exports.set("default", { is: "here", node: statement.expression, source });
    return;
  }
  const names = declared(source, statement);
  if (!isExported(statement)) return;
  const isDefault = isExported(statement, ts.SyntaxKind.DefaultKeyword);
  for (const name of names) {
    const of = source.names.get(name);
    if (of) source.exports.set(isDefault ? "default" : name, of);
  }
}

function parse(file: string): Source {
  const text = readFileSync(path.join(root, file), "utf8");
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const source: Source = { file, tree, names: new Map(), exports: new Map() };
  // Imports and re-exports may come after their use.
  for (const statement of tree.statements) readStatement(source, statement);
  return source;
}

export class Sources {
  readonly #read = new Map<string, Source>();

  at(file: string): Source {
    const known = this.#read.get(file) ?? parse(file);
    this.#read.set(file, known);
    return known;
  }

  follow(of: Named | undefined): Named | undefined {
    return of?.is === "elsewhere" ? this.follow(this.at(of.file).exports.get(of.name)) : of;
  }
}
