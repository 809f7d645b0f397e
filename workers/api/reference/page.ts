import { html, raw } from "hono/html";
import { contract } from "~/api/contract";
import { WORDS } from "~/content/reference";
import type { Language } from "~/domain/values/language";
import { anchorOf, callHtml, refusalList, type Shown } from "./call-html";
import { titleOf } from "./calls";
import type { OpenApi } from "./document";
import { fieldsOf, fieldTable, type Html } from "./fields";
import type { Responses } from "./refusal-responses";
import { STYLE } from "./style";

export const SCHEMAS = "schemas";
const PAGE = contract.global.docs.path;

function groupsOf({ paths, servers, components }: OpenApi): Map<string, Shown[]> {
  const groups = new Map<string, Shown[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const shown = { method: method.toUpperCase(), path, operation, origin: servers[0]?.url ?? "", components };
      const [group = ""] = operation.tags;
      groups.set(group, [...(groups.get(group) ?? []), shown]);
    }
  }
  return groups;
}

const schemasOf = ({ components }: OpenApi) =>
  Object.entries(components.schemas).filter(([name]) => !/(?:Request|Form)$/.test(name));

/** Older links use the ids on the page of all groups, where `current` is null. */
function contents(document: OpenApi, groups: Map<string, Shown[]>, current: string | null, language: Language): Html {
  const id = (anchor: string) => current === null && html` id="${anchor}"`;
  const folded = (group: string, title: string, links: Html[]) =>
    html`<details${(current === null || current === group) && html` open`}><summary${id(group === SCHEMAS ? SCHEMAS : `group-${group}`)}>${title} (${links.length})</summary><ul>${links}</ul></details>`;
  const entries = [...groups].map(([group, calls]) =>
    folded(
      group,
      titleOf(group)[language],
      calls.map(({ method, path, operation }) => {
        const anchor = anchorOf(operation);
        return html`<li${id(anchor)}><a href="?group=${group}#${anchor}"><b class="method ${method}">${method}</b> <span>${path.replace("/api/", "")}</span></a></li>\n`;
      }),
    ),
  );
  const { contents: title, schemas: named } = WORDS[language];
  const schemaLinks = schemasOf(document).map(
    ([name]) =>
      html`<li${id(`schema-${name}`)}><a class="name" href="?group=${SCHEMAS}#schema-${name}" lang="en"><span>${name}</span></a></li>\n`,
  );
  return html`<nav aria-labelledby="contents"><h2 id="contents">${title}</h2>
<div class="groups">${entries}
${folded(SCHEMAS, named, schemaLinks)}</div></nav>`;
}

function schemas(document: OpenApi, language: Language): Html {
  const words = WORDS[language];
  const named = document.components.schemas;
  const entries = schemasOf(document).map(
    ([name, schema]) => html`<article id="schema-${name}" aria-labelledby="schema-${name}-title">
<h3 id="schema-${name}-title" lang="en">${name}</h3>
${typeof schema.description === "string" && html`<p class="note" lang="en">${schema.description}</p>`}
${fieldTable(fieldsOf(schema, named), words)}</article>\n`,
  );
  return html`<section aria-labelledby="schemas"><h2 id="schemas">${words.schemas}</h2>
${entries}</section>`;
}

const callsHtml = (group: string, calls: Shown[], language: Language): Html =>
  html`<section aria-labelledby="group-${group}"><h2 id="group-${group}">${titleOf(group)[language]}</h2>
${calls.map((shown) => callHtml(shown, language))}</section>`;

function usualRefusals({ components }: OpenApi, language: Language): Html {
  const words = WORDS[language];
  const { Refused: read, ChangeRefused: change } = components.responses as OpenApi["components"]["responses"] &
    Responses;
  if (!read || !change) return html``;
  return html`<section aria-labelledby="usual"><h2 id="usual">${words.usualRefusals}</h2>
<h3>${words.ofAny}</h3>${refusalList([read.description], language)}
<h3>${words.ofChanges}</h3>${refusalList([change.description], language)}</section>`;
}

function introduction(language: Language): Html {
  const words = WORDS[language];
  return html`<p>${words.intro}</p>
<ul>${words.conventions.map((one) => html`<li>${one}</li>`)}</ul>
<p><a href="/api/openapi.json">${words.document}</a></p>`;
}

const toContents = (language: Language): Html =>
  html`<p><a href="${PAGE}">${WORDS[language].top}</a> · <a href="${PAGE}#usual">${WORDS[language].usualRefusals}</a></p>`;

export function pageOf(document: OpenApi, language: Language, group: string): string {
  const words = WORDS[language];
  const groups = groupsOf(document);
  const calls = groups.get(group);
  const current = calls || group === SCHEMAS ? group : null;
  const nav = contents(document, groups, current, language);
  const main = calls ? callsHtml(group, calls, language) : schemas(document, language);
  const heading = calls ? titleOf(group)[language] : words.schemas;
  return html`<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${current !== null && `${heading} · `}${words.title}</title><style>${raw(STYLE)}</style></head>
<body><a class="skip" href="#calls">${words.skip}</a>
<header><h1>${words.title}</h1>${current === null ? introduction(language) : toContents(language)}</header>
${
  current === null
    ? html`<main id="calls">${nav}${usualRefusals(document, language)}</main>`
    : html`<div class="frame">${nav}<main id="calls">${main}</main></div>`
}</body></html>
`.toString();
}
