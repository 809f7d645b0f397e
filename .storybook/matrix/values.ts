import { ts } from "@ts-morph/common";
import { ContractPath, type Fn, isRecord, Outcome, Unread, type Value } from "./outcome";
import type { Named, Source, Sources } from "./source";

/** These functions create handlers; here they only return the outcome. */
const ANSWERS = "tests/mocks/answers.ts";
const KINDS = ["answers", "refuses", "refusesFields", "waits", "isOffline"] as const;

const handlerOf =
  (kind: Outcome["kind"]): Fn =>
  (call, code) => {
    if (!(call instanceof ContractPath)) return new Unread(kind);
    return new Outcome(call.path.join("."), kind, kind === "refuses" && typeof code === "string" ? code : null);
  };

interface Scope {
  source: Source;
  locals: Map<string, Value>;
}

const DEPTH = 40;

export class Values {
  readonly #sources: Sources;
  readonly #known = new Map<ts.Node, Value>();
  #depth = 0;

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  at(source: Source, node: ts.Node): Value {
    return this.#of(node, { source, locals: new Map() });
  }

  #of(node: ts.Node, scope: Scope): Value {
    if (this.#depth > DEPTH) return new Unread("too deep");
    this.#depth += 1;
    const value = this.#read(node, scope);
    this.#depth -= 1;
    return value;
  }

  #read(node: ts.Node, scope: Scope): Value {
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (ts.isIdentifier(node)) return this.#named(node, scope);
    if (ts.isObjectLiteralExpression(node)) return this.#object(node, scope);
    if (ts.isArrayLiteralExpression(node)) return this.#list(node.elements, scope);
    if (ts.isPropertyAccessExpression(node)) return this.#part(this.#of(node.expression, scope), node.name.text);
    if (ts.isCallExpression(node)) return this.#call(node, scope);
    if (ts.isTemplateExpression(node)) return this.#template(node, scope);
    if (ts.isArrowFunction(node) || ts.isFunctionDeclaration(node)) return this.#function(node, scope);
    if (
      ts.isAsExpression(node) ||
      ts.isSatisfiesExpression(node) ||
      ts.isParenthesizedExpression(node) ||
      ts.isNonNullExpression(node) ||
      ts.isAwaitExpression(node)
    )
      return this.#of(node.expression, scope);
    return new Unread(ts.SyntaxKind[node.kind] ?? "");
  }

  #named({ text }: ts.Identifier, { source, locals }: Scope): Value {
    if (text === "undefined") return undefined;
    if (locals.has(text)) return locals.get(text);
    const direct = source.names.get(text);
    if (direct?.is === "elsewhere" && direct.file === "app/api/contract.ts") return new ContractPath([]);
    if (direct?.is === "elsewhere" && direct.file === ANSWERS) {
      const kind = KINDS.find((one) => one === direct.name);
      if (kind) return handlerOf(kind);
    }
    return this.#declared(this.#sources.follow(direct), text);
  }

  #declared(of: Named | undefined, name: string): Value {
    if (of?.is === "part") return this.#part(this.at(of.source, of.of), of.name);
    if (of?.is !== "here") return new Unread(name);
    if (!this.#known.has(of.node)) {
      this.#known.set(of.node, new Unread(name));
      this.#known.set(of.node, this.at(of.source, of.node));
    }
    return this.#known.get(of.node);
  }

  #part(of: Value, name: string): Value {
    if (of instanceof ContractPath) return new ContractPath([...of.path, name]);
    return isRecord(of) && Object.hasOwn(of, name) ? of[name] : new Unread(name);
  }

  #object({ properties }: ts.ObjectLiteralExpression, scope: Scope): Value {
    const object: { [name: string]: Value } = {};
    for (const property of properties) {
      if (ts.isSpreadAssignment(property)) {
        const spread = this.#of(property.expression, scope);
        if (isRecord(spread)) Object.assign(object, spread);
      } else if (ts.isShorthandPropertyAssignment(property)) {
        object[property.name.text] = this.#named(property.name, scope);
      } else if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
        object[property.name.text] = this.#of(property.initializer, scope);
      }
    }
    return object;
  }

  #list(elements: ts.NodeArray<ts.Expression>, scope: Scope): Value[] {
    return elements.flatMap((element) => {
      if (!ts.isSpreadElement(element)) return [this.#of(element, scope)];
      const spread = this.#of(element.expression, scope);
      return Array.isArray(spread) ? spread : [new Unread("spread")];
    });
  }

  #template({ head, templateSpans }: ts.TemplateExpression, scope: Scope): string {
    const parts = templateSpans.map(({ expression, literal }) => {
      const value = this.#of(expression, scope);
      return (typeof value === "string" || typeof value === "number" ? value : "x") + literal.text;
    });
    return head.text + parts.join("");
  }

  #call({ expression, arguments: given }: ts.CallExpression, scope: Scope): Value {
    const called = this.#of(expression, scope);
    return typeof called === "function" ? called(...this.#list(given, scope)) : new Unread("answer");
  }

  #function(node: ts.ArrowFunction | ts.FunctionDeclaration, { source, locals }: Scope): Fn {
    return (...given) => {
      const inner: Scope = { source, locals: new Map(locals) };
      node.parameters.forEach(({ name, initializer, dotDotDotToken }, at) => {
        if (!ts.isIdentifier(name)) return;
        const value = dotDotDotToken ? given.slice(at) : given[at];
        inner.locals.set(name.text, value === undefined && initializer ? this.#of(initializer, inner) : value);
      });
      return node.body ? this.#body(node.body, inner) : undefined;
    };
  }

  #body(body: ts.ConciseBody, scope: Scope): Value {
    if (!ts.isBlock(body)) return this.#of(body, scope);
    for (const statement of body.statements) {
      if (ts.isReturnStatement(statement)) return statement.expression && this.#of(statement.expression, scope);
      if (!ts.isVariableStatement(statement)) return new Unread("body");
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) scope.locals.set(name.text, this.#of(initializer, scope));
    }
    return undefined;
  }
}
