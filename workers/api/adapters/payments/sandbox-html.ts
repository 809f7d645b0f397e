import type { Language } from "~/domain/value";
import { escaped, sandboxDocument } from "../sandbox-document";

export interface SandboxPage {
  language: Language;
  title: string;
  to: string;
  /** What is paid for, and how much. */
  subject?: string;
  sum?: string;
  status: string;
  /** Action to the words on its button; the first is the main one. */
  buttons: [string, string][];
  back: [string, string];
  note: string;
}

function bodyOf(page: SandboxPage): string {
  const buttons = page.buttons.map(
    ([action, word]) => `<button name="action" value="${action}">${escaped(word)}</button>`,
  );
  return `<h1>${escaped(page.title)}</h1>
<p class="soft">${escaped(page.to)}</p>
${page.sum ? `<p class="sum">${escaped(page.sum)}</p>` : ""}
${page.subject ? `<p>${escaped(page.subject)}</p>` : ""}
<p role="status">${escaped(page.status)}</p>
${buttons.length > 0 ? `<form method="post">${buttons.join("\n")}</form>` : ""}
<a href="${escaped(page.back[0])}">${escaped(page.back[1])}</a>
<footer>${escaped(page.note)}</footer>`;
}

/** A page of the sandbox payment provider. The return page may be on the configured origin. */
export function sandboxPage(page: SandboxPage, origin: string): Response {
  return sandboxDocument({ language: page.language, title: page.title, main: bodyOf(page), goesTo: origin });
}
