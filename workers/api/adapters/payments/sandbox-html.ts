import { html } from "hono/html";
import type { Language } from "~/domain/values/language";
import { sandboxDocument } from "../sandbox-document";

export interface SandboxPage {
  language: Language;
  title: string;
  to: string;
  subject?: string;
  sum?: string;
  status: string;
  buttons: [string, string][];
  back: [string, string];
  note: string;
  code?: 404 | 409;
}

function bodyOf(page: SandboxPage) {
  const buttons = page.buttons.map(
    ([action, word]) => html`<button name="action" value="${action}">${word}</button>\n`,
  );
  return html`<h1>${page.title}</h1>
<p class="soft">${page.to}</p>
${page.sum && html`<p class="sum">${page.sum}</p>`}
${page.subject && html`<p>${page.subject}</p>`}
<p role="status">${page.status}</p>
${buttons.length > 0 && html`<form method="post">${buttons}</form>`}
<a href="${page.back[0]}">${page.back[1]}</a>
<footer>${page.note}</footer>`;
}

export function sandboxPage(page: SandboxPage, origin: string): Response {
  return sandboxDocument({
    language: page.language,
    title: page.title,
    main: bodyOf(page),
    goesTo: origin,
    status: page.code,
  });
}
