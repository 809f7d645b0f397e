import { html, raw } from "hono/html";
import type { Language } from "~/domain/language";
import { anchorOf, callHtml, refusalList, type Shown } from "./call-html";
import { titleOf } from "./calls";
import type { OpenApi } from "./document";
import { fieldsOf, fieldTable, type Html } from "./fields";
import type { Responses } from "./refusal-responses";
import { STYLE } from "./style";
import { WORDS } from "./words";

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

function contents(groups: Map<string, Shown[]>, language: Language): Html {
  const entries = [...groups].map(
    ([group, calls]) =>
      html`<details><summary>${titleOf(group)[language]} (${calls.length})</summary><ul>${calls.map(
        ({ method, path, operation }) =>
          html`<li><a href="#${anchorOf(operation)}"><b class="method ${method}">${method}</b> <span>${path.replace("/api/", "")}</span></a></li>\n`,
      )}</ul></details>`,
  );
  const { contents: title, schemas } = WORDS[language];
  return html`<nav aria-labelledby="contents"><h2 id="contents">${title}</h2>
${entries}
<p><a href="#schemas">${schemas}</a></p></nav>`;
}

function schemas({ components }: OpenApi, language: Language): Html {
  const words = WORDS[language];
  // What is sent is shown with its call.
  const shown = Object.entries(components.schemas).filter(([name]) => !/(?:Request|Form)$/.test(name));
  const entries = shown.map(
    ([name, schema]) => html`<article id="schema-${name}" aria-labelledby="schema-${name}-title">
<h3 id="schema-${name}-title" lang="en">${name}</h3>
${typeof schema.description === "string" && html`<p class="note" lang="en">${schema.description}</p>`}
${fieldTable(fieldsOf(schema, components.schemas), words)}</article>\n`,
  );
  return html`<section aria-labelledby="schemas"><h2 id="schemas">${words.schemas}</h2>
${entries}</section>`;
}

/** What any call can be refused for. */
function usualRefusals({ components }: OpenApi, language: Language): Html {
  const words = WORDS[language];
  const { Refused: read, ChangeRefused: change } = components.responses as OpenApi["components"]["responses"] &
    Responses;
  if (!read || !change) return html``;
  return html`<section aria-labelledby="usual"><h2 id="usual">${words.usualRefusals}</h2>
<h3>${words.ofAny}</h3>${refusalList([read.description], language)}
<h3>${words.ofChanges}</h3>${refusalList([change.description], language)}</section>`;
}

export function pageOf(document: OpenApi, language: Language): string {
  const words = WORDS[language];
  const groups = groupsOf(document);
  const sections = [...groups].map(
    ([
      group,
      calls,
    ]) => html`<section aria-labelledby="group-${group}"><h2 id="group-${group}">${titleOf(group)[language]}</h2>
${calls.map((shown) => callHtml(shown, language))}
<a class="top" href="#contents">${words.top}</a></section>\n`,
  );
  return html`<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title}</title><style>${raw(STYLE)}</style></head>
<body><a class="skip" href="#calls">${words.skip}</a>
<header><h1>${words.title}</h1><p>${words.intro}</p>
<ul>${words.conventions.map((one) => html`<li>${one}</li>`)}</ul>
<p><a href="/api/openapi.json">${words.document}</a></p></header>
<div class="frame">${contents(groups, language)}
<main id="calls">${usualRefusals(document, language)}${sections}${schemas(document, language)}</main></div></body></html>
`.toString();
}
