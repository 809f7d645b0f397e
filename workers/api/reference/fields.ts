import { html } from "hono/html";
import type { Words } from "~/content/reference";
import type { JsonSchema } from "~/domain/values/kind";
import { type Components, resolved } from "./schema";

export type Html = ReturnType<typeof html>;

const COMPONENT = "#/components/schemas/";
const choicesOf = (schema: JsonSchema) => (schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[];

export function kindOf(schema: JsonSchema, words: Words): Html {
  if (typeof schema.$ref === "string") {
    const name = schema.$ref.replace(COMPONENT, "");
    return html`<a href="?group=schemas#schema-${name}">${name}</a>`;
  }
  if (schema.type === "array") return html`${words.listOf} ${kindOf((schema.items ?? {}) as JsonSchema, words)}`;
  const choices = choicesOf(schema);
  if (choices.length > 0 && schema.type === undefined) {
    const kinds = choices.filter(({ type }) => type !== "null").map((one) => kindOf(one, words));
    const nothing = choices.some(({ type }) => type === "null");
    return html`${kinds.map((one, at) => [at > 0 && " / ", one])}${nothing && ` ${words.orNothing}`}`;
  }
  const types = [schema.type ?? "any"].flat().filter((one) => one !== "null");
  const nothing = Array.isArray(schema.type) && schema.type.includes("null");
  return html`${types.join(" / ")}${schema.format !== undefined && ` (${String(schema.format)})`}${nothing && ` ${words.orNothing}`}`;
}

const range = (name: string, min: unknown, max: unknown) => {
  if (min === undefined && max === undefined) return null;
  if (min === undefined) return `${name}≤ ${String(max)}`;
  return max === undefined ? `${name}≥ ${String(min)}` : `${name}${String(min)}–${String(max)}`;
};

function limitsOf(jsonSchema: JsonSchema, words: Words): string {
  const schema = { ...choicesOf(jsonSchema).find(({ type }) => type !== undefined && type !== "null"), ...jsonSchema };
  return [
    (schema.enum as unknown[] | undefined)?.join(", "),
    schema.const !== undefined && String(schema.const),
    range("", schema.minimum, schema.maximum),
    range(`${words.length} `, schema.minLength, schema.maxLength),
    range(`${words.items} `, schema.minItems, schema.maxItems),
    typeof schema.pattern === "string" && schema.format === undefined && schema.pattern,
    schema.default !== undefined && `${words.usually} ${JSON.stringify(schema.default)}`,
    schema.description,
  ]
    .filter(Boolean)
    .join(" · ");
}

export interface Field {
  name: string;
  schema: JsonSchema;
  required?: boolean;
}

export function fieldsOf(jsonSchema: JsonSchema, components: Components): Field[] {
  const schema = resolved(jsonSchema, components);
  const required = (schema.required ?? []) as string[];
  const parts = (schema.allOf ?? (schema.properties ? [] : choicesOf(schema))) as JsonSchema[];
  const own = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return [
    ...own.map(([name, of]) => ({ name, schema: of, required: required.includes(name) })),
    ...parts.flatMap((part) => fieldsOf(part, components)),
  ];
}

export function fieldTable(fields: Field[], words: Words, sent = false): Html {
  if (fields.length === 0) return html``;
  const rows = fields.map(
    ({ name, schema, required }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${kindOf(schema, words)}</td><td>${limitsOf(schema, words)}</td>${sent && html`<td>${required ? words.yes : words.no}</td>`}</tr>\n`,
  );
  return html`<table><thead><tr><th scope="col">${words.name}</th><th scope="col">${words.kind}</th><th scope="col">${words.limits}</th>${sent && html`<th scope="col">${words.required}</th>`}</tr></thead>
<tbody>${rows}</tbody></table>`;
}
