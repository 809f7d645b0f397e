import { html } from "hono/html";
import { CODES } from "~/api/messages";
import { WORDS, type Words } from "~/content/reference";
import type { JsonSchema } from "~/domain/values/kind";
import type { Language } from "~/domain/values/language";
import type { OpenApi } from "./document";
import { type Field, fieldsOf, fieldTable, type Html, kindOf } from "./fields";
import { type Operation, whoOf } from "./operation";
import { type Parameter, parameterOf } from "./parameters";
import { parseRefusals } from "./refusal-responses";
import { sampleOf } from "./sample";

interface Answer {
  $ref?: string;
  description?: string;
  content?: Record<string, { schema: JsonSchema; example?: unknown }>;
}

type Components = OpenApi["components"];

export const anchorOf = ({ operationId }: Operation) => operationId.replace(".", "-");

export interface Shown {
  method: string;
  path: string;
  operation: Operation;
  origin: string;
  components: Components;
}

const parametersOf = ({ parameters }: Operation, place: Parameter["in"]) =>
  parameters.map(parameterOf).filter((one) => one.in === place);

const exampleOf = ({ example, schema }: Parameter) =>
  example ??
  (schema.examples as unknown[] | undefined)?.[0] ??
  (schema.enum as unknown[] | undefined)?.[0] ??
  schema.default ??
  1;

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

function addressOf({ path, operation, origin }: Shown): string {
  const filled = parametersOf(operation, "path").reduce(
    (address, one) => address.replace(`{${one.name}}`, String(exampleOf(one))),
    path,
  );
  const queryParameters = parametersOf(operation, "query").filter(
    ({ required, example }) => required || example !== undefined,
  );
  const query = new URLSearchParams(queryParameters.map((one) => [one.name, String(exampleOf(one))])).toString();
  return origin + filled + (query && `?${query}`);
}

export function curlOf(shown: Shown): string {
  const { method, operation } = shown;
  const signedIn = whoOf(operation) !== "everyone";
  const json = operation.requestBody?.content["application/json"];
  return [
    `curl ${quoted(addressOf(shown))}`,
    ...(method === "GET" ? [] : [`-X ${method}`]),
    ...(signedIn ? ['-H "Authorization: Bearer $ACCESS"'] : []),
    ...(json ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(json.example, null, 2))}`] : []),
  ].join(" \\\n  ");
}

const isGood = ([status]: [string, unknown]) => Number(status) < 400;

function answersOf(responses: [string, Answer][], language: Language): Html {
  const words = WORDS[language];
  const rows = responses.filter(isGood).map(([status, { content }]) => {
    const [type, shape] = Object.entries(content ?? {})[0] ?? [];
    const kind = shape && (type === "application/json" ? kindOf(shape.schema, words) : html`${type}`);
    return html`<dt>${status}</dt><dd>${kind ?? words.noBody}</dd>`;
  });
  return html`<h4>${words.answers}</h4><dl>${rows}</dl>`;
}

const descriptionOf = ({ $ref = "", description }: Answer, { responses }: Components) =>
  description ?? responses[$ref.replace("#/components/responses/", "") as keyof typeof responses].description;

export function refusalList(descriptions: string[], language: Language): Html {
  const parsed = descriptions.map(parseRefusals);
  const fields = parsed.some((one) => one.fields);
  const codes = parsed.flatMap((one) => one.codes);
  const statuses = [...(fields ? [400] : []), ...codes.map((code) => CODES[code].status)];
  const rows = [...new Set(statuses)].sort().map((status) => {
    const own = codes.filter((code) => CODES[code].status === status);
    const items = own.map((code) => html`<li><code>${code}</code> ${CODES[code][language]}</li>`);
    const ofFields = fields && status === 400 && html`<li>${WORDS[language].fieldsAtFault}</li>`;
    return html`<dt>${status}</dt><dd class="codes"><ul>${ofFields}${items}</ul></dd>`;
  });
  return html`<dl>${rows}</dl>`;
}

function refusalsOf(responses: [string, Answer][], components: Components, language: Language): Html {
  const own = responses.filter((one) => !isGood(one) && one[0] !== "default");
  if (own.length === 0) return html``;
  const descriptions = own.map(([, response]) => descriptionOf(response, components));
  return html`<h4>${WORDS[language].refusals}</h4>${refusalList(descriptions, language)}`;
}

function exampleAnswer(responses: [string, Answer][], { schemas }: Components, language: Language): Html {
  const json = responses.find(isGood)?.[1].content?.["application/json"];
  if (!json) return html``;
  const example = json.example ?? sampleOf(json.schema, { components: schemas, name: "" });
  return html`<details class="example"><summary>${WORDS[language].answer}</summary>
<pre lang="en"><code>${JSON.stringify(example, null, 2)}</code></pre></details>`;
}

const sentTable = (title: string, fields: Field[], words: Words) =>
  fields.length > 0 && html`<h4>${title}</h4>${fieldTable(fields, words, true)}`;

export function callHtml(shown: Shown, language: Language): Html {
  const { method, path, operation, components } = shown;
  const words = WORDS[language];
  const responses = Object.entries(operation.responses as Record<string, Answer>).filter(
    ([status]) => status !== "304",
  );
  const anchor = anchorOf(operation);
  const limit = operation["x-rate-limit"];
  const sent = operation.requestBody?.content;
  const body = (sent?.["multipart/form-data"] ?? sent?.["application/json"])?.schema;
  const parameters = (place: Parameter["in"]) => parametersOf(operation, place);
  return html`<article id="${anchor}" aria-labelledby="${anchor}-title">
<h3 id="${anchor}-title" lang="en">${operation.summary}</h3>
<p class="call"><span class="method ${method}">${method}</span> <code>${path}</code> <span class="who">${words.who[whoOf(operation)]}</span>
${limit && html`<span class="who">${words.limit(limit.most, limit.seconds / 60)}</span>`}</p>
${sentTable(words.path, parameters("path"), words)}
${sentTable(words.query, parameters("query"), words)}
${body && sentTable(words.body, fieldsOf(body, components.schemas), words)}
${sent?.["multipart/form-data"] && html`<p class="note">${words.files}</p>`}
${answersOf(responses, language)}
${refusalsOf(responses, components, language)}
<h4>${words.request}</h4>
<pre lang="en"><code>${curlOf(shown)}</code></pre>
${exampleAnswer(responses, components, language)}
</article>`;
}
